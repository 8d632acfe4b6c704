import './ui/style/fonts.css';
import './ui/style/tokens.css';
import './ui/style/base.css';
import './ui/style/frame.css'; // the styles of the frame come first, so that a game's own table wins
import { mount } from 'svelte';
import App from './App.svelte';
import { keepClient } from './ui/offline';
import { begin } from './ui/settings.svelte';

void begin().then(() => mount(App, { target: document.getElementById('app')! }));
if (import.meta.env.PROD) addEventListener('load', () => void keepClient().catch(() => {}));
