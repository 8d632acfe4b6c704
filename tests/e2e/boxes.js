// What is wrong with a page as it stands, by arithmetic: { faults, spots }. Spots are what must not move from one update to the next.
// `touch`: fingers are used; `once`: all of the board must be on one screen.
async ({ touch, once }) => {
  for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame); // the page has settled in its new size
  const ALLOWED = [ // [one thing, what it may lie on, why]
    ['.count', '.count, .spark, button', 'how many of a card, on its corner'],
    ['.badge *, .badge, .pin, .pin *', '.avatar, .aim', 'who is away, on the foot of the disc, beside its letter'],
    ['.eyes *, .caption *, .tag *', '.eyes *, .caption *, .tag *', 'several people, their discs on each other'],
    ['kbd, kbd *', 'button', 'a key, on the corner of what it chooses'],
    ['.hand button', '.hand button', 'a large hand is held as a fan: every card keeps a strip of its own'],
    ['.aim', '.aim ~ *, .aim ~ * *', 'a whole hand is one button'],
  ];
  const NOT_FINGERS = 'a:not(.btn, .tool, .tv), summary, .skip, input[type=checkbox], [aria-hidden=true]'; // links in a sentence; ticks have a label; a short way beside a button
  const HAND = '.me .mine, .me .hand, .board > .hand, .board .hand:not(.partners .hand, .seat .hand), .board .bombs.mine';
  const SHORT = 8; // letters that there must be room for
  const faults = new Set();
  const sheet = document.querySelector('dialog[open]');
  const root = sheet ?? document.body;
  const named = (one) => (one.ariaLabel || one.textContent || one.getAttribute('class') || one.tagName).trim().replace(/\s+/g, ' ').slice(0, 40);
  const dark = (one) => { // what is written in it is nearer to black than to white
    const [red, green, blue] = getComputedStyle(one).color.match(/[\d.]+/g).map(Number);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
  };
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.vh, .sky, .skip, [inert]');
  const layer = (one) => {
    for (let up = one; up; up = up.parentElement) {
      const { position } = getComputedStyle(up);
      if (up.matches('dialog, .notes, .dock.low') || position === 'fixed' || (position === 'sticky' && up.matches('.stays, .head'))) return up;
    }
    return null;
  };

  // Boxes: lines of text, things to press, small pictures; only the part that scrolling areas around them show.
  const boxes = [];
  const add = (one, kind, rect, bounds = one) => {
    let { left, right, top, bottom } = rect;
    for (let up = bounds.parentElement; up && up !== root; up = up.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(up);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = up.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      const told = textOverflow === 'ellipsis' && up.closest('[title]') && up.textContent.trim().length > SHORT;
      if (textOverflow === 'ellipsis' && !told && (left < frame.left - 1.5 || right > frame.right + 1.5)) faults.add(`a short word is cut: ${named(one)}`);
      if (kind === 'text' && !scrolls && !told && !up.closest('svg')) {
        if (left < frame.left - 1.5 || right > frame.right + 1.5) faults.add(`cut off: ${named(one)}`);
        if (top < frame.top - 2 || bottom > frame.bottom + 2) faults.add(`cut off: ${named(one)}`);
      }
      [left, right, top, bottom] = [Math.max(left, frame.left), Math.min(right, frame.right), Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    if (right - left <= 1 || bottom - top <= 1) return;
    const panel = kind === 'text' && one.closest('.panel')?.getBoundingClientRect();
    if (panel && (left < panel.left - 1 || right > panel.right + 1)) faults.add(`out of its panel: ${named(one)}`);
    const over = layer(one);
    boxes.push({ one, kind, left, right, top, bottom, layer: over });
    const edge = over?.matches('.dock') ? over.getBoundingClientRect().top : -Infinity; // what stands out above it lies on the board
    if (top < edge - 1) boxes.push({ one, kind, left, right, top, bottom: Math.min(bottom, edge), layer: null });
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest('svg, script, style, option') || !seen(one)) continue;
    if (one.closest('.ending .hero, .low .dice .label') && dark(one)) faults.add(`dark on a dark field: ${named(one)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      add(one, 'text', { left, right, top: top + height * 0.17, bottom: bottom - height * 0.17 }, node);
    }
  }
  const PRESS = 'button, a[href], input, select, textarea, summary';
  for (const one of root.querySelectorAll(PRESS)) if (seen(one)) add(one, 'press', one.getBoundingClientRect());
  for (const one of root.querySelectorAll('svg.icon, .avatar, .badge, .spark')) {
    if (seen(one) && !one.closest('button svg')) add(one, 'picture', one.getBoundingClientRect());
  }

  for (const one of root.querySelectorAll('.sections a')) {
    if (seen(one) && one.getBoundingClientRect().height > 46) faults.add(`in two lines: ${named(one)}`);
  }
  for (const one of root.querySelectorAll('svg.icon:only-child')) { // a sign on a round ground stands in its middle
    const ground = one.parentElement;
    const [a, b] = [one.getBoundingClientRect(), ground.getBoundingClientRect()];
    if (getComputedStyle(ground).borderRadius !== '50%' || !seen(one) || ground.textContent.trim()) continue;
    if (Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2) > 3) faults.add(`not in the middle: ${named(ground)}`);
  }

  if (document.documentElement.scrollWidth > innerWidth) faults.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  for (const { one, kind, left, right, top, bottom, layer } of boxes) {
    if (left < -1 || right > innerWidth + 1) faults.add(`partly off the screen: ${named(one)}`);
    if (layer && !layer.matches('.notes') && getComputedStyle(layer).overflowY === 'visible' && (top < -1 || bottom > innerHeight + 1)) faults.add(`partly off the screen: ${named(one)}`);
    if (once && !sheet && one.closest('.board') && bottom > innerHeight + 1) faults.add(`below the screen: ${named(one)}`);
    if (touch && kind === 'press' && !one.matches(NOT_FINGERS)) {
      const drawn = one.getBoundingClientRect();
      const more = getComputedStyle(one, '::after'); // some reach further than they are drawn
      const reaches = more.content !== 'none' && more.position === 'absolute' && more.pointerEvents !== 'none';
      const width = Math.max(drawn.width, reaches ? parseFloat(more.width) || 0 : 0);
      const height = Math.max(drawn.height, reaches ? parseFloat(more.height) || 0 : 0);
      if (Math.min(width, height) < 39.5) faults.add(`small for a finger: ${named(one)} ${Math.round(width)}×${Math.round(height)}`);
    }
  }

  // Two boxes that share more than a rim. A line that lies within a button entirely is part of it.
  const may = (a, b) => ALLOWED.some(([on, below]) => a.matches(on) && b.matches(below));
  const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide < 2 || high < 2 || a.layer !== b.layer) continue;
      if (a.one === b.one || a.one.contains(b.one) || b.one.contains(a.one) || may(a.one, b.one) || may(b.one, a.one)) continue;
      const press = a.kind === 'press' || b.kind === 'press';
      if (press && a.kind !== b.kind && (within(a, b) || within(b, a))) continue;
      faults.add(`overlap: “${named(a.one)}” and “${named(b.one)}”`);
    }
  }

  // In a lesson: what the step speaks of, what is to be pressed and the dock are not below the bubble; the air around them may be.
  const bubble = !sheet && document.querySelector('.bubble')?.getBoundingClientRect();
  if (bubble && !document.querySelector('.ring')) faults.add('nothing is pointed at');
  for (const one of bubble ? document.querySelectorAll('.ring, .doit, .dock') : []) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [wide, high] = [Math.min(right, bubble.right) - Math.max(left, bubble.left), Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top)];
    if (one.matches('.doit') && (top < -8 || bottom > innerHeight + 8)) faults.add('what is to be pressed is off the screen');
    if (one.checkVisibility() && wide > 15 && high > 15) faults.add(`below the bubble: ${one.classList[0]}, ${Math.round(wide)}×${Math.round(high)}`);
  }

  // My hand and what I can answer are on the first screen, above the dock.
  const dock = document.querySelector('.board .dock');
  const hand = [...document.querySelectorAll(HAND)].find(seen);
  const spots = {};
  if (dock && !sheet && seen(dock)) {
    const { top, height } = dock.getBoundingClientRect();
    const over = dock.matches('.narrow, .low');
    if (over) spots.dock = Math.round(height);
    const scrolled = over ? 0 : scrollY; // at the foot it stays where it is
    for (const one of dock.querySelectorAll('button')) if (seen(one) && one.getBoundingClientRect().bottom + scrolled > innerHeight + 1) faults.add(`below the first screen: ${named(one)}`);
    if (hand && !bubble) { // in a lesson what is spoken of comes first
      const { bottom } = hand.getBoundingClientRect();
      spots.hand = Math.round(bottom + scrollY);
      for (const card of hand.querySelectorAll('button:not([aria-hidden=true])')) if (card.getBoundingClientRect().width < 30) faults.add(`not to be seen: ${named(card)}`);
      const end = over && !hand.closest('.dock') && dock.getBoundingClientRect().left < hand.getBoundingClientRect().right ? Math.min(top, dock.querySelector('.brief')?.getBoundingClientRect().top ?? top) : innerHeight; // the coach's line stands out above it
      if (bottom + scrollY > end + 1) faults.add(`my hand ends ${Math.round(bottom + scrollY - end)} px below what is seen`);
    }
  }
  return { faults: [...faults], spots };
};
