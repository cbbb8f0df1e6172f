import {
  drawnSize,
  hasTooManyPixels,
  pictureLimits,
  type PictureSize,
  smallerSize,
} from '@tilava/domain/pictureFiles';
import { pngType } from '@tilava/domain/pictures';
import type { PictureFault } from '../../texts/pictureFaults/pictureFaults.ts';

/** A picture drawn anew, or why it isn't. */
export type Drawn = { readonly png: Blob } | { readonly fault: PictureFault };

/** Draws a picture upright, as a PNG within all limits: pixels alone are left, not where the picture was taken. */
async function draw(file: File): Promise<Drawn> {
  const bitmap = await decode(file);
  if (bitmap === null) return { fault: 'unreadable' };
  try {
    if (hasTooManyPixels(bitmap)) return { fault: 'tooManyPixels' };
    let size = drawnSize(file.name, bitmap);
    let png = await encode(bitmap, size);
    while (png.size > pictureLimits.size) {
      size = smallerSize(size, png.size);
      png = await encode(bitmap, size);
    }
    return { png };
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    // What every browser throws at a picture that it can't decode.
    if (error instanceof DOMException && error.name === 'InvalidStateError') return null;
    throw error;
  }
}

function encode(bitmap: ImageBitmap, { width, height }: PictureSize): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is nothing to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: pngType });
}

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  draw(file).then((drawn) => postMessage(drawn), reportError);
});
