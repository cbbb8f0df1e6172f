import { ArgumentError } from '../../errors/transportErrors.ts';
import type { Promised } from '../calls/answer.ts';
import { call, type Call } from '../calls/call.ts';
import type { Client } from '../createClient.ts';
import { defined } from '../defined.ts';
import { createHookNotifier } from '../pipeline/hooks.ts';
import type { Given } from '../requests.ts';
import { tagOf } from '../tagOf.ts';
import { browserTransport } from './browserTransport.ts';
import {
  isBlob,
  nameOf,
  pieces,
  piecesOf,
  type Picture,
  type UploadOptions,
  type UploadProgress,
} from './picture.ts';
import { streamedForm } from './streamedForm.ts';

const defaultLimit = 600_000;

type ProgressListener = (progress: UploadProgress) => void;

/** Sends an operation whose body is a picture. */
export function upload<Data>(
  client: Client,
  operation: string,
  promised: Promised,
  given: Picture,
  options: UploadOptions | undefined,
  parameters: Pick<Given, 'path' | 'query'>,
): Call<Data> {
  // Programs without types may give none, which is refused with what it lacks.
  const picture = Object(given) as Picture;
  const { onProgress, ...rest } = options ?? {};
  const listener = onProgress && notifying(onProgress);
  const isSentByPage = listener && piecesOf(picture) === null && typeof XMLHttpRequest !== 'undefined';
  const limits = { timeoutMs: defaultLimit, deadlineMs: defaultLimit, ...defined(rest) };
  const sending = isSentByPage ? { ...limits, fetch: browserTransport(listener) } : limits;
  return call(client, operation, promised, sending, () => ({
    ...parameters,
    ...formOf(picture, isSentByPage ? ignoreProgress : (listener ?? ignoreProgress)),
  }));
}

/** The form, in pieces where the file comes so or somebody wants to hear of each. */
function formOf(
  picture: Picture,
  listener: ProgressListener,
): Pick<Given, 'content' | 'contentType' | 'isOnce'> {
  const source = piecesOf(picture);
  if (source !== null) {
    return { ...streamedForm(() => source, nameOf(picture), null, listener), isOnce: true };
  }
  const blob = blobOf(picture);
  if (listener !== ignoreProgress)
    return streamedForm(() => pieces(blob.stream()), nameOf(picture), blob.size, listener);
  const content = new FormData();
  content.append('file', blob, nameOf(picture));
  return { content };
}

/** No upload fails by what is told of it. */
function notifying(onProgress: ProgressListener): ProgressListener {
  const notifyHook = createHookNotifier();
  return (progress) => void notifyHook('onProgress', () => onProgress(progress));
}

function blobOf({ file }: Picture): Blob {
  if (isBlob(file)) return file.type === 'image/png' ? file : file.slice(0, file.size, 'image/png');
  if (tagOf(file) !== 'ArrayBuffer' && !ArrayBuffer.isView(file)) {
    throw new ArgumentError('file', 'must be a Blob, bytes or a stream');
  }
  return new Blob([file as BlobPart], { type: 'image/png' });
}

const ignoreProgress: ProgressListener = () => undefined;
