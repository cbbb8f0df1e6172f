import { describe, expect, it } from 'vitest';
import { moved, movementOfKey } from './usePanorama.ts';

const ahead = { yaw: 0, pitch: 0, zoom: 50 };

describe('moved', () => {
  it('comes back to where it was by the opposite movement', () => {
    const pairs = [
      ['left', 'right'],
      ['up', 'down'],
      ['zoomIn', 'zoomOut'],
    ] as const;
    for (const [there, back] of pairs) {
      expect(moved(ahead, there)).not.toEqual(ahead);
      expect(moved(moved(ahead, there), back)).toEqual(ahead);
    }
  });

  it('goes all the way round to both sides', () => {
    let view = ahead;
    for (let turn = 0; turn < 18; turn += 1) view = moved(view, 'right');
    expect(view.yaw).toBeCloseTo(2 * Math.PI);
  });

  it('ends straight up, straight down and at the ends of the zoom', () => {
    const many = Array.from({ length: 20 });
    const upAndIn = many.reduce((view: typeof ahead) => moved(moved(view, 'up'), 'zoomIn'), ahead);
    const downAndOut = many.reduce((view: typeof ahead) => moved(moved(view, 'down'), 'zoomOut'), ahead);
    expect(upAndIn).toEqual({ yaw: 0, pitch: Math.PI / 2, zoom: 100 });
    expect(downAndOut).toEqual({ yaw: 0, pitch: -Math.PI / 2, zoom: 0 });
  });
});

describe('movementOfKey', () => {
  it('knows arrows, plus and minus, and no other key', () => {
    expect(movementOfKey['ArrowUp']).toBe('up');
    expect(movementOfKey['+']).toBe('zoomIn');
    expect(movementOfKey['Tab']).toBeUndefined();
  });
});
