/** The languages the table speaks. */
import type { Hello, Line } from './types';

export type Language = NonNullable<Hello['language']>;

/** Text and marks: see `Mark`. */
export type Sentence = Line['say'];
