import { describe, expect, it } from 'vitest';
import { sortFiles } from './FileUpload.tsx';

const limits = { types: ['image/png'], maximumSize: 10 };
const file = (name: string, size: number, type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type });

describe('sortFiles', () => {
  it('takes files of the type up to and at the greatest size', () => {
    const files = [file('empty.png', 0), file('full.png', 10)];
    expect(sortFiles(files, limits)).toEqual({ accepted: files, refused: [] });
  });

  it('refuses what is a byte too large', () => {
    const large = file('large.png', 11);
    expect(sortFiles([large], limits)).toEqual({ accepted: [], refused: [{ file: large, reason: 'size' }] });
  });

  it.each(['image/jpeg', '', 'IMAGE/SVG+XML'])('refuses the type %j, before its size', (type) => {
    const other = file('plan', 11, type);
    expect(sortFiles([other], limits).refused).toEqual([{ file: other, reason: 'type' }]);
  });

  it('takes files by the ending of their name, whatever their type', () => {
    const photo = file('PHOTO.HEIC', 1, '');
    expect(sortFiles([photo], { ...limits, types: ['image/png', '.heic'] }).accepted).toEqual([photo]);
    expect(sortFiles([photo], { ...limits, types: ['image/png', '.jpg'] }).accepted).toEqual([]);
  });

  it('keeps the order, and one bad file spoils no other', () => {
    const [first, bad, last] = [file('a.png', 1), file('b.gif', 1, 'image/gif'), file('c.png', 2)];
    expect(sortFiles([first, bad, last], limits).accepted).toEqual([first, last]);
  });
});
