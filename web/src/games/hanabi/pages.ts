import type { Pages } from '..';
import Convention from './Convention.svelte';
import { hanabiWords } from './language';

export default {
  convention: { title: () => hanabiWords()('convention-title'), Page: Convention },
} satisfies Pages;
