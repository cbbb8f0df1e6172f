import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateAsync = promisify(inflate);

/** Each character may also be written by its number (ISO 32000-1, 7.3.5): `/J#61vaScript`. */
const anySpelling = (name: string): string =>
  name.replaceAll(/./g, (character) => {
    const [high, low] = (character.codePointAt(0) ?? 0).toString(16);
    return `(?:${character}|#${eitherCase(high)}${eitherCase(low)})`;
  });

const eitherCase = (digit = ''): string => `[${digit}${digit.toUpperCase()}]`;

const oneOf = (...names: readonly string[]): RegExp =>
  new RegExp(String.raw`/(?:${names.map(anySpelling).join('|')})(?=[\s\0()<>[\]{}/%]|$)`);

/** What runs something, or carries other files: too long to be anywhere by chance. */
const unsafeName = oneOf('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia');

/** A script, and a form that may hold some: too short to be looked for in packed bytes. */
const shortUnsafeName = oneOf('JS', 'XFA');

/** Bytes of objects that are unpacked in all; ordinary documents have a hundredth of it. */
const unpackedLimit = 16 * 1024 * 1024;

/** What unpacking costs at least, however little it gives. */
const unpackingCost = 1_024;

/** How near to its end a document says so. */
const endLength = 1_024;

export const isPdf = (content: Buffer): boolean =>
  content.subarray(0, 5).equals(Buffer.from('%PDF-')) && content.subarray(-endLength).includes('%%EOF');

/**
 * Whether a document visibly holds scripts, commands or other files, also in packed objects. It sees neither what is
 * encrypted nor what is packed in unusual ways (docs/adr/0041).
 */
export async function isUnsafePdf(content: Buffer): Promise<boolean> {
  if (unsafeName.test(content.toString('latin1'))) return true;
  let left = unpackedLimit;
  for (const { before, body } of streamsOf(content)) {
    if (shortUnsafeName.test(before)) return true;
    if (body !== null && isText(body) && shortUnsafeName.test(body.toString('latin1'))) return true;
    if (body === null || !/ObjStm|#/.test(before)) continue;
    const objects = await unpack(body, left);
    if (objects === null || unsafeName.test(objects) || shortUnsafeName.test(objects)) return true;
    left -= Math.max(objects.length, unpackingCost);
    if (left <= 0) return true;
  }
  return false;
}

interface PdfStream {
  /** What stands between the stream and the one before it: its dictionary, and other objects. */
  readonly before: string;
  /** Null behind the last stream. */
  readonly body: Buffer | null;
}

function* streamsOf(content: Buffer): Generator<PdfStream> {
  let from = 0;
  for (let word = content.indexOf('stream'); word !== -1; word = content.indexOf('stream', word + 1)) {
    const start = lineBehind(content, word);
    if (start === null || !isBehindDictionary(content, from, word)) continue;
    const end = endOfStream(content, start);
    if (end === null) continue;
    const body = content.subarray(start, end);
    // A comment or a text may say so too, and hide the objects behind it.
    if (/\d\s+\d+\s+obj\b/.test(body.toString('latin1'))) continue;
    yield { before: content.toString('latin1', from, word), body };
    from = end + 'endstream'.length;
    word = from - 1;
  }
  yield { before: content.toString('latin1', from), body: null };
}

/** Where the line behind a `stream` begins; null where it is followed by something else. */
function lineBehind(content: Buffer, word: number): number | null {
  const lineFeed = content[word + 6] === 0x0d ? word + 7 : word + 6;
  return content[lineFeed] === 0x0a ? lineFeed + 1 : null;
}

const isBehindDictionary = (content: Buffer, from: number, word: number): boolean =>
  />>[\s\0]*$/.test(content.toString('latin1', Math.max(from, word - 64), word));

/** Where a stream ends; null where another one begins before, so that it is none. */
function endOfStream(content: Buffer, start: number): number | null {
  for (let word = content.indexOf('stream', start); word !== -1; word = content.indexOf('stream', word + 1)) {
    if (content.toString('latin1', word - 3, word) === 'end') return word - 3;
    if (lineBehind(content, word) !== null) return null;
  }
  return null;
}

/** Whether it is readable as it is, and so may be more than the content of a stream. */
const isText = (body: Buffer): boolean =>
  // oxlint-disable-next-line no-control-regex -- what packed bytes have, and text has not
  !/[\0-\x08\x0e-\x1f\x80-\xff]/.test(body.toString('latin1'));

/** Null where it gives more than `limit`; nothing where it is packed otherwise. */
async function unpack(body: Buffer, limit: number): Promise<string | null> {
  try {
    return (await inflateAsync(body, { maxOutputLength: limit })).toString('latin1');
  } catch (error) {
    return error instanceof RangeError ? null : '';
  }
}
