import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

type Color = readonly [red: number, green: number, blue: number];

const paper: Color = [251, 250, 247];

/** A picture of one colour, but for the points that have another. */
function picture(
  width: number,
  height: number,
  points: readonly [x: number, y: number, color: Color][] = [],
) {
  const png = new PNG({ width, height });
  const paint = (x: number, y: number, color: Color): void =>
    png.data.set([...color, 255], (y * width + x) * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) paint(x, y, paper);
  for (const [x, y, color] of points) paint(x, y, color);
  return PNG.sync.write(png);
}

describe('differenceOf', () => {
  it('sees none between two pictures of the same', () => {
    expect(differenceOf(picture(8, 8), picture(8, 8))).toBeNull();
  });

  it('sees one point in another tone', () => {
    const found = differenceOf(picture(8, 8), picture(8, 8, [[3, 4, [243, 241, 236]]]));
    expect(found?.pixels).toBe(1);
  });

  it('overlooks what rounding does to a colour', () => {
    expect(differenceOf(picture(8, 8), picture(8, 8, [[3, 4, [251, 250, 248]]]))).toBeNull();
  });

  it('counts what a larger picture has more', () => {
    const found = differenceOf(picture(8, 8), picture(8, 10));
    expect(found?.pixels).toBe(16);
    expect(PNG.sync.read(found?.picture ?? Buffer.alloc(0))).toMatchObject({ width: 8, height: 10 });
  });
});
