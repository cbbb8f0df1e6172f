import { crc32, deflateSync } from 'node:zlib';
import { chunksOf, typeOf } from './pngHeader.ts';

/** x and y of a colour in CIE 1931. */
type Chromaticity = readonly [x: number, y: number];
type Primaries = readonly [Chromaticity, Chromaticity, Chromaticity, Chromaticity];
/** From a stored value to light, both 0 to 1. */
type Transfer = (value: number) => number;
type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

const d65: Chromaticity = [0.3127, 0.329];
const bt709: Primaries = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06], d65];

/** By their numbers in ITU-T H.273, which `cICP` names. */
const primariesByNumber: Readonly<Record<number, Primaries>> = {
  1: bt709,
  5: [[0.64, 0.33], [0.29, 0.6], [0.15, 0.06], d65],
  6: [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], d65],
  9: [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], d65],
  12: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], d65],
};
const sRgb: Transfer = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma =
  (exponent: number): Transfer =>
  (value) =>
    value ** exponent;
/** SMPTE ST 2084; white of 203 cd/m², as ITU-R BT.2408 has it, becomes white, and what is brighter too. */
const perceptualQuantizer: Transfer = (value) => {
  const root = value ** (1 / 78.84375);
  const light = (Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125);
  return Math.min(1, (light * 10_000) / 203);
};
/** ARIB STD-B67; 75 % of the signal becomes white. */
const hybridLogGamma: Transfer = (value) => {
  const light =
    value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return Math.min(1, light / 0.265);
};
const transfersByNumber: Readonly<Record<number, Transfer>> = {
  1: gamma(2.4),
  4: gamma(2.2),
  5: gamma(2.8),
  6: gamma(2.4),
  8: gamma(1),
  13: sRgb,
  14: gamma(2.4),
  15: gamma(2.4),
  16: perceptualQuantizer,
  18: hybridLogGamma,
};

/** What chunks say of colours; everything else about them is pixels. */
const colourChunks = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM'];

/** Replaces `gAMA`, `cHRM` or `cICP` of a PNG by an ICC profile, which decoders convert by; sRGB stays as it is. */
export function profileColours(content: Buffer, isGrey: boolean): Buffer {
  const chunks = [...chunksOf(content)];
  const find = (type: string) => chunks.find((chunk) => typeOf(chunk) === type)?.subarray(8, -4);
  const colours = coloursOf(find);
  if (colours === null) return content;
  const profile = isGrey ? greyProfile(colours.transfer) : rgbProfile(colours.primaries, colours.transfer);
  const [header = Buffer.of(), ...rest] = chunks;
  return Buffer.concat([
    content.subarray(0, 8),
    header,
    pngChunk('iCCP', Buffer.concat([Buffer.from('colours\0\0', 'latin1'), deflateSync(profile)])),
    ...rest.filter((chunk) => !colourChunks.includes(typeOf(chunk))),
  ]);
}

interface Colours {
  readonly primaries: Primaries;
  readonly transfer: Transfer;
}

/** In the order of precedence of the PNG specification. */
function coloursOf(find: (type: string) => Buffer | undefined): Colours | null {
  const coded = find('cICP');
  if (coded?.length === 4) {
    const primaries = primariesByNumber[coded.readUInt8(0)];
    const transfer = transfersByNumber[coded.readUInt8(1)];
    const isRgb = coded.readUInt8(2) === 0;
    if (primaries !== undefined && transfer !== undefined && isRgb) {
      return primaries === bt709 && transfer === sRgb ? null : { primaries, transfer };
    }
  }
  if (find('iCCP') !== undefined || find('sRGB') !== undefined) return null;
  const [encoding = 0] = numbersOf(find('gAMA'));
  const primaries = primariesOf(numbersOf(find('cHRM')));
  // A twentieth more or less is sRGB written as a gamma, by which it can only be named roughly.
  const isPlain = encoding <= 0 || Math.abs(encoding * 2.2 - 1) < 0.05;
  if (isPlain && primaries === bt709) return null;
  return { primaries, transfer: isPlain ? sRgb : gamma(1 / encoding) };
}

/** Numbers in hundred thousandths. */
const numbersOf = (content: Buffer = Buffer.of()): number[] =>
  Array.from({ length: content.length >> 2 }, (_, index) => content.readUInt32BE(4 * index) / 100_000);

/** Those of sRGB where none are told, or none that span anything. */
function primariesOf(numbers: readonly number[]): Primaries {
  const [wx = 0, wy = 0, rx = 0, ry = 0, gx = 0, gy = 0, bx = 0, by = 0] = numbers;
  const given: Primaries = [
    [rx, ry],
    [gx, gy],
    [bx, by],
    [wx, wy],
  ];
  const isClose = given.flat().every((value, index) => Math.abs(value - (bt709.flat()[index] ?? 0)) < 0.002);
  const area = (gx - rx) * (by - ry) - (bx - rx) * (gy - ry);
  return isClose || given.some(([, y]) => y <= 0) || Math.abs(area) < 0.001 ? bt709 : given;
}

const d50: Vector = [0.9642, 1, 0.8249];
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

const toXyz = ([x, y]: Chromaticity): Vector => [x / y, 1, (1 - x - y) / y];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const apply = (matrix: Matrix, vector: Vector): Vector => [
  dot(matrix[0], vector),
  dot(matrix[1], vector),
  dot(matrix[2], vector),
];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scale = (vector: Vector, by: number): Vector => [vector[0] * by, vector[1] * by, vector[2] * by];

/** What each colour has to be multiplied by, so that all together are `white`. */
function weightsOf([a, b, c]: Matrix, white: Vector): Vector {
  const volume = dot(a, cross(b, c));
  return [
    dot(white, cross(b, c)) / volume,
    dot(a, cross(white, c)) / volume,
    dot(a, cross(b, white)) / volume,
  ];
}

/** The colours of full red, green and blue, seen in the light of D50. */
function colourants([red, green, blue, white]: Primaries): Matrix {
  const colours: Matrix = [toXyz(red), toXyz(green), toXyz(blue)];
  const weights = weightsOf(colours, toXyz(white));
  const [from, to] = [apply(bradford, toXyz(white)), apply(bradford, d50)];
  const adapt = (colour: Vector, weight: number): Vector => {
    const cone = apply(bradford, scale(colour, weight));
    const adapted: Vector = [
      (cone[0] * to[0]) / from[0],
      (cone[1] * to[1]) / from[1],
      (cone[2] * to[2]) / from[2],
    ];
    // Solves bradford * x = adapted by the columns of the matrix.
    const [p, q, r] = bradford;
    return weightsOf(
      [
        [p[0], q[0], r[0]],
        [p[1], q[1], r[1]],
        [p[2], q[2], r[2]],
      ],
      adapted,
    );
  };
  return [adapt(colours[0], weights[0]), adapt(colours[1], weights[1]), adapt(colours[2], weights[2])];
}

function rgbProfile(primaries: Primaries, transfer: Transfer): Buffer {
  const [red, green, blue] = colourants(primaries).map(xyzType);
  const curve = curveType(transfer);
  return profileOf('RGB ', { rXYZ: red, gXYZ: green, bXYZ: blue, rTRC: curve, gTRC: curve, bTRC: curve });
}

const greyProfile = (transfer: Transfer): Buffer => profileOf('GRAY', { kTRC: curveType(transfer) });

/** ICC.1:2001-04, a display's profile: a header, a table of tags, and what they hold. */
function profileOf(space: 'RGB ' | 'GRAY', tags: Readonly<Record<string, Buffer | undefined>>): Buffer {
  const all = Object.entries({ desc: descriptionType, cprt: copyrightType, wtpt: xyzType(d50), ...tags });
  const table = Buffer.alloc(4 + 12 * all.length);
  table.writeUInt32BE(all.length, 0);
  const held: Buffer[] = [];
  let offset = 128 + table.length;
  for (const [index, [name, content = Buffer.of()]] of all.entries()) {
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(offset, 8 + 12 * index);
    table.writeUInt32BE(content.length, 12 + 12 * index);
    held.push(content);
    offset += content.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset, 0);
  header.writeUInt32BE(0x02_10_00_00, 8);
  header.write(`mntr${space}XYZ `, 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  xyzType(d50).copy(header, 68, 8);
  return Buffer.concat([header, table, ...held]);
}

function xyzType(values: Vector): Buffer {
  const content = Buffer.alloc(20);
  content.write('XYZ ', 0, 'latin1');
  for (const [index, value] of values.entries())
    content.writeInt32BE(Math.round(value * 65_536), 8 + 4 * index);
  return content;
}

const curvePoints = 4_096;

function curveType(transfer: Transfer): Buffer {
  const content = Buffer.alloc(12 + 2 * curvePoints);
  content.write('curv', 0, 'latin1');
  content.writeUInt32BE(curvePoints, 8);
  for (let point = 0; point < curvePoints; point += 1) {
    content.writeUInt16BE(Math.round(transfer(point / (curvePoints - 1)) * 65_535), 12 + 2 * point);
  }
  return content;
}

const copyrightType = Buffer.from('text\0\0\0\0CC0\0', 'latin1');
/** An ASCII name, and none in Unicode or for the Macintosh; padded to a multiple of four. */
const descriptionType = Buffer.alloc(104);
descriptionType.write('desc\0\0\0\0\0\0\0\u0008colours', 0, 'latin1');

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
