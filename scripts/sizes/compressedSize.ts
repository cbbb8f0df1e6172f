import { gzipSync } from 'node:zlib';

/** How many bytes a browser downloads for this, compressed as well as gzip can. */
export function compressedSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).byteLength;
}
