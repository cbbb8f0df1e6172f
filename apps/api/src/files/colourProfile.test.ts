import sharp from 'sharp';
import { expect, it } from 'vitest';
import { chunk, chunkTypes, png } from '../../test/support/pngs.ts';
import { cleanPicture } from './pictureProcessing.ts';

const u32 = (...values: number[]) => {
  const content = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) content.writeUInt32BE(value, 4 * index);
  return content;
};
const displayP3 = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000];
const coded = (primaries: number, transfer: number) =>
  chunk('cICP', Buffer.from([primaries, transfer, 0, 1]));
// 128 of 255 in another space than sRGB; what is expected comes from the standards' formulas.
it.each([
  ['light itself', [chunk('gAMA', u32(100_000))], {}, [188, 188, 188]],
  ['a gamma of 1.8', [chunk('gAMA', u32(55_556))], {}, [146, 146, 146]],
  ['grey of a gamma of 1.8', [chunk('gAMA', u32(55_556))], { colours: 0 }, [146, 146, 146]],
  ['the gamma that stands for sRGB', [chunk('gAMA', u32(45_455))], {}, [128, 128, 128]],
  [
    'sRGB, whatever else it says',
    [chunk('sRGB', Buffer.of(0)), chunk('gAMA', u32(100_000))],
    {},
    [128, 128, 128],
  ],
  ['BT.2020 with PQ', [coded(9, 16)], {}, [181, 181, 181]],
  ['Display P3', [coded(12, 13)], { row: () => Buffer.from([128, 64, 64]) }, [138, 59, 62]],
  [
    'Display P3 by its primaries',
    [chunk('gAMA', u32(45_455)), chunk('cHRM', u32(...displayP3))],
    { row: () => Buffer.from([128, 64, 64]) },
    [138, 59, 62],
  ],
  ['colours that nobody knows', [coded(77, 13)], {}, [128, 128, 128]],
] as const)('turns %s into sRGB', async (_, before, look, expected) => {
  const row = () => Buffer.alloc('colours' in look ? 1 : 3, 128);
  const read = Buffer.from(await cleanPicture(png({ width: 1, height: 1, row, before, ...look })));
  const pixels = await sharp(read).toColourspace('srgb').raw().toBuffer();
  for (const [index, value] of expected.entries()) {
    expect(Math.abs((pixels[index] ?? 0) - value), [...pixels].join(' ')).toBeLessThanOrEqual(1);
  }
  expect(chunkTypes(read)).not.toContain('iCCP');
});
