import { mount } from 'svelte';
import App from './App.svelte';
import './ui/style/fonts.css';
import './ui/style/tokens.css';
import './ui/style/base.css';
import './ui/style/frame.css';

mount(App, { target: document.getElementById('app')! });
