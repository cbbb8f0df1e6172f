import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadedFile } from './operations.ts';
import { payloadTooLarge } from './problems.ts';

/** The greatest picture that is taken, in bytes. */
export const pictureLimit = 32 * 1024 * 1024;

/** Bytes of a form: the picture, and what stands round it. */
const formLimit = pictureLimit + 64 * 1024;

/** The only multipart bodies are pictures: one file, and nothing beside it. */
export async function takePictures(server: FastifyInstance): Promise<void> {
  server.addHook('preValidation', async (request) => {
    if (request.headers['content-type']?.startsWith('multipart/form-data') === true) refuseLongForm(request);
  });
  await server.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: pictureLimit, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    async onFile(part) {
      const file: UploadedFile = { name: part.filename, content: await part.toBuffer() };
      // Typed as what a field may hold; the handlers' types say that it is a file.
      Object.assign(part, { value: file });
    },
  });
}

/** The reader of forms reads to the end before it says that a file is too large, however long that takes. */
function refuseLongForm({ raw }: FastifyRequest): void {
  if (Number(raw.headers['content-length'] ?? 0) > formLimit) throw payloadTooLarge();
  let received = 0;
  // Paused, so that what is counted is what the reader gets once it begins.
  raw.pause();
  raw.on('data', (chunk: Uint8Array) => {
    if (received > formLimit) return;
    received += chunk.length;
    // The reader gives up with this error; the connection stays, to be answered on.
    if (received > formLimit) raw.emit('error', payloadTooLarge());
  });
}
