import multipart from '@fastify/multipart';
import { attachmentLimits } from '@tilava/domain/attachments';
import { pictureLimits } from '@tilava/domain/pictureFiles';
import { readSynonyms } from '@tilava/domain/property';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { keepTemporarily, type TemporaryFile } from '../files/temporaryFile.ts';
import { operationOf, type UploadedFile } from './operations.ts';
import { badRequest, invalidValue, payloadTooLarge, ProblemError } from './problems.ts';
import { refuseUnstorableText } from './validation.ts';

export function takeDeclaredBody(
  method: string,
  body: unknown,
): Required<Pick<RouteShorthandOptions, 'onRequest' | 'preValidation'>> {
  if (body === undefined) return { onRequest: method === 'get' ? [] : [withoutBody], preValidation: [] };
  const declared = declaredTypes(body);
  return {
    // A body of another type that has a parser would not be held against any schema.
    onRequest: async ({ headers }) => {
      const sent = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
      if (sent === undefined || declared.includes(sent)) return;
      throw new ProblemError(415, 'unsupported_media_type', `The body must be ${declared.join(' or ')}`);
    },
    preValidation: async (request) => {
      // Without a body there is no media type, and without a media type Fastify validates nothing.
      if (request.body === undefined) throw badRequest('malformed_json', 'The body is missing');
      refuseUnstorableText(request.body);
      request.body = underContractNames(request.body);
    },
  };
}

/** Where no body is declared, one that comes has no meaning: the router would refuse its type or its size. */
export async function withoutBody(request: FastifyRequest): Promise<void> {
  request.headers = { 'content-type': undefined, 'content-length': '0', 'transfer-encoding': undefined };
}

/** A body without the deprecated spellings of the contract, so that nothing else has to know of them. */
function underContractNames(sent: unknown): unknown {
  const { body, conflicts } = readSynonyms(sent);
  const [first] = conflicts;
  if (first === undefined) return body;
  throw invalidValue('This field was also sent under another name, with a different value', `/body${first}`);
}

function declaredTypes(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('content' in body))
    throw new Error('A body has no type');
  return Object.keys(body.content ?? {});
}

const attachmentUploads: ReadonlySet<string | null> = new Set(['uploadAttachment', 'uploadDocument']);

/** In bytes. */
const fileLimit = (request: FastifyRequest): number =>
  attachmentUploads.has(operationOf(request)) ? attachmentLimits.size : pictureLimits.size;

/** Bytes of a form: the file, and what stands round it. */
const formLimit = (request: FastifyRequest): number => fileLimit(request) + 64 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    upload: TemporaryFile | null;
  }
}

/** The only multipart bodies are files, kept in `folder` until answered: one file, and nothing beside it. */
export async function takePictures(server: FastifyInstance, folder: string): Promise<void> {
  server.decorateRequest('upload', null);
  // Of every request, also of one that is refused, or whose client has hung up.
  server.addHook('onSend', async ({ upload }) => upload?.close());
  server.addHook('preValidation', async (request) => {
    if (request.headers['content-type']?.startsWith('multipart/form-data') === true) refuseLongForm(request);
  });
  await server.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: pictureLimits.size, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    async onFile(this: FastifyRequest, part) {
      const upload = await keepTemporarily(folder, part.file);
      this.upload = upload;
      if (part.file.truncated || upload.size > fileLimit(this)) throw payloadTooLarge();
      // A part is a file by its type as well, which its reader's types leave out.
      const { filename }: { readonly filename?: string } = part;
      const file: UploadedFile = { name: filename ?? '', hash: upload.hash, read: upload.read };
      // Typed as what a field may hold; the handlers' types say that it is a file.
      Object.assign(part, { value: file });
    },
  });
}

/** The reader of forms reads to the end before it says that a file is too large, however long that takes. */
function refuseLongForm(request: FastifyRequest): void {
  const { raw } = request;
  const most = formLimit(request);
  if (Number(raw.headers['content-length'] ?? 0) > most) throw payloadTooLarge();
  let received = 0;
  // Paused, so that what is counted is what the reader gets once it begins.
  raw.pause();
  raw.on('data', (chunk: Uint8Array) => {
    if (received > most) return;
    received += chunk.length;
    // The reader gives up with this error; the connection stays, to be answered on.
    if (received > most) raw.emit('error', payloadTooLarge());
  });
}

/** Takes forms that are sent by a page or by OAuth's clients, and nothing else; their bodies are `URLSearchParams`. */
export function takeForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
}
