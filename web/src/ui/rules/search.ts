/** Finds rules by words and numbers, whatever accents and capitals they are written with. */

import type { Paragraph, Rulebook, Section } from '../../wire/types';

/** A text as it is looked for; every letter stays at its place. */
export const fold = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()[0]! + ' '.repeat(letter.length - 1)).join('').replaceAll('’', "'");

const ENDING = /(?<=.{4})[aeios]$/; // of a longer word: cards, carte, scarto

/** The words of a question, without the endings that only say how many: all of them must be there. */
export const wordsOf = (question: string): string[] => fold(question).split(/\s+/).filter(Boolean).map((word) => word.replace(ENDING, ''));

/** The numbers of the rules in a paragraph: "H7, H8". */
export const numbersOf = ({ rule }: Paragraph): string[] => (rule ? rule.split(/, */) : []);

const isNumber = (word: string): boolean => /^[a-z]{1,2}\d+[a-z]?$/.test(word);

function fits(paragraph: Paragraph, heading: string, words: readonly string[]): boolean {
  const numbers = numbersOf(paragraph).map((number) => number.toLowerCase());
  const text = fold(paragraph.text);
  const cited = (word: string) => text.match(new RegExp(`\\b${word}\\b`)) !== null;
  return words.every((word) => (isNumber(word) ? numbers.includes(word) || cited(word) : text.includes(word) || heading.includes(word)));
}

/** The sections with what was found in them; with no question, all of the book. */
export function find(book: Rulebook, question: string): { sections: Section[]; count: number } {
  const words = wordsOf(question);
  if (!words.length) return { sections: book.sections, count: 0 };
  const sections = book.sections
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter((paragraph) => fits(paragraph, fold(section.heading), words)) }))
    .filter(({ paragraphs }) => paragraphs.length);
  return { sections, count: sections.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0) };
}

/** A text in pieces: those that were looked for are marked. */
export function pieces(text: string, question: string): { text: string; found: boolean }[] {
  const folded = fold(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(question)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const cut: { text: string; found: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = cut.at(-1);
    if (last && last.found === hits[i]) last.text += text[i];
    else cut.push({ text: text[i]!, found: hits[i]! });
  }
  return cut;
}
