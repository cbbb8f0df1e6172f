import { deflateSync } from 'node:zlib';
import type { TestRequest } from './testApplication.ts';
import { form } from './uploads.ts';

/** A document with those objects; of one blank page where there are no others. */
export const pdf = (...objects: readonly string[]): Buffer =>
  Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj',
      ...objects,
      'trailer << /Root 1 0 R >>',
      '%%EOF\n',
    ].join('\n'),
    'latin1',
  );

/** Objects that are packed in a stream, as most programs write them. */
export function packed(...objects: readonly string[]): string {
  const content = deflateSync(objects.join('\n')).toString('latin1');
  return `9 0 obj << /Type /ObjStm /N ${objects.length} /First 0 /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content}\nendstream endobj`;
}

/** Uploads a document. */
export const document = (url: string, content: Uint8Array = pdf()): TestRequest => ({
  method: 'POST',
  url,
  ...form([{ name: `${crypto.randomUUID()}.pdf`, content }]),
});
