import { ArgumentError, NetworkError } from '../errors/tilavaError.ts';
import { call, type Call } from './calls/call.ts';
import type { Client } from './createClient.ts';
import { defined, tagOf } from './helpers.ts';
import type { CreationOptions } from './options.ts';
import { redirectsElsewhere } from './pipeline/attempt.ts';
import { createHookNotifier } from './pipeline/pipeline.ts';
import type { Listen } from './pipeline/timeLimit.ts';
import type { Given } from './requests.ts';

/** The bytes of a file: as a whole, or as they come. Node's own streams and Buffers are among them. */
export type Content =
  Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** A picture to upload. */
export interface Picture {
  /** A PNG. A stream is read to its end before anything is sent, so that the upload can be retried. */
  readonly file: Content;
  /** What the file is called; the name of a `File`, else `picture.png`, where it is not given. */
  readonly name?: string | undefined;
}

/** A file to attach: a PNG or a PDF, which its content says. What is said of a picture's `file` holds for it as well. */
export interface AttachedFile extends Pick<Picture, 'file'> {
  /** What the file is called; the name of a `File`, else `attachment`, where it is not given. */
  readonly name?: string | undefined;
}

/** How a part of a form is labelled, and called where it has no name. */
interface PartLabel {
  readonly type: string;
  readonly name: string;
}

const png: PartLabel = { type: 'image/png', name: 'picture.png' };

/** A file whose content says what it is. */
const anyFile: PartLabel = { type: 'application/octet-stream', name: 'attachment' };

/** How much of an upload has left, in bytes, with those of the form around the file. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** What an upload takes. Unless limits are given, it has ten minutes: files are large, and lines may be slow. */
export interface UploadOptions extends CreationOptions {
  /** Called as the upload proceeds. Browsers then send it by `XMLHttpRequest`, not `fetch`. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

const defaultLimit = 600_000;

type ProgressListener = (progress: UploadProgress) => void;

/** Sends an operation whose body is a picture or any other file. */
export function upload<Data>(
  client: Client,
  definition: string,
  options: UploadOptions | undefined,
  given: Pick<Given, 'path' | 'query'> & { readonly picture?: Picture; readonly attachment?: AttachedFile },
): Call<Data> {
  const { picture, attachment, ...parameters } = given;
  // Programs without types may give none, which is refused with what it lacks.
  const { file, name } = Object(picture ?? attachment) as Picture;
  const label = 'picture' in given ? png : anyFile;
  const { onProgress, ...rest } = options ?? {};
  const listener = onProgress && notifying(onProgress);
  const isSentByPage = listener && typeof XMLHttpRequest !== 'undefined';
  const limits = { timeoutMs: defaultLimit, deadlineMs: defaultLimit, ...defined(rest) };
  const sending = isSentByPage ? { ...limits, fetch: browserTransport(listener) } : limits;
  return call(client, definition, sending, async (listen) => {
    const blob = await blobOf(file, label, listen);
    const content = new FormData();
    content.append('file', blob, String(name ?? (isBlob(file) && 'name' in file ? file.name : label.name)));
    return {
      ...parameters,
      ...(listener && !isSentByPage ? await countedForm(content, listener) : { content }),
    };
  });
}

/** No upload fails by what is told of it. */
function notifying(onProgress: ProgressListener): ProgressListener {
  const notifyHook = createHookNotifier();
  return (progress) => void notifyHook('onProgress', () => onProgress(progress));
}

/** A form whose bytes are counted while they leave. */
async function countedForm(
  form: FormData,
  onProgress: ProgressListener,
): Promise<Pick<Given, 'content' | 'contentType'>> {
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? undefined;
  const blob = await encoded.blob();
  const content = () => {
    let sent = 0;
    return blob.stream().pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          controller.enqueue(piece);
          sent += piece.byteLength;
          onProgress({ sent, total: blob.size });
        },
      }),
    );
  };
  return { content, contentType };
}

/** @throws NetworkError where a stream fails, ArgumentError where it is no file */
async function blobOf(file: unknown, { type }: PartLabel, listen: Listen): Promise<Blob> {
  if (isBlob(file)) return file.type === type ? file : file.slice(0, file.size, type);
  const isWhole = tagOf(file) === 'ArrayBuffer' || ArrayBuffer.isView(file);
  return new Blob(isWhole ? [file as BlobPart] : await piecesOf(sourceOf(file), listen), { type });
}

/** True for a file too, of whichever realm. */
const isBlob = (file: unknown): file is Blob => ['Blob', 'File'].includes(tagOf(file));

/** What is read of a stream or any other source. */
interface Source {
  next(): Promise<{ readonly done?: boolean | undefined; readonly value?: BlobPart | undefined }>;
  return?(): unknown;
}

function sourceOf(file: unknown): Source {
  // Not every browser can loop over its streams.
  if (tagOf(file) === 'ReadableStream') {
    const reader = (file as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
    return { next: () => reader.read(), return: () => reader.cancel() };
  }
  if (Symbol.asyncIterator in Object(file))
    return (file as { [Symbol.asyncIterator](): Source })[Symbol.asyncIterator]();
  throw new ArgumentError('file', 'must be a Blob, bytes or a stream');
}

async function piecesOf(source: Source, listen: Listen): Promise<BlobPart[]> {
  const pieces: BlobPart[] = [];
  let isOver = false;
  const stop = listen(() => {
    isOver = true;
    // The source may fail to end, and need not promise to; the upload has ended by then.
    Promise.resolve()
      .then(() => source.return?.())
      .catch(() => undefined);
  });
  try {
    for (;;) {
      // One piece comes after the other.
      const { done, value } = await source.next();
      if (done === true || isOver) return pieces;
      pieces.push(value as BlobPart);
    }
  } catch (error) {
    throw new NetworkError(error, 'The file could not be read');
  } finally {
    stop();
  }
}

/** Answers without a body may not be given one. */
const bodiless = [204, 205, 304];

/**
 * Sends by `XMLHttpRequest`, the only way by which browsers report upload progress. It follows redirects by itself,
 * whose answers are refused as where `fetch` sends.
 */
export const browserTransport =
  (onProgress: (progress: UploadProgress) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      sending.responseType = 'blob';
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
      sending.addEventListener('load', () => {
        if (sending.responseURL === request.url) resolve(responseOf(sending));
        else reject(redirectsElsewhere());
      });
      sending.addEventListener('error', () => reject(new TypeError('The network failed')));
      sending.addEventListener('abort', () => reject(request.signal.reason));
      request.signal.addEventListener('abort', () => sending.abort(), { once: true });
      sending.send(body);
    });
  };

function responseOf(sending: XMLHttpRequest): Response {
  const lines = sending.getAllResponseHeaders().matchAll(/^(.+?):(.*)$/gm);
  const headers = new Headers(Array.from(lines, ([, name = '', value = '']) => [name, value.trim()]));
  const { status, statusText, response } = sending;
  return new Response(bodiless.includes(status) ? null : (response as Blob), { status, statusText, headers });
}
