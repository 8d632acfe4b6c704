/** A friendly name for somebody who has not given one. */
const NAMES = {
  it: ['Razzo', 'Scintilla', 'Girandola', 'Lucciola', 'Cometa', 'Bengala', 'Favilla', 'Stellina', 'Lampo', 'Zolfanello'],
  en: ['Rocket', 'Sparkler', 'Pinwheel', 'Firefly', 'Comet', 'Ember', 'Flare', 'Twinkle', 'Flash', 'Matchstick'],
} as const;

export function friendlyName(language: 'it' | 'en', random = Math.random): string {
  const names = NAMES[language];
  return names[Math.floor(random() * names.length)]!;
}
