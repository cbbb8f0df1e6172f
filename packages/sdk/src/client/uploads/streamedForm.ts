import type { UploadProgress } from './picture.ts';

/** A form with one file, as bytes that are made while they are sent. */
export interface StreamedForm {
  readonly body: ReadableStream<Uint8Array>;
  readonly contentType: string;
}

/** Forms of the run time's own hold whole files only. */
export function streamedForm(
  pieces: AsyncIterable<Uint8Array>,
  name: string,
  onProgress: (progress: UploadProgress) => void,
): StreamedForm {
  const boundary = `tilava-${globalThis.crypto.randomUUID()}`;
  const parts = form(pieces, name, boundary);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) {
        controller.close();
        return;
      }
      controller.enqueue(value);
      sent += value.byteLength;
      onProgress({ sent, total: null });
    },
    async cancel() {
      await parts.return();
    },
  });
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}

async function* form(
  pieces: AsyncIterable<Uint8Array>,
  name: string,
  boundary: string,
): AsyncGenerator<Uint8Array, void, void> {
  const text = new TextEncoder();
  yield text.encode(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${quoted(name)}"\r\n` +
      'content-type: image/png\r\n\r\n',
  );
  yield* pieces;
  yield text.encode(`\r\n--${boundary}--\r\n`);
}

/** As browsers do it (HTML, 4.10.21.8): a quote or a line break would end the name. */
const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
