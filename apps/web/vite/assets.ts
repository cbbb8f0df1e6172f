import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/**
 * What the builds for browsers and for the server call the same files: a longer hash would take 0.2 KB of the start, which
 * names every chunk.
 */
export const assetFileNames = ({ names: [name = ''] }: Pick<Rolldown.PreRenderedAsset, 'names'>): string =>
  `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`;

/** What compresses an asset, by what its name then ends with; each as well as it can, because it is done once. */
const compressions = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Writes each asset of text beside itself as the server sends it to browsers that take it so. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }) {
        const assets = join(dir, 'assets');
        const names = (await readdir(assets)).filter((name) => /\.(m?js|css|svg|json)$/.test(name));
        await Promise.all(names.map((name) => compressFile(join(assets, name))));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [ending, compressed] of Object.entries(compressions)) {
    const smaller = await compressed(content);
    if (smaller.byteLength < content.byteLength) await writeFile(`${file}.${ending}`, smaller);
  }
}

/** Lets the browser fetch the font together with the style sheet instead of after it. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((fileName) => fileName.endsWith('.woff2'))
          .map((fileName) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${fileName}`,
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  };
}
