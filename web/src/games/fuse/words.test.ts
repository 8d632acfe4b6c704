import { describe } from 'vitest';
import { readWell } from '../../words/reading.fixture';
import { en, it } from './words';

describe('the words of the board', () => readWell(it, en));
