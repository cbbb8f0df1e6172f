import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { locales, type Locale } from '@tilava/domain/format';
import { build } from 'vite';
import { compileTexts } from './compileTexts.ts';
import type { PrerenderedPage } from '../src/app/prerenderedPages.ts';

/** A page of the app as HTML. */
export interface DrawnPage extends PrerenderedPage {
  readonly language: Locale;
  readonly html: string;
}

/** What the app is built into for this. */
interface Drawing {
  readonly prerenderedPages: readonly PrerenderedPage[];
  readonly drawPage: (path: string, language: Locale) => Promise<string>;
}

/** Builds the app for a server and lets it draw its pages for visitors, in every language. */
export async function drawPages(root: string): Promise<readonly DrawnPage[]> {
  // Beside the app, so that what it leaves to Node.js is found as from there.
  const outDir = await mkdtemp(join(root, 'node_modules/.drawing-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), vanillaExtractPlugin(), compileTexts()],
      ssr: { noExternal: true },
      build: { ssr: 'src/app/prerender.tsx', outDir, assetsInlineLimit: 0, minify: false },
    });
    const { drawPage, prerenderedPages } = (await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )) as Drawing;
    const pages: DrawnPage[] = [];
    for (const page of prerenderedPages) {
      for (const language of locales) {
        pages.push({ ...page, language, html: await drawPage(page.path, language) });
      }
    }
    return pages;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
