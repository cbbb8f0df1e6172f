/** A server of a page of `bench/pages` beside the product, whose API and map it passes on. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { passOn, startSideServer, type SideServer } from './passOn.ts';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** Serves the page at `/`, compressed and cached as the product's own files are. */
export async function servePage(page: 'list' | 'map', product: string): Promise<SideServer> {
  const built = await build({
    root: fileURLToPath(new URL(`../pages/${page}`, import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: { write: false, target: 'es2023' },
  });
  if (!('output' in built)) throw new Error('The build has to end with one output');
  const files = new Map<string, Buffer>(
    built.output.map((file) => {
      const content = file.type === 'chunk' ? file.code : file.source;
      return [`/${file.fileName}`, brotliCompressSync(content)];
    }),
  );
  return startSideServer((request, reply) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    if (file !== undefined) {
      const type = types[path.split('.').at(-1) ?? ''];
      reply
        .writeHead(200, {
          'content-encoding': 'br',
          'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          ...(type !== undefined && { 'content-type': type }),
        })
        .end(file);
      return;
    }
    passOn(product, request, request.headers).then(
      (answered) => answered.pipe(reply.writeHead(answered.statusCode ?? 502, answered.headers)),
      (error: unknown) => reply.destroy(error instanceof Error ? error : undefined),
    );
  });
}
