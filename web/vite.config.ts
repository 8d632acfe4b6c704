/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { wordsPlugin } from './words.mjs';

const server = 'http://127.0.0.1:8000'; // `make play NO_OPEN=1` beside `npm --prefix web run dev`

export default defineConfig({
  plugins: [svelte({ configFile: false }), wordsPlugin()],
  build: {
    target: 'es2022',
    outDir: '../src/miccia/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, so that the Content-Security-Policy allows none
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
