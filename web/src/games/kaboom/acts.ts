/** The actions of Kaboom! in their JSON form. */

import type { Offer } from '../../wire/types';

export type Act =
  | { do: 'analyze' | 'bypass'; agent: number; wire: number }
  | { do: 'cut'; agent: number; colour: string; replaces: string | null }
  | { do: 'exit' | 'timer' | 'double-timer' | 'alarm' | 're-enter'; agent: number }
  | { do: 'intercept'; agent: number; offset: number }
  | { do: 'wild'; agent: number; as: 'exit' }
  | { do: 'wild'; agent: number; as: 'analyze'; wire: number }
  | { do: 'finish' | 'defuse' | 'hold' }
  | { do: 'pay'; cards: string[] }
  | { do: 'take' | 'discard'; card: string }
  | { do: 'leave'; agent: number };

export const actOf = (offer: Offer): Act => offer.act as unknown as Act;
