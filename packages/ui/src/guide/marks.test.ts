import { describe, expect, it } from 'vitest';
import { placeMarks } from './marks.ts';

const picture = { left: 0, top: 0, right: 200, bottom: 100 };

describe('the numbers of a drawing', () => {
  it('stand beside the picture, level with their parts', () => {
    const parts = [
      { left: 0, top: 0, right: 80, bottom: 20 },
      { left: 0, top: 40, right: 200, bottom: 100 },
      { left: 170, top: 60, right: 200, bottom: 80 },
    ];
    expect(placeMarks(picture, parts).map(({ to }) => to)).toStrictEqual([
      { x: -20, y: 10 },
      { x: -20, y: 70 },
      { x: 220, y: 70 },
    ]);
  });

  it('stand where their lines cross no words, if there is such a place', () => {
    const high = { ...picture, bottom: 1_000 };
    const part = { left: 40, top: 400, right: 100, bottom: 420 };
    const before = { left: 10, top: 405, right: 35, bottom: 415 };
    const [mark] = placeMarks(high, [part], [before]);
    expect(mark).toStrictEqual({ from: { x: 40, y: 405 }, to: { x: -20, y: 405 } });
    const asHigh = { ...before, top: 400, bottom: 420 };
    expect(placeMarks(high, [part], [asHigh])[0]?.to).toStrictEqual({ x: 220, y: 410 });
    // Words all around are crossed on the shortest way.
    expect(placeMarks(picture, [part], [picture])).toHaveLength(1);
  });

  it('cover no other: what lies within another is told from another side', () => {
    const marks = placeMarks(picture, [picture, { left: 20, top: 20, right: 180, bottom: 80 }, picture]);
    const places = marks.map(({ to: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(3);
  });

  it('are as many as the parts, also where there is no room for so many', () => {
    expect(
      placeMarks(
        picture,
        Array.from({ length: 6 }, () => picture),
      ),
    ).toHaveLength(6);
  });
});
