/** What a step speaks of and what does it, as they lie on the page now: boards move, so it is looked at in every frame. */

import type { Step } from '../../wire/types';
import type { Box } from './placing';

const CONTROLS = 'button, a[href], summary, input, [role="button"], [role="radio"]';
export const NOT_NOW = 'not-in-this-step'; // the id of the words that say so

export class Stage {
  lit = $state.raw<readonly Box[]>([]); // what it speaks of
  dock = $state.raw<Box | null>(null);
  tall = $state(0); // the highest it has been: it keeps that, so that nothing moves under the thumb
  private across = 0; // how wide the page was then
  control = $state.raw<HTMLElement | null>(null); // the next to press
  halo = $state.raw<Box | null>(null); // around it
  private readonly dimmed = new Map<Element, string | null>(); // with what they said of themselves

  /** Look at the page, frame by frame; call what is returned to stop. */
  watch(page: HTMLElement, step: () => Step | null): () => void {
    let frame = requestAnimationFrame(look);
    const stage = this;
    function look(): void {
      stage.see(page, step());
      frame = requestAnimationFrame(look);
    }
    return () => {
      cancelAnimationFrame(frame);
      this.mark(null);
      this.dim(page, null);
    };
  }

  private see(page: HTMLElement, step: Step | null): void {
    const things = (step?.points ?? []).flatMap((name) => find(page, name) ?? []);
    this.lit = same(this.lit, things.map(boxOf));
    const dock = page.querySelector('.dock');
    this.dock = same(this.dock ? [this.dock] : [], dock ? [boxOf(dock)] : [])[0] ?? null;
    if (this.across !== innerWidth) [this.across, this.tall] = [innerWidth, 0];
    else this.tall = Math.max(this.tall, this.dock?.height ?? 0);
    this.mark(step ? next(page, step.done ? ['onward'] : step.presses) : null);
    this.halo = same(this.halo ? [this.halo] : [], this.control ? [boxOf(this.control)] : [])[0] ?? null;
    this.dim(page, step);
  }

  /** In a sheet over the page no frame can be drawn around it: so it wears a mark. */
  private mark(control: HTMLElement | null): void {
    if (control === this.control) return;
    this.control?.removeAttribute('data-next');
    control?.setAttribute('data-next', '');
    this.control = control;
  }

  /** Whether a control belongs to the step. */
  belongs(control: Element, step: Step | null): boolean {
    const name = control.closest('[data-lesson]')?.getAttribute('data-lesson') ?? '';
    return name === 'onward' || name === 'leave' || (step?.presses.includes(name) ?? false);
  }

  /** Controls that are not of the step say so; they stay where they are. */
  private dim(page: HTMLElement, step: Step | null): void {
    for (const control of page.querySelectorAll(`.board ${CONTROLS.split(', ').join(', .board ')}`)) {
      if (step && !this.belongs(control, step)) {
        if (control.getAttribute('aria-describedby') === NOT_NOW && control.getAttribute('aria-disabled') === 'true') continue;
        this.dimmed.set(control, control.getAttribute('aria-disabled'));
        control.setAttribute('aria-disabled', 'true');
        control.setAttribute('aria-describedby', NOT_NOW);
      } else if (this.dimmed.has(control)) {
        const said = this.dimmed.get(control)!;
        const ours = control.getAttribute('aria-disabled') === 'true'; // else the board has said something new
        if (ours && said === null) control.removeAttribute('aria-disabled');
        else if (ours) control.setAttribute('aria-disabled', said);
        control.removeAttribute('aria-describedby');
        this.dimmed.delete(control);
      }
    }
  }
}

/** The control that was meant, wherever in it somebody pressed. */
export const controlAt = (target: EventTarget | null): Element | null => (target as Element | null)?.closest?.(CONTROLS) ?? null;

/** A thing or control of a board by its name, as far as it can be seen; of several, the one in the dock. */
export function find(page: HTMLElement, name: string): HTMLElement | undefined {
  const named = page.querySelectorAll<HTMLElement>(`[data-lesson="${name}"], [data-flip="${name}"]`);
  return [...named].findLast((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
}

/** The first of these controls that is there, can be pressed, and is not pressed already. */
function next(page: HTMLElement, names: readonly string[]): HTMLElement | null {
  const idle = (control: HTMLElement) => [control.ariaPressed, control.ariaChecked, control.ariaDisabled].includes('true') || control.matches(':disabled');
  return names.flatMap((name) => find(page, name) ?? []).find((control) => !idle(control)) ?? null;
}

function boxOf(thing: Element): Box {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { left, top, width, height };
}

/** The old boxes if nothing has moved, so that nobody draws anew. */
function same(old: readonly Box[], now: readonly Box[]): readonly Box[] {
  const still = (a: Box, b: Box | undefined) => b && (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.5);
  return old.length === now.length && old.every((box, i) => still(box, now[i])) ? old : now;
}
