import { createHash } from 'node:crypto';
import { cssTarget } from '@tilava/ui/cssTarget';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { assetFileNames } from './assets.ts';
import { messages } from './messages.ts';

/** Where the server looks for it; it is not served. */
const fileName = 'server/publicPage.mjs';

/** Builds what the server draws the pages of announcements with, and their style sheet: `src/app/publicPage.tsx`. */
export function publicPage(): Plugin {
  let root = '';
  return {
    name: 'public-page',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      ({ root } = config);
    },
    generateBundle: {
      order: 'post',
      async handler() {
        const { code, styles } = await buildPage(root);
        const sheet = `assets/premises-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
        this.emitFile({ type: 'asset', name: 'PublicPage.css', fileName: sheet, source: styles });
        this.emitFile({ type: 'asset', fileName, source: code.replaceAll('__STYLE_SHEET__', `/${sheet}`) });
      },
    },
  };
}

/** In one file, with all that it imports. */
async function buildPage(root: string): Promise<{ readonly code: string; readonly styles: string }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin(), messages()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: 'src/app/publicPage.tsx',
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      target: 'esnext',
      cssTarget,
      cssMinify: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, assetFileNames } },
    },
  });
  if (!('output' in result)) throw new Error('The build has to end with one output');
  const [{ code }, ...others] = result.output;
  const styles = others.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  if (others.some(({ type }) => type === 'chunk') || styles.length === 0)
    throw new Error('The page has to be one script and its styles');
  return { code, styles: styles.join('') };
}
