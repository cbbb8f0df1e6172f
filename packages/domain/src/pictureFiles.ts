import { isPanorama, pngType } from './pictures.ts';

/** What people may choose. Some systems know no media type of HEIC, so that its file name endings are among them. */
export const pictureTypes = [
  pngType,
  'image/jpeg',
  'image/webp',
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
] as const;

/** The bounds of pictures; the contract says those of uploads, too. */
export const pictureLimits = {
  /** In bytes, of what is chosen and of what is uploaded: 32 MB. */
  size: 32 * 1024 * 1024,
  /** The most pixels that the server decodes. */
  pixels: 50_000_000,
  /** The most pixels that a browser is asked to decode: 400 MB of memory. */
  readPixels: 100_000_000,
  /** The most pixels that are drawn anew, just below what Safari's canvas holds. */
  drawnPixels: 16_700_000,
  /** Of the longer side, in pixels. */
  side: 4_000,
  /** A panorama is seen a part at a time; twice as wide as high, it has `drawnPixels`. */
  panoramaSide: 5_760,
} as const;

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What the first bytes of a picture say. */
export interface PictureHeader {
  readonly format: 'png' | 'jpeg' | 'webp' | 'heic';
  /** As stored, which may lie on its side; null where it isn't in these bytes. */
  readonly size: PictureSize | null;
}

/** How many bytes at the beginning of a file are read for its header: metadata comes before a JPEG's size. */
export const headerLength = 512 * 1024;

/** Reads a picture's format and size from its first bytes, whatever its name says; null for what is no picture. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') {
    const hasSize = bytes.length >= 24 && text(12, 16) === 'IHDR';
    return { format: 'png', size: hasSize ? sizeOf(view.getUint32(16), view.getUint32(20)) : null };
  }
  if (text(0, 3) === '\u00FF\u00D8\u00FF') return { format: 'jpeg', size: jpegSize(view) };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return { format: 'webp', size: bytes.length < 30 ? null : webpSize(view, text(12, 16)) };
  }
  const isHeic = text(4, 8) === 'ftyp' && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(text(8, 12));
  return isHeic ? { format: 'heic', size: null } : null;
}

/** Where a size is 0, only decoding shows what there is. */
const sizeOf = (width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 ? { width, height } : null;

/** Goes from marker to marker up to the one that begins a frame. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    const isTable = marker === 0xc4 || marker === 0xc8 || marker === 0xcc;
    if (marker >= 0xc0 && marker <= 0xcf && !isTable) {
      return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
    }
    // A marker may be preceded by any number of 0xFF.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView, chunk: string): PictureSize | null {
  const bits24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (chunk) {
    case 'VP8X':
      return { width: bits24(24) + 1, height: bits24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return sizeOf(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    default:
      return null;
  }
}

const pixelsOf = ({ width, height }: PictureSize) => width * height;
const sideOf = (name: string) => (isPanorama(name) ? pictureLimits.panoramaSide : pictureLimits.side);

/** Whether decoding a picture would take more memory than a phone has. */
export const hasTooManyPixels = (size: PictureSize): boolean => pixelsOf(size) > pictureLimits.readPixels;

/**
 * Whether a file is uploaded as it is: a PNG within the limits. Of one, the server keeps nothing but the pixels. Panoramas
 * that the server takes aren't shrunk.
 */
export function isUploadedAsIs(
  file: { readonly name: string; readonly size: number },
  header: PictureHeader,
): boolean {
  const { format, size } = header;
  if (format !== 'png' || size === null || file.size > pictureLimits.size) return false;
  return isPanorama(file.name)
    ? pixelsOf(size) <= pictureLimits.pixels
    : Math.max(size.width, size.height) <= pictureLimits.side;
}

/**
 * The size in which a picture is drawn anew: of the same shape, and never larger than it was.
 *
 * @example
 * drawnSize('hall.jpg', { width: 8_000, height: 6_000 }); // { width: 4000, height: 3000 }
 */
export const drawnSize = (name: string, size: PictureSize): PictureSize =>
  scale(
    size,
    Math.min(
      1,
      sideOf(name) / Math.max(size.width, size.height),
      Math.sqrt(pictureLimits.drawnPixels / pixelsOf(size)),
    ),
  );

/** The next smaller size to try for a PNG that came out at too many bytes: those grow with the pixels. */
export const smallerSize = (size: PictureSize, bytes: number): PictureSize =>
  scale(size, Math.min(0.9, Math.sqrt(pictureLimits.size / bytes)));

const scale = ({ width, height }: PictureSize, factor: number): PictureSize => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});

/**
 * The name under which a picture is uploaded.
 *
 * @example
 * pngName('hall_360.JPG'); // 'hall_360.png'
 */
export const pngName = (name: string): string =>
  /\.png$/i.test(name) ? name : `${name.replace(/\.(?:jpe?g|jfif|webp|hei[cf])$/i, '')}.png`;

/**
 * Names that can be told apart: phones call every picture the same.
 *
 * @example
 * numberRepeated(['image.png', 'door.png', 'image.png']); // ['image.png', 'door.png', 'image.png (2)']
 */
export function numberRepeated(names: readonly string[]): readonly string[] {
  const taken = new Set(names);
  const counts = new Map<string, number>();
  return names.map((name) => {
    let count = counts.get(name) ?? 0;
    let numbered = name;
    do {
      count += 1;
      numbered = count === 1 ? name : `${name} (${count})`;
    } while (count > 1 && taken.has(numbered));
    counts.set(name, count);
    taken.add(numbered);
    return numbered;
  });
}
