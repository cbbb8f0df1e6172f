import { crc32, deflateSync } from 'node:zlib';

/** What a PNG of a test looks like. */
export interface PngLook {
  readonly width: number;
  readonly height: number;
  /** Bits a channel; 8 unless said otherwise. */
  readonly depth?: 1 | 8 | 16;
  /** How the PNG format numbers them: grey 0, colours 2, palette 3, grey and alpha 4, colours and alpha 6. */
  readonly colours?: 0 | 2 | 3 | 4 | 6;
  /** The bytes of a row; grey unless said otherwise. */
  row?(y: number): Uint8Array;
  /** Chunks between the header and the pixels. */
  readonly before?: readonly Buffer[];
  /** Chunks between the pixels and the end. */
  readonly after?: readonly Buffer[];
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;

/** One chunk, with its length and its checksum. */
export function chunk(type: string, content: Uint8Array | string = ''): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(content)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(named.length - 4, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** The chunk that every PNG begins with. */
export function header({ width, height, depth = 8, colours = 2 }: PngLook): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([depth, colours], 8);
  return chunk('IHDR', content);
}

/** A whole PNG. */
export function png(look: PngLook): Buffer {
  const { width, height, depth = 8, colours = 2 } = look;
  const length = Math.ceil((width * channels[colours] * depth) / 8);
  const grey = Buffer.alloc(length, 0x7f);
  const rows = Array.from({ length: height }, (_, y) => [Buffer.of(0), look.row?.(y) ?? grey]);
  return assemble(look, deflateSync(Buffer.concat(rows.flat())));
}

/** A PNG around pixels that are compressed already. */
export function assemble(look: PngLook, pixels: Uint8Array): Buffer {
  const { before = [], after = [] } = look;
  return Buffer.concat([signature, header(look), ...before, chunk('IDAT', pixels), ...after, chunk('IEND')]);
}

/** The types of a PNG's chunks, in order. */
export function chunkTypes(content: Buffer): string[] {
  const types: string[] = [];
  for (let start = 8; start < content.length; start += 12 + content.readUInt32BE(start)) {
    types.push(content.toString('latin1', start + 4, start + 8));
  }
  return types;
}
