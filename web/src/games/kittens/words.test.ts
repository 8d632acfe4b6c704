import { describe } from 'vitest';
import { readWell } from '../../words/reading.fixture';

describe('the words of the board', () => readWell('kittens'));
