import { ArgumentError } from '../errors/tilavaError.ts';
import { call, type Call } from './calls/call.ts';
import type { Client } from './createClient.ts';
import { defined, tagOf } from './helpers.ts';
import type { CreationOptions } from './options.ts';
import { redirectsElsewhere } from './pipeline/attempt.ts';
import { createHookNotifier } from './pipeline/pipeline.ts';
import type { Given } from './requests.ts';
import { streamedForm } from './streamedForm.ts';

/** The bytes of a file: as a whole, or as they come. Node's own streams and Buffers are among them. */
export type Content =
  Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** A picture to upload. */
export interface Picture {
  /**
   * A PNG. What comes as a stream is sent as it comes and never held as a whole, so that it cannot be sent again: such an
   * upload is not retried. A browser sends one only where it can, as Chromium does over HTTP/2 or later; give any other a
   * Blob, such as `await new Response(stream).blob()`.
   */
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
export interface PartLabel {
  readonly type: string;
  readonly name: string;
}

const png: PartLabel = { type: 'image/png', name: 'picture.png' };

/** A file whose content says what it is. */
const anyFile: PartLabel = { type: 'application/octet-stream', name: 'attachment' };

/** How much of an upload has left. */
export interface UploadProgress {
  /** Bytes, with those of the form around the file. */
  readonly sent: number;
  /** Bytes; null where the file is a stream. */
  readonly total: number | null;
}

/** What an upload takes. Unless limits are given, it has ten minutes: files are large, and lines may be slow. */
export interface UploadOptions extends CreationOptions {
  /** Called as the upload proceeds. Browsers then send it by `XMLHttpRequest`, not `fetch`, unless it is a stream. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** The pieces of a file that comes as a stream; null where it is there as a whole. */
export function piecesOf({ file }: Picture): AsyncIterable<Uint8Array> | null {
  // Not every browser can loop over its streams.
  if (tagOf(file) === 'ReadableStream') return pieces(file as ReadableStream<Uint8Array>);
  return Symbol.asyncIterator in Object(file) ? (file as AsyncIterable<Uint8Array>) : null;
}

/** No generator, which would finish what it waits for before it ended. */
export function pieces(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const reader = stream.getReader();
      return {
        async next(): Promise<IteratorResult<Uint8Array, undefined>> {
          const { done, value } = await reader.read();
          return done ? { done: true, value: undefined } : { done: false, value };
        },
        async return() {
          await reader.cancel();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/** The file's name, as it is sent. */
export function nameOf({ file, name }: Picture, label = png): string {
  return String(name ?? (isBlob(file) && 'name' in file ? file.name : label.name));
}

/** True for a file too, of whichever realm. */
export const isBlob = (file: unknown): file is Blob => ['Blob', 'File'].includes(tagOf(file));

const defaultLimit = 600_000;

type ProgressListener = (progress: UploadProgress) => void;

/** Sends an operation whose body is a picture or any other file. */
export function upload<Data>(
  client: Client,
  definition: string,
  options: UploadOptions | undefined,
  given: Pick<Given, 'path' | 'query'> & { readonly file: Picture },
): Call<Data> {
  const { file: sent, ...parameters } = given;
  // Programs without types may give none, which is refused with what it lacks.
  const file = Object(sent) as Picture;
  const label = definition.includes(' picture ') ? png : anyFile;
  const { onProgress, ...rest } = options ?? {};
  const listener = onProgress && notifying(onProgress);
  const isSentByPage = listener && piecesOf(file) === null && typeof XMLHttpRequest !== 'undefined';
  const limits = { timeoutMs: defaultLimit, deadlineMs: defaultLimit, ...defined(rest) };
  const sending = isSentByPage ? { ...limits, fetch: browserTransport(listener) } : limits;
  return call(client, definition, sending, () => ({
    ...parameters,
    ...formOf(file, isSentByPage ? ignoreProgress : (listener ?? ignoreProgress), label),
  }));
}

/** The form, in pieces where the file comes so or somebody wants to hear of each. */
function formOf(
  picture: Picture,
  listener: ProgressListener,
  label: PartLabel,
): Pick<Given, 'content' | 'contentType' | 'isOnce'> {
  const source = piecesOf(picture);
  const part = { ...label, name: nameOf(picture, label) };
  if (source !== null) return { ...streamedForm(() => source, part, null, listener), isOnce: true };
  const blob = blobOf(picture, label);
  if (listener !== ignoreProgress)
    return streamedForm(() => pieces(blob.stream()), part, blob.size, listener);
  const content = new FormData();
  content.append('file', blob, part.name);
  return { content };
}

/** No upload fails by what is told of it. */
function notifying(onProgress: ProgressListener): ProgressListener {
  const notifyHook = createHookNotifier();
  return (progress) => void notifyHook('onProgress', () => onProgress(progress));
}

function blobOf({ file }: Picture, { type }: PartLabel): Blob {
  if (isBlob(file)) return file.type === type ? file : file.slice(0, file.size, type);
  if (tagOf(file) !== 'ArrayBuffer' && !ArrayBuffer.isView(file)) {
    throw new ArgumentError('file', 'must be a Blob, bytes or a stream');
  }
  return new Blob([file as BlobPart], { type });
}

const ignoreProgress: ProgressListener = () => undefined;

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
  const headers = new Headers();
  for (const line of sending.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText, response } = sending;
  return new Response(bodiless.includes(status) ? null : (response as Blob), { status, statusText, headers });
}
