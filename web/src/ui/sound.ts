/** Sounds made on the spot with WebAudio: no files, silent until the first tap. Each has a visible twin. */

import { settings } from './settings.svelte';

let audio: AudioContext | null = null;
const LEVEL = 0.16;

const GESTURES = ['pointerup', 'touchend', 'click', 'keydown']; // a finger that goes down is none yet

/** Browsers allow sound only in a gesture, and phones take it away again, for a call: whenever it does not run, try. */
export function followGestures(): void {
  const ready = () => {
    audio ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
    if (audio && audio.state !== 'running') audio.resume().catch(() => {});
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, ready, { capture: true, passive: true });
}

interface Tone {
  pitch: number;
  to?: number; // where the pitch glides
  at?: number; // seconds from now
  lasts?: number;
  level?: number;
  wave?: OscillatorType;
}

function tone(on: AudioContext, { pitch, to = pitch, at = 0, lasts = 0.16, level = 1, wave = 'sine' }: Tone): void {
  const start = on.currentTime + at;
  const source = on.createOscillator();
  const gain = on.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LEVEL * level, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(gain).connect(on.destination);
  source.start(start);
  source.stop(start + lasts + 0.02);
}

function noise(on: AudioContext, pitch: number, lasts: number, level: number, at = 0): void {
  const start = on.currentTime + at;
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * lasts), on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const gain = on.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = LEVEL * level;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(start);
}

const bell = (pitch: number): Tone[] => [
  { pitch, lasts: 0.7, level: 0.7 },
  { pitch: pitch * 2.76, lasts: 0.35, level: 0.18 },
];

const TONES: Record<string, readonly Tone[]> = {
  turn: [{ pitch: 523, lasts: 0.2 }, { pitch: 784, at: 0.13, lasts: 0.34 }],
  nudge: [{ pitch: 659, lasts: 0.3, level: 0.5 }, { pitch: 523, at: 0.16, lasts: 0.4, level: 0.4 }],
  pick: [{ pitch: 440, to: 660, lasts: 0.1, level: 0.4 }],
  refused: [{ pitch: 130, to: 90, lasts: 0.16, level: 0.9, wave: 'triangle' }],
  win: [{ pitch: 523, lasts: 0.22 }, { pitch: 659, at: 0.15, lasts: 0.22 }, { pitch: 1047, at: 0.3, lasts: 0.6 }],
  score: [{ pitch: 523, lasts: 0.22 }, { pitch: 659, at: 0.18, lasts: 0.5 }],
  lose: [{ pitch: 220, to: 60, lasts: 0.6, level: 0.8, wave: 'triangle' }, { pitch: 262, to: 196, at: 0.7, lasts: 0.7, level: 0.6 }],
  over: [{ pitch: 440, lasts: 0.2, level: 0.6 }, { pitch: 440, at: 0.22, lasts: 0.4, level: 0.6 }],
  strike: [{ pitch: 160, to: 50, lasts: 0.45, level: 1, wave: 'triangle' }],
  tick: [{ pitch: 1250, to: 1100, lasts: 0.04, level: 0.5, wave: 'triangle' }],
  alarm: [{ pitch: 392, lasts: 0.16, wave: 'triangle' }, { pitch: 294, at: 0.18, lasts: 0.3, wave: 'triangle' }],
  rise: [{ pitch: 330, to: 1320, lasts: 0.5, level: 0.5 }],
};

/** A die on the table: three clicks, the last pitched by its number. */
function rattle(on: AudioContext, number: number): void {
  for (const at of [0, 0.06]) noise(on, 1900, 0.03, 1.2, at);
  tone(on, { pitch: 330 * 2 ** (number / 6), at: 0.12, lasts: 0.07, level: 0.5, wave: 'triangle' });
}

/** Make a sound by its name; `bell:3` is a bell of the third pitch, `die:3` a die that shows a three. */
export function play(name: string): void {
  if (!settings.sound || audio?.state !== 'running' || document.hidden) return;
  const [kind, step] = name.split(':');
  if (kind === 'card') return noise(audio, 2400, 0.09, 1.6);
  if (kind === 'die') return rattle(audio, Number(step));
  if (kind === 'crackle') {
    for (let i = 0; i < 9; i++) noise(audio, 3000 + Math.random() * 2500, 0.05, 1.2, 0.45 + i * 0.06);
    return;
  }
  const tones = kind === 'bell' ? bell(440 * 2 ** ([0, 2, 4, 7, 9, 12][Number(step)]! / 12)) : TONES[kind!];
  for (const one of tones ?? []) tone(audio, one);
}
