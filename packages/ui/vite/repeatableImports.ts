import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own, of which the build takes only what it is called by. */
const helper = /\bvite\/preload-helper\.js$/u;

const loader = join(import.meta.dirname, 'importPart.ts');

/**
 * Lets dynamic imports that failed be tried again. Most browsers remember for as long as a page is open that a script
 * did not come, and never ask for it again, whoever imports it; Vite's own preloading runs into that, too. With this
 * plugin the files of a part are fetched before it is imported, so that a failure is nothing to remember.
 *
 * @example
 * export default defineConfig({ plugins: [react(), repeatableImports()] });
 */
export function repeatableImports(): Plugin {
  let base = '/';
  return {
    name: 'repeatable-imports',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Vite leaves a part out of its own list where it needs no further file.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' || files.includes(file) ? files : [file, ...files],
        },
      },
    }),
    configResolved: (config) => {
      ({ base } = config);
    },
    transform: {
      filter: { id: helper },
      handler: () => `
        import { importPart } from ${JSON.stringify(loader)};
        export const __vitePreload = (load, files = [], importer = location.href) =>
          importPart(load, files.map((file) => new URL(${JSON.stringify(base.replace(/^\.\/$/u, ''))} + file, importer).href));
      `,
    },
  };
}
