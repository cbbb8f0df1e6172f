import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { locales } from '@tilava/domain/format';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { cssTarget } from '@tilava/ui/cssTarget';
import { repeatableImports } from '@tilava/ui/repeatableImports';
import { defineConfig } from 'vite';
import { compileTexts } from './vite/compileTexts.ts';
import { compress } from './vite/compress.ts';
import { documents } from './vite/documents.ts';
import { preloadFont } from './vite/preloadFont.ts';
import { serviceWorker } from './vite/serviceWorker.ts';
import { manualChunks } from './vite/manualChunks.ts';
import { splitEntryScripts } from './vite/splitEntryScripts.ts';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    repeatableImports(),
    compileTexts(),
    // React-aria speaks thirty languages; the app speaks three.
    optimizeLocales.vite({ locales: [...locales] }),
    preloadFont(),
    splitEntryScripts(),
    documents(),
    serviceWorker(),
    compress(),
  ],
  // The server writes a new nonce in its place with every page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    cssTarget,
    // A data: address would be refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: manualChunks } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
