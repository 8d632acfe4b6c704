// The hands of a player without a plan, for every game, size and language: what to tap next, by roles and structure.
// Answers { x, y, what }, { over: true } when the result is shown, or null while there is nothing to do.
() => {
  const free = (button) => !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility();
  const all = (css, within = document) => [...within.querySelectorAll(css)].filter(free);
  window.taps = (window.taps ?? 0) + 1;
  const some = (buttons) => buttons[window.taps % Math.max(1, buttons.length)];

  const sheets = (sheet) =>
    all('.sure .ghost', sheet)[0] ??
    all('.btn.wide', sheet)[0] ??
    some(all('[role=radio][aria-checked=false], [role=group] button, ul button[aria-pressed=false]', sheet)) ??
    all('header button', sheet)[0];

  const games = {
    hanabi: () => {
      const deeds = all('.actions .tabs button');
      const cards = all('.me [data-flip^=card-]');
      const order = (window.wish === 'end' ? [1] : [2, 1, 0]).map((nth) => deeds[nth]).filter((one) => one && !one.matches('.cannot'));
      if (window.wish === 'end' && order[0]?.ariaPressed === 'false') return order[0]; // three wrong cards end it
      return (
        all('.actions .go .btn:not(.ghost)')[0] ??
        some(all('.actions [role=radio]')) ??
        some(all('.actions .partners button')) ??
        (deeds[0]?.ariaPressed === 'true' ? order[0] : deeds.length ? some(cards) : undefined)
      );
    },
    kaboom: () => {
      const answers = all('.ask .place');
      const go = document.querySelector('.ask .answers > .btn:not(.ghost, .wild, .hold)');
      if (answers.length) return some(answers);
      if (document.querySelector('.ask .hold')) return all('.ask .answers .btn.ghost')[0];
      if (go) return go.disabled ? some(all('.hand li:not(.chosen) button')) : go;
      return some(all('.hand .lit button')) ?? all('.ask .end, .rail .end button')[0];
    },
    kittens: () => {
      const plays = all('.dock .plays .btn');
      if (window.wish === 'end') return all('.dock .head .btn')[0] ?? plays.at(-1) ?? all('.dock .two .btn').at(-1);
      const draw = all('.dock .two .btn').at(-1);
      if (plays.length > 1) return plays[0];
      if (plays.length) window.tired = true; // of trying cards that do nothing alone
      if (plays.length) return plays[0];
      return window.tired ? ((window.tired = false), draw) : some([...all('.hand .can:not(.taken) button'), draw]);
    },
    fuse: () => some(all('.answers button')),
  };

  const sheet = document.querySelector('dialog[open]');
  if (document.querySelector('.ending a[download]')) return { over: true };
  const ready = all('main button:not([aria-haspopup])').find((button) => /\b(ready|pront[oaie])\b/i.test(button.textContent));
  const button = sheet ? sheets(sheet) : (ready ?? games[document.documentElement.dataset.game]?.());
  if (!button) return null;
  button.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, what: button.ariaLabel ?? button.textContent.trim() };
};
