import { describe } from 'vitest';
import { readWell } from '../../words/reading.fixture';
import { en } from './words.en';
import { it } from './words.it';

describe('the words of the board', () => readWell(it, en));
