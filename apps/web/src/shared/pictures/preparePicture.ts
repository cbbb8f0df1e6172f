import {
  hasTooManyPixels,
  headerLength,
  isUploadedAsIs,
  pngName,
  readPictureHeader,
} from '@tilava/domain/pictureFiles';
import { pngType } from '@tilava/domain/pictures';
import type { PictureFault } from '../../texts/pictureFaults/pictureFaults.ts';
import type { Drawn } from './pictureWorker.ts';
// oxlint-disable-next-line import/default -- the address is what the build makes of the module
import workerUrl from './pictureWorker.ts?worker&url';

/** A picture as it is uploaded: a PNG, drawn anew unless it is one within the limits already; or why it can't be. */
export async function preparePicture(
  file: File,
  draw: (file: File) => Promise<Drawn>,
): Promise<File | PictureFault> {
  const header = readPictureHeader(new Uint8Array(await file.slice(0, headerLength).arrayBuffer()));
  if (header === null) return 'unreadable';
  if (header.size !== null && hasTooManyPixels(header.size)) return 'tooManyPixels';
  const name = pngName(file.name);
  if (isUploadedAsIs(file, header)) return name === file.name ? file : toPng(file, name);
  const drawn = await draw(file);
  if ('png' in drawn) return toPng(drawn.png, name);
  return drawn.fault === 'unreadable' && header.format === 'heic' ? 'heic' : drawn.fault;
}

const toPng = (content: Blob, name: string) => new File([content], name, { type: pngType });

let last: Promise<unknown> = Promise.resolve();

/** Draws one picture at a time, wherever it was chosen: each takes hundreds of megabytes. */
export function drawInTurn(file: File, signal: AbortSignal): Promise<Drawn> {
  const start = () => drawInWorker(file, signal);
  const drawn = last.then(start, start);
  last = drawn;
  return drawn;
}

/** A worker of its own leaves the page responsive, can be stopped at any time, and gives all its memory back. */
async function drawInWorker(file: File, signal: AbortSignal): Promise<Drawn> {
  signal.throwIfAborted();
  const worker = new Worker(workerUrl, { type: 'module' });
  try {
    return await new Promise<Drawn>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) => resolve(data));
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(`The picture wasn’t drawn: ${message}`)),
      );
      signal.addEventListener('abort', () => reject(new Error('The upload was cancelled')));
      worker.postMessage(file, []);
    });
  } finally {
    worker.terminate();
  }
}
