import { pictureLimits } from '@tilava/domain/pictureFiles';
import sharp, { type Sharp } from 'sharp';
import type { PictureType } from './fileStore.ts';
import { profileColours } from './colourProfile.ts';
import { PictureError, readPngHeader } from './pngHeader.ts';

// Pictures are decoded once, two at a time: a cache and more threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** More than AVIF and WebP can hold. */
const heightLimit = 16_383;

/** Only pixels are left, upright and in sRGB: no metadata, frames, or what hides behind the last chunk. */
export async function cleanPicture(content: Uint8Array): Promise<Uint8Array> {
  const { hasPalette, isGrey, isDeep } = readPngHeader(content);
  const colours = isGrey ? (isDeep ? 'grey16' : 'b-w') : isDeep ? 'rgb16' : 'srgb';
  // Without dithering, colours that fit a palette come out of it as they went in.
  const encoding = hasPalette ? { palette: true, quality: 100, dither: 0 } : { adaptiveFiltering: true };
  try {
    return await open(
      profileColours(Buffer.from(content.buffer, content.byteOffset, content.byteLength), isGrey),
    )
      .toColourspace(colours)
      .png(encoding)
      .toBuffer();
  } catch (error) {
    throw new PictureError('invalid', error);
  }
}

/** A picture of at most that width, never wider than it was. */
export function narrowPicture(content: Uint8Array, width: number, type: PictureType): Promise<Uint8Array> {
  const narrow = open(content).resize({
    width,
    height: heightLimit,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return encode(narrow, type).toBuffer();
}

const open = (content: Uint8Array): Sharp =>
  sharp(content, { limitInputPixels: pictureLimits.pixels, failOn: 'warning' }).autoOrient();

/** A reader waits for the first one, so that speed counts for more than the last per cent of size. */
function encode(picture: Sharp, type: PictureType): Sharp {
  switch (type) {
    case 'image/avif':
      return picture.avif({ quality: 55, effort: 2 });
    case 'image/webp':
      return picture.webp({ quality: 78 });
    case 'image/png':
      return picture.png({ adaptiveFiltering: true });
  }
}
