import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawnSize,
  hasTooManyPixels,
  isUploadedAsIs,
  numberRepeated,
  pictureLimits,
  pictureTypes,
  pngName,
  readPictureHeader,
  smallerSize,
} from './pictureFiles.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
const pngSignature = '\u0089PNG\r\n\u001A\n';
const pngBytes = (width: readonly number[], height: readonly number[]) =>
  bytes(pngSignature, [0, 0, 0, 13], 'IHDR', width, height, [8, 2, 0, 0, 0]);
/** The frame's header of a JPEG that is 300 wide and 200 high. */
const frame = [0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44, 3];
const exif = [0xff, 0xe1, 0, 8, ...bytes('Exif\0\0')];
const riff = (chunk: string, ...content: readonly number[]) =>
  bytes(
    'RIFF',
    [0, 0, 0, 0],
    'WEBP',
    chunk,
    [0, 0, 0, 0],
    content,
    Array.from({ length: 12 }, () => 0),
  );

test('JPEG, PNG, WebP and HEIC can be chosen, also where the browser knows no type of HEIC', () => {
  expect(pictureTypes).toEqual([
    'image/png',
    'image/jpeg',
    'image/webp',
    'image/heic',
    'image/heif',
    '.heic',
    '.heif',
  ]);
});

describe('the header of a picture', () => {
  test.each([
    ['a PNG', pngBytes([0, 0, 1, 44], [0, 0, 0, 200]), 'png', 300, 200],
    ['a large PNG', pngBytes([0, 1, 0, 0], [0xff, 0, 0, 0]), 'png', 65_536, 4_278_190_080],
    ['a JPEG', bytes([0xff, 0xd8], frame), 'jpeg', 300, 200],
    ['a JPEG with metadata', bytes([0xff, 0xd8], exif, exif, frame), 'jpeg', 300, 200],
    [
      'a JPEG with tables and padding',
      bytes([0xff, 0xd8, 0xff, 0xc4, 0, 4, 0xff, 0xc0, 0xff, 0xff], frame),
      'jpeg',
      300,
      200,
    ],
    ['a progressive JPEG', bytes([0xff, 0xd8], [0xff, 0xc2, ...frame.slice(2)]), 'jpeg', 300, 200],
    ['a lossy WebP', riff('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 44, 0x41, 200, 0x80), 'webp', 300, 200],
    ['a lossless WebP', riff('VP8L', 0x2f, 0x2b, 0xc1, 0x31, 0x10), 'webp', 300, 200],
    ['a WebP of several parts', riff('VP8X', 0, 0, 0, 0, 43, 1, 0, 199, 0, 1), 'webp', 300, 65_736],
  ])('of %s says its size', (_, content, format, width, height) => {
    expect(readPictureHeader(content)).toEqual({ format, size: { width, height } });
  });

  test.each([
    ['a PNG that breaks off', bytes(pngSignature, [0, 0, 0, 13], 'IHDR', [0, 0]), 'png'],
    ['a PNG of no width', pngBytes([0, 0, 0, 0], [0, 0, 0, 9]), 'png'],
    ['a JPEG that breaks off', bytes([0xff, 0xd8], exif), 'jpeg'],
    [
      'a JPEG whose data begins without a frame',
      bytes([0xff, 0xd8, 0xff, 0xda, 0, 2], frame.slice(1)),
      'jpeg',
    ],
    ['a WebP that breaks off', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X'), 'webp'],
    ['a WebP of an unknown kind', riff('ALPH', 1, 2, 3), 'webp'],
    ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), 'heic'],
    ['a HEIF', bytes([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], 'mif1heic'), 'heic'],
  ])('of %s says the format alone', (_, content, format) => {
    expect(readPictureHeader(content)).toEqual({ format, size: null });
  });

  test.each([
    '',
    'GIF89a',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '%PDF-1.7',
    'RIFF\0\0\0\0WAVEfmt ',
    '\0\0\0\u0018ftypisom',
  ])('is none in %j', (text) => {
    expect(readPictureHeader(bytes(text))).toBeNull();
  });

  test('never makes reading fail, whatever follows the first bytes', () => {
    const beginnings = fc.constantFrom(
      bytes(pngSignature),
      bytes([0xff, 0xd8, 0xff]),
      riff('VP8 '),
      riff('VP8L'),
      riff('VP8X'),
      bytes('\0\0\0\u0018ftypheic'),
      bytes(''),
    );
    fc.assert(
      fc.property(beginnings, fc.uint8Array({ maxLength: 60 }), fc.nat(80), (start, rest, length) => {
        const content = Uint8Array.from([...start, ...rest]).subarray(0, length);
        const size = readPictureHeader(content)?.size ?? { width: 1, height: 1 };
        expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
      }),
    );
  });

  test('is read from within a larger buffer', () => {
    const content = bytes('before', [...pngBytes([0, 0, 1, 44], [0, 0, 0, 200])]).subarray(6);
    expect(readPictureHeader(content)?.size).toEqual({ width: 300, height: 200 });
  });
});

describe('a file that is uploaded as it is', () => {
  const size = { width: 4_000, height: 3_000 };
  const file = { name: 'hall.png', size: pictureLimits.size };
  const large = { width: 8_192, height: 4_096 };
  test.each([
    ['a PNG within the limits', file, { format: 'png', size }, true],
    ['a PNG of too many bytes', { ...file, size: pictureLimits.size + 1 }, { format: 'png', size }, false],
    ['a PNG that is too wide', file, { format: 'png', size: { width: 4_001, height: 1 } }, false],
    ['a PNG that is too high', file, { format: 'png', size: { width: 1, height: 4_001 } }, false],
    ['a PNG of unknown size', file, { format: 'png', size: null }, false],
    ['a JPEG', file, { format: 'jpeg', size }, false],
    ['a large panorama', { ...file, name: 'hall_360.png' }, { format: 'png', size: large }, true],
    [
      'a panorama that the server refuses',
      { ...file, name: 'hall_360.png' },
      { format: 'png', size: { width: 10_000, height: 5_001 } },
      false,
    ],
  ] as const)('%s: %s', (_, given, header, expected) => {
    expect(isUploadedAsIs(given, header)).toBe(expected);
  });
});

describe('the size of a picture that is drawn anew', () => {
  test.each([
    ['hall.jpg', [4_032, 3_024], [4_000, 3_000]],
    ['hall.jpg', [3_024, 4_032], [3_000, 4_000]],
    ['hall.jpg', [4_000, 4_000], [4_000, 4_000]],
    ['hall.jpg', [640, 480], [640, 480]],
    ['strip.jpg', [90_000, 2], [4_000, 1]],
    ['hall_360.jpg', [5_760, 2_880], [5_760, 2_880]],
    ['hall_360.jpg', [7_680, 3_840], [5_760, 2_880]],
    ['hall_360.jpg', [9_000, 9_000], [4_087, 4_087]],
  ] as const)('%s of %j is %j', (name, [width, height], [drawnWidth, drawnHeight]) => {
    expect(drawnSize(name, { width, height })).toEqual({ width: drawnWidth, height: drawnHeight });
  });

  test('is within all limits, and never larger than the picture', () => {
    const sides = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(sides, sides, fc.constantFrom('a.jpg', 'a_360.jpg'), (width, height, name) => {
        const drawn = drawnSize(name, { width, height });
        expect(drawn.width).toBeLessThanOrEqual(width);
        expect(drawn.height).toBeLessThanOrEqual(height);
        expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(5_760);
        expect(drawn.width * drawn.height).toBeLessThan(16_777_216);
      }),
    );
  });

  test('shrinks until a PNG fits, whatever it holds', () => {
    const noise = ({ width, height }: { width: number; height: number }) => width * height * 4 + 20_000;
    let size = { width: 4_000, height: 4_000 };
    let steps = 0;
    while (noise(size) > pictureLimits.size) {
      size = smallerSize(size, noise(size));
      steps += 1;
    }
    expect(steps).toBeLessThanOrEqual(3);
    expect(size.width).toBeGreaterThan(2_600);
    expect(smallerSize({ width: 1_000, height: 500 }, pictureLimits.size + 1)).toEqual({
      width: 900,
      height: 450,
    });
  });
});

test('more than 100 megapixels are too many', () => {
  expect(hasTooManyPixels({ width: 10_000, height: 10_000 })).toBe(false);
  expect(hasTooManyPixels({ width: 10_001, height: 10_000 })).toBe(true);
});

test.each([
  ['hall.jpg', 'hall.png'],
  ['hall_360.JPEG', 'hall_360.png'],
  ['IMG_0001.HEIC', 'IMG_0001.png'],
  ['hall.webp', 'hall.png'],
  ['hall.PNG', 'hall.PNG'],
  ['plan v1.2', 'plan v1.2.png'],
  ['', '.png'],
])('%j is uploaded as %j', (name, expected) => {
  expect(pngName(name)).toBe(expected);
});

describe('names that occur more than once', () => {
  test.each([
    [[], []],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      ['a', 'b', 'a', 'a'],
      ['a', 'b', 'a (2)', 'a (3)'],
    ],
    [
      ['a', 'a', 'a (2)'],
      ['a', 'a (3)', 'a (2)'],
    ],
  ])('%j become %j', (names, expected) => {
    expect(numberRepeated(names)).toEqual(expected);
  });

  test('are told apart, and the first of each stays', () => {
    const name = fc.constantFrom('a', 'b', 'a (2)', 'a (2) (2)', 'a (3)');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const numbered = numberRepeated(names);
        expect(new Set(numbered).size).toBe(names.length);
        for (const one of new Set(names)) expect(numbered[names.indexOf(one)]).toBe(one);
      }),
    );
  });
});
