import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { cssTarget } from '@tilava/ui/cssTarget';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { documents } from './vite/documents.ts';
import { preloadFont } from './vite/preloadFont.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), preloadFont(), documents(), compress()],
  // The server writes a new nonce in its place with every page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    cssTarget,
    // A data: address would be refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
