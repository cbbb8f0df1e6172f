import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { locales } from '@tilava/domain/format';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { cssTarget } from '@tilava/ui/cssTarget';
import { repeatableImports } from '@tilava/ui/repeatableImports';
import { defineConfig } from 'vite';
import { messages } from './vite/messages.ts';
import { assetFileNames, compress, preloadFont } from './vite/assets.ts';
import { chunks } from './vite/chunks.ts';
import { documents } from './vite/documents.ts';
import { modulesOfFiles } from './vite/modulesOfFiles.ts';
import { publicPage } from './vite/publicPage.ts';
import { productionRouter } from './vite/productionRouter.ts';
import { serviceWorker } from './vite/serviceWorker.ts';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    repeatableImports(),
    messages(),
    productionRouter(),
    // React-aria speaks thirty languages; the app speaks three.
    optimizeLocales.vite({ locales: [...locales] }),
    preloadFont(),
    documents(),
    serviceWorker(),
    // Behind the worker, which keeps nothing of it.
    publicPage(),
    modulesOfFiles(),
    compress(),
  ],
  // Pages start no other script by its address (`trustedTexts.ts`).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].mjs' } } },
  // The server writes a new nonce in its place with every page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    // Names chunks by their modules; it is not served.
    manifest: true,
    assetsDir: 'assets',
    cssTarget,
    // A data: address would be refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The start names every chunk: words would take 1.1 KB of it.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames,
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/map': 'http://127.0.0.1:3000' } },
});
