import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

const api = join(import.meta.dirname, '../..');

/** Packages of so many modules that Node.js takes seconds to find them all. */
const bundled = ['drizzle-orm', 'effect'];

/**
 * Puts the server and the command line into a file each: process tests start them some hundred times, and Node.js
 * would look for 1,600 modules each time. The code is the same, and finds what lies beside it where it does.
 */
export default async function bundledApi() {
  // Below the package, so that what is not bundled is found.
  const cache = join(api, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bundled-'));
  // Some tests start the server as another user.
  chmodSync(folder, 0o755);
  await build({
    configFile: false,
    root: api,
    logLevel: 'error',
    plugins: [keepPlaces],
    ssr: { noExternal: bundled },
    build: {
      ssr: true,
      target: 'esnext',
      outDir: folder,
      rolldownOptions: {
        input: { main: join(api, 'src/main.ts'), cli: join(api, 'src/cli/main.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  // Tests and their workers inherit it.
  process.env['BUNDLED_API'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Modules go on to lie where they are written, as far as they can tell. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('/node_modules/')) return null;
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(`file://${id}`));
  },
};
