import { ArgumentError } from '../errors/tilavaError.ts';
import { randomId } from './helpers.ts';
import type { PartLabel, UploadProgress } from './upload.ts';

/** A form with one file, as bytes that are made while they are sent. */
export interface StreamedForm {
  /** Begins it anew. */
  readonly content: (signal: AbortSignal) => ReadableStream<Uint8Array>;
  readonly contentType: string;
}

/** Forms of the run time's own hold whole files only. */
export function streamedForm(
  pieces: () => AsyncIterable<Uint8Array>,
  { name, type }: PartLabel,
  size: number | null,
  onProgress: (progress: UploadProgress) => void,
): StreamedForm {
  if (typeof ReadableStream === 'undefined')
    throw new ArgumentError(
      'file',
      'needs ReadableStream, which is missing here: give a Blob, and no onProgress',
    );
  const boundary = `tilava-${randomId()}`;
  const text = new TextEncoder();
  const head = text.encode(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${quoted(name)}"\r\n` +
      `content-type: ${type}\r\n\r\n`,
  );
  const foot = text.encode(`\r\n--${boundary}--\r\n`);
  const total = size === null ? null : head.byteLength + size + foot.byteLength;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    content: (signal) => streamOf([head], pieces(), [foot], signal, (sent) => onProgress({ sent, total })),
  };
}

/** One part after the other, each piece as it is wanted. */
function streamOf(
  head: Iterable<Uint8Array>,
  pieces: AsyncIterable<Uint8Array>,
  foot: Iterable<Uint8Array>,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  const left = [head[Symbol.iterator](), pieces[Symbol.asyncIterator](), foot[Symbol.iterator]()];
  let sent = 0;
  // At once, also where a piece is still waited for.
  const letGo = async () => {
    for (const part of left.splice(0)) await part.return?.();
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const stop = () => {
        controller.error(signal.reason);
        // The source may fail to end; the upload has ended by then.
        void letGo().catch(() => undefined);
      };
      // Not every run time cancels what it was sending.
      signal.addEventListener('abort', stop, { once: true });
    },
    async pull(controller) {
      for (let [part] = left; part !== undefined; [part] = left) {
        const next = await part.next();
        if (signal.aborted) return;
        if (next.done !== true) {
          controller.enqueue(next.value);
          sent += next.value.byteLength;
          onSent(sent);
          return;
        }
        left.shift();
      }
      controller.close();
    },
    cancel: letGo,
  });
}

/** As browsers do it (HTML, 4.10.21.8): a quote or a line break would end the name. */
const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
