import type { Page } from '@playwright/test';

interface Photo {
  readonly type: 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** A picture as a browser encodes it, whose left half is red and whose right half is blue. */
export async function photoOf(page: Page, photo: Photo): Promise<Buffer> {
  const encoded = await page.evaluate(async ({ type, width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is nothing to draw on');
    context.fillStyle = '#f00';
    context.fillRect(0, 0, width / 2, height);
    context.fillStyle = '#00f';
    context.fillRect(width / 2, 0, width / 2, height);
    const blob = await canvas.convertToBlob({ type, quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, photo);
  return Buffer.from(encoded);
}

/** What stands in a photo's metadata, and must never leave the device. */
export const placeOfPhoto = 'N60.1653 E24.9391';

/** A JPEG as a phone saves it that was held upright: lying on its left side, and saying so in its metadata, with its place. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const description = Buffer.from(`${placeOfPhoto}\0`, 'latin1');
  // The header of a TIFF, one directory of two entries, none after it, and the text.
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\u0008\0\u0002', 'latin1'),
    entry(0x010e, 2, description.length, 38),
    entry(0x0112, 3, 1, orientation),
    Buffer.alloc(4),
    description,
  ]);
  const segment = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(segment.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.of(0xff, 0xe1), length, segment, jpeg.subarray(2)]);
}

/** The same JPEG, whose header says another size. */
export function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.of(0xff, 0xc0));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

export interface SeenPicture {
  readonly width: number;
  readonly height: number;
  /** Its colours amid the upper and the lower half, and amid the left and the right one: `red` or `blue`. */
  readonly colours: Readonly<Record<'top' | 'bottom' | 'left' | 'right', string>>;
}

/** A picture as the server answers it, decoded. */
export const seePicture = (page: Page, address: string): Promise<SeenPicture> =>
  page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('There is nothing to draw on');
    context.drawImage(bitmap, 0, 0);
    const colourAt = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(
        Math.floor(width * x),
        Math.floor(height * y),
        1,
        1,
      ).data;
      return red > 200 && blue < 50 ? 'red' : red < 50 && blue > 200 ? 'blue' : `${red} ${blue}`;
    };
    return {
      width,
      height,
      colours: {
        top: colourAt(0.5, 0.2),
        bottom: colourAt(0.5, 0.8),
        left: colourAt(0.2, 0.5),
        right: colourAt(0.8, 0.5),
      },
    };
  }, address);
