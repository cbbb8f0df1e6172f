import { describe, expect, it, vi } from 'vitest';
import { preparePicture } from './preparePicture.ts';
import type { Drawn } from './pictureWorker.ts';

const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const pngOf = (width: number, height: number) => [
  ...letters('\u0089PNG\r\n\u001A\n'),
  ...u32(13),
  ...letters('IHDR'),
  ...u32(width),
  ...u32(height),
];
const jpegOf = (width: number, height: number) => [
  ...letters('\u00FF\u00D8\u00FF\u00C0\0\u0011\u0008'),
  height >>> 8,
  height & 255,
  width >>> 8,
  width & 255,
  3,
];
const heic = [0, 0, 0, 24, ...letters('ftypheic')];
const fileOf = (name: string, content: readonly number[], type = '') =>
  new File([Uint8Array.from(content)], name, { type });
const drawsNothing = () => Promise.reject(new Error('It is drawn'));
const draws = (drawn: Drawn) => vi.fn<(file: File) => Promise<Drawn>>(() => Promise.resolve(drawn));
const png = new Blob(['pixels']);

describe('a picture that is prepared for its upload', () => {
  it('is the chosen file itself where that is a PNG within the limits', async () => {
    const file = fileOf('hall.png', pngOf(4_000, 3_000), 'image/png');
    expect(await preparePicture(file, drawsNothing)).toBe(file);
  });

  it('is called a PNG if it is one by another name', async () => {
    const content = pngOf(300, 200);
    const prepared = await preparePicture(fileOf('hall.jpg', content, 'image/jpeg'), drawsNothing);
    expect(prepared).toMatchObject({ name: 'hall.png', type: 'image/png', size: content.length });
  });

  it.each([
    ['a JPEG', 'IMG_1.JPG', jpegOf(4_032, 3_024), 'IMG_1.png'],
    ['a JPEG called a PNG', 'IMG_1.png', jpegOf(300, 200), 'IMG_1.png'],
    ['a HEIC', 'IMG_1.heic', heic, 'IMG_1.png'],
    ['a large PNG', 'plan.png', pngOf(6_000, 4_000), 'plan.png'],
  ])('is drawn anew from %s', async (_, name, content, expected) => {
    const file = fileOf(name, content);
    const draw = draws({ png });
    expect(await preparePicture(file, draw)).toMatchObject({
      name: expected,
      type: 'image/png',
      size: png.size,
    });
    expect(draw).toHaveBeenCalledExactlyOnceWith(file);
  });

  it.each([
    ['no picture', 'notes.jpg', letters('no picture'), 'unreadable'],
    ['an empty file', 'none.png', [], 'unreadable'],
    ['more pixels than fit into memory', 'bomb.jpg', jpegOf(65_535, 65_535), 'tooManyPixels'],
    ['a PNG of more pixels than fit into memory', 'bomb.png', pngOf(100_000, 100_000), 'tooManyPixels'],
  ])('is refused unread where there is %s', async (_, name, content, fault) => {
    expect(await preparePicture(fileOf(name, content), drawsNothing)).toBe(fault);
  });

  it.each([
    ['a JPEG that can’t be read', jpegOf(300, 200), 'unreadable', 'unreadable'],
    ['a HEIC that can’t be read', heic, 'unreadable', 'heic'],
    ['a HEIC that is too large', heic, 'tooManyPixels', 'tooManyPixels'],
  ] as const)('is refused with its reason: %s', async (_, content, fault, expected) => {
    expect(await preparePicture(fileOf('IMG_1', content), draws({ fault }))).toBe(expected);
  });

  it('fails as drawing does', async () => {
    await expect(preparePicture(fileOf('a.jpg', jpegOf(1, 1)), drawsNothing)).rejects.toThrow('It is drawn');
  });
});
