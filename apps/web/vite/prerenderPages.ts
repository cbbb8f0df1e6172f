import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { locales, type Locale } from '@tilava/domain/format';
import { build } from 'vite';
import { assetFileNames } from './assets.ts';
import { messages } from './messages.ts';
import type { PrerenderedPage } from '../src/app/prerenderedPages.ts';

/** A page of the app, rendered to HTML. */
interface PrerenderedHtml extends PrerenderedPage {
  readonly language: Locale;
  readonly html: string;
}

/** What the server build of the app exports. */
interface PrerenderModule {
  readonly prerenderedPages: readonly PrerenderedPage[];
  readonly prerenderPage: (path: string, language: Locale) => Promise<string>;
}

/** Builds the app for a server, and renders its public pages in every language. */
export async function prerenderPages(root: string): Promise<readonly PrerenderedHtml[]> {
  // Within the app's folder, so that Node.js resolves external packages from there.
  const outDir = await mkdtemp(join(root, 'node_modules/.prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), vanillaExtractPlugin(), messages()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir,
        assetsInlineLimit: 0,
        minify: false,
        rolldownOptions: { output: { assetFileNames } },
      },
    });
    const { prerenderPage, prerenderedPages } = (await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )) as PrerenderModule;
    const pages: PrerenderedHtml[] = [];
    for (const page of prerenderedPages) {
      for (const language of locales) {
        pages.push({ ...page, language, html: await prerenderPage(page.path, language) });
      }
    }
    return pages;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
