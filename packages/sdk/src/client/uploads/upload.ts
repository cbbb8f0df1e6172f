import { ArgumentError } from '../../errors/transportErrors.ts';
import { call, type Call } from '../calls/call.ts';
import type { Client } from '../createClient.ts';
import type { Http } from '../http.ts';
import { browserTransport } from './browserTransport.ts';
import { nameOf, piecesOf, type Picture, type UploadOptions, type UploadProgress } from './picture.ts';
import { streamedForm } from './streamedForm.ts';

const usualLimit = 600_000;

/** What a request with a form is made with, besides its parameters. */
type FormInit = Parameters<Parameters<typeof call>[3]>[1] & {
  readonly body: { readonly file: unknown };
  readonly bodySerializer: () => FormData | ReadableStream<Uint8Array>;
  readonly duplex?: 'half';
};

/** Sends an operation whose body is a picture; `send` names the path. */
export function upload<Data>(
  client: Client,
  picture: Picture,
  options: UploadOptions | undefined,
  send: (http: Http, init: FormInit) => ReturnType<Parameters<typeof call>[3]>,
): Call<Data> {
  const { onProgress, ...rest } = options ?? {};
  const limits = { timeoutMs: usualLimit, deadlineMs: usualLimit, ...rest };
  const body = { file: picture.file };
  const pieces = piecesOf(picture);
  const isBrowser = typeof XMLHttpRequest !== 'undefined';
  const transport = onProgress && pieces === null && isBrowser ? browserTransport(onProgress) : undefined;
  return call(
    client,
    'json',
    limits,
    (http, init) => {
      if (pieces === null) return send(http, { ...init, body, bodySerializer: () => wholeForm(picture) });
      const { contentType, body: stream } = streamedForm(pieces, nameOf(picture), onProgress ?? unheard);
      const headers = { ...init.headers, 'content-type': contentType };
      return send(http, { ...init, headers, body, duplex: 'half', bodySerializer: () => stream });
    },
    transport,
  );
}

function wholeForm(picture: Picture): FormData {
  const form = new FormData();
  form.append('file', blobOf(picture), nameOf(picture));
  return form;
}

function blobOf({ file }: Picture): Blob {
  if (file instanceof Blob) return file.type === 'image/png' ? file : file.slice(0, file.size, 'image/png');
  if (!(file instanceof ArrayBuffer) && !ArrayBuffer.isView(file)) {
    throw new ArgumentError('file', 'must be a Blob, bytes or a stream');
  }
  return new Blob([file as BlobPart], { type: 'image/png' });
}

const unheard = (_progress: UploadProgress): void => undefined;
