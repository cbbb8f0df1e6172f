import type { CreationOptions } from '../options.ts';
import { tagOf } from '../tagOf.ts';

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

/** How much of an upload has left. */
export interface UploadProgress {
  /** Bytes, with those of the form around the file. */
  readonly sent: number;
  /** Bytes; null where the file is a stream. */
  readonly total: number | null;
}

/** What an upload takes. Unless limits are given, it has ten minutes: files are large, and lines may be slow. */
export interface UploadOptions extends CreationOptions {
  /**
   * Called as the upload goes on. Browsers send it by `XMLHttpRequest` then instead of the client's `fetch`, unless it is
   * a stream.
   */
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
export function nameOf({ file, name }: Picture): string {
  return String(name ?? (isBlob(file) && 'name' in file ? file.name : 'picture.png'));
}

/** True for a file too, of whichever realm. */
export const isBlob = (file: unknown): file is Blob => ['Blob', 'File'].includes(tagOf(file));
