import { pictureLimits } from '@tilava/domain/pictureFiles';

export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly reason: 'invalid' | 'tooLarge';

  constructor(reason: 'invalid' | 'tooLarge', cause?: unknown) {
    super(reason === 'invalid' ? 'No PNG picture that can be read' : 'More pixels than are decoded', {
      cause,
    });
    this.reason = reason;
  }
}

interface PngHeader {
  readonly hasPalette: boolean;
  readonly isGrey: boolean;
  readonly isDeep: boolean;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const headerLength = 13;

/** Width and height of what begins as a PNG picture; null for anything else. */
export function readPngSize(content: Buffer): { readonly width: number; readonly height: number } | null {
  if (!beginsAsPng(content)) return null;
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

const beginsAsPng = (content: Buffer): boolean =>
  content.length >= 33 &&
  content.subarray(0, 8).equals(signature) &&
  content.readUInt32BE(8) === headerLength &&
  content.toString('latin1', 12, 16) === 'IHDR';

/** Checks the size before anything is decoded: a few kilobytes can unfold to gigabytes. */
export function readPngHeader(bytes: Uint8Array): PngHeader {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = readPngSize(content);
  if (size === null) throw new PictureError('invalid');
  const { width, height } = size;
  if (width === 0 || height === 0) throw new PictureError('invalid');
  if (width * height > pictureLimits.pixels) throw new PictureError('tooLarge');
  if (!hasEnd(content)) throw new PictureError('invalid');
  const colours = content.readUInt8(25);
  return {
    hasPalette: colours === 3,
    isGrey: colours === 0 || colours === 4,
    isDeep: content.readUInt8(24) === 16,
  };
}

/** The chunks up to the last one, `IEND`; what is hidden behind it is none. Each is its length, four letters, its content and a checksum. */
export function* chunksOf(content: Buffer): Generator<Buffer, void> {
  for (let start = 8; start + 12 <= content.length;) {
    const end = start + 12 + content.readUInt32BE(start);
    const chunk = content.subarray(start, end);
    yield chunk;
    if (typeOf(chunk) === 'IEND') return;
    start = end;
  }
}

export const typeOf = (chunk: Buffer): string => chunk.toString('latin1', 4, 8);

function hasEnd(content: Buffer): boolean {
  for (const chunk of chunksOf(content)) if (typeOf(chunk) === 'IEND') return true;
  return false;
}
