// Put into a page before it loads: sees what a player would see go wrong while things move. Everything is in `witness`.
(() => {
  if (window.witness) return;
  const witness = (window.witness = { faults: [], flown: 0, sent: 0, refused: [], newest: 0, moved: 0, updates: new Map() });
  const fault = (text) => witness.faults.includes(text) || witness.faults.push(text);
  const shown = () => Number(document.querySelector('[data-update]')?.dataset.update ?? 0);
  witness.rests = () => shown() === witness.newest && performance.now() - witness.moved > 2000;

  const harmless = /^ResizeObserver loop/; // what was measured is drawn one frame later
  addEventListener('error', (event) => harmless.test(event.message) || fault(`error: ${event.message ?? event.target?.src ?? event.target?.href}`), true);
  addEventListener('unhandledrejection', (event) => fault(`rejection: ${event.reason?.stack ?? event.reason}`));
  addEventListener('securitypolicyviolation', (event) => fault(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  for (const kind of ['error', 'warn']) {
    const usual = console[kind];
    console[kind] = (...said) => {
      fault(`console: ${said.join(' ')}`);
      usual.apply(console, said);
    };
  }

  // What is sent must be on offer in what is shown, under a finger that came down on what it lifts from.
  const words = (event) => event.target.closest?.('button')?.textContent;
  let pressed, clicked;
  addEventListener('pointerdown', (event) => (pressed = words(event)), true);
  addEventListener('click', (event) => (clicked = words(event)), true);
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data);
        if (told.t === 'refusal') witness.refused.push(`${told.code} ${witness.last}`);
        if (told.t !== 'update') return;
        witness.newest = told.n;
        witness.updates.set(told.n, told);
        setTimeout(() => shown() && shown() < told.n && fault(`update ${told.n} is not shown at once`));
        if (told.turn.t === 'over' && !told.whole) witness.end = told.log.at(-1).say.map((part) => part.text ?? part).join('');
      });
    }
    send(text) {
      const { t, action } = JSON.parse(text);
      if (t === 'do') {
        witness.sent += 1;
        witness.last = `(${clicked} on ${shown()} of ${witness.newest})`;
        const offered = witness.updates.get(shown())?.legal ?? [];
        if (!offered.some((offer) => offer.id === action)) fault(`sent ${action}, not on offer in update ${shown()}`);
        if (pressed !== clicked) fault(`pressed “${pressed}”, lifted from “${clicked}”`);
      }
      super.send(text);
    }
  };

  // Only what travels may be unseen meanwhile: no place, panel or button goes away, and nothing drops out for a moment.
  const kept = 'main :is(section, article, h2, ol, ul, [aria-haspopup], .panel, .dock)';
  const named = (element) => element.dataset.flip ?? element.ariaLabel ?? `${element.tagName}.${element.className}`;
  const follows = '[data-flip^=space-], [data-flip^=hand-], [data-flip^=nope-], [data-flip=stage], [data-flip^=fate-], [data-flip$=cat]'; // another may come at once
  let last = 0; // shown in the last frame
  let there = new Set(); // what can move, in the last frame
  const gone = new Map(); // since when it is not there any more
  const look = () => {
    const now = performance.now();
    if (shown() !== last) [last, witness.moved] = [shown(), now];
    const flying = document.querySelectorAll('.sky > *');
    for (const one of flying) {
      if (!one.seenFlying) witness.flown += 1;
      one.seenFlying = true;
    }
    if (flying.length) {
      for (const element of document.querySelectorAll(kept)) {
        if (element.checkVisibility({ visibilityProperty: true }) && !element.checkVisibility({ opacityProperty: true })) fault(`unseen during a flight: ${named(element)}`);
      }
    }
    const said = [...document.querySelectorAll('.log li, [aria-live]')].map((one) => one.textContent);
    const result = document.querySelector('.ending a[download]');
    if (!result && witness.end && said.some((text) => text.includes(witness.end))) fault('the log tells the end before it is seen');
    const here = new Set();
    for (const element of document.querySelectorAll(`main [data-flip]:not(${follows})`)) {
      if (element.getBoundingClientRect().width) here.add(element.dataset.flip);
    }
    for (const name of here) {
      if (now - gone.get(name) < 400) fault(`dropped out for a moment: ${name}`);
      gone.delete(name);
    }
    for (const name of there) if (!here.has(name)) gone.set(name, now);
    there = here;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  // Every card that an update moves is seen flying.
  const MOVES = {
    hanabi: ['played', 'discarded', 'drew'],
    kaboom: ['cut', 'analyzed', 'exited', 'hurried', 'took', 'discarded', 'drew'],
    kittens: ['played', 'noped', 'took', 'drew'],
    fuse: [], // several updates may be drawn at once
  };
  let due = { n: 0, moves: [], flights: 0 };
  const settle = (n) => {
    if (due.flights < due.moves.length) fault(`update ${due.n}: ${due.moves} moved, ${due.flights} flew`);
    const { whole, events } = witness.updates.get(n) ?? { whole: true };
    due = { n, moves: whole || n !== due.n + 1 ? [] : events.map((event) => event.t).filter((t) => MOVES[document.documentElement.dataset.game].includes(t)), flights: 0 };
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') settle(shown());
      else if (target.matches?.('.sky')) due.flights += [...addedNodes].filter((node) => node.nodeType === Node.ELEMENT_NODE).length;
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-update'] });

  // What lies on the table, where, and what is asked: to compare with a new page.
  witness.reads = () => {
    const text = (element) => {
      const copy = element.cloneNode(true);
      for (const key of copy.querySelectorAll('.key, .letter')) key.remove(); // a new page deals out the letters anew
      return copy.textContent;
    };
    const words = (element) => (element.ariaLabel?.replace(/^[A-Z]: /, '') ?? text(element)).replace(/;.*/, '').trim();
    const things = [...document.querySelectorAll('main [data-flip], .dock :is(h2, button), .log li')].filter((one) => !one.closest('.sky'));
    return things.map((one) => `${one.dataset.flip ?? one.tagName}: ${words(one)}`);
  };
})();
