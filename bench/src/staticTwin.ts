/** A server of the same pages without a script: the soonest that their text, font and pictures can show. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { passOn, startSideServer, type SideServer } from './passOn.ts';

const scripts = /<script[^>]*>.*?<\/script>|<template id="app">.*?<\/template>/gs;

/** Serves what another server does, as it sends it; pages without their scripts. */
export const startStaticTwin = (address: string): Promise<SideServer> =>
  startSideServer((request, reply) => {
    answer(address, request, reply).catch((error: unknown) =>
      reply.destroy(error instanceof Error ? error : undefined),
    );
  });

async function answer(address: string, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const isPage = request.headers.accept?.includes('text/html') === true;
  const asked = { ...request.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
  const answered = await passOn(address, request, asked);
  const status = answered.statusCode ?? 502;
  if (!isPage) {
    answered.pipe(reply.writeHead(status, answered.headers));
    return;
  }
  const { 'content-length': _length, 'transfer-encoding': _coding, ...others } = answered.headers;
  const page = (await text(answered)).replaceAll(scripts, '');
  reply.writeHead(status, { ...others, 'content-encoding': 'br' }).end(brotliCompressSync(page));
}
