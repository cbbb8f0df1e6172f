/** A server of a plain React list of what the product's API answers. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { passOn, startSideServer, type SideServer } from './passOn.ts';

const root = fileURLToPath(new URL('../pages/list', import.meta.url));

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** Serves the list at `/`, compressed and cached as the product's own files are, and passes on calls of the API. */
export async function startPlainList(address: string): Promise<SideServer> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false },
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
    passOn(address, request, request.headers).then(
      (answered) => answered.pipe(reply.writeHead(answered.statusCode ?? 502, answered.headers)),
      (error: unknown) => reply.destroy(error instanceof Error ? error : undefined),
    );
  });
}
