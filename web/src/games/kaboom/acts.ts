/** The actions of Kaboom! in their JSON form. */

import type { Offer } from '../../wire/types';
import type { KaboomAct as Act } from './types';

export type { Act };

export const actOf = (offer: Offer): Act => offer.act as Act;
