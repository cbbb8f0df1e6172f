import { parse as parseCsv } from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { decodeText } from './decodeText.ts';
import { type OpenImmoFile, readOpenImmo } from './readOpenImmo.ts';

/** In rows, the headings besides; a landlord has far fewer announcements. */
const mostRows = 5_000;

export type FileFault = 'unreadable' | 'oldExcel' | 'notOpenImmo' | 'empty' | 'tooManyRows';

/** The cells of a file as texts, the headings first; those of OpenImmo are keys of columns. */
export type Parsed =
  | { readonly rows: readonly (readonly string[])[]; readonly skipped?: OpenImmoFile['skipped'] }
  | { readonly fault: FileFault };

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

async function parse(file: Blob): Promise<Parsed> {
  const content = await file.arrayBuffer();
  const bytes = new Uint8Array(content);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { fault: 'oldExcel' };
  if (startsWith(bytes, 0x50, 0x4b)) return checked(await readWorkbook(content));
  const text = decodeText(bytes);
  if (/^\s*<(?:\?xml|!DOCTYPE|\w*:?openimmo)\b/u.test(text)) return parseXml(text);
  return checked(readCsv(text));
}

function parseXml(text: string): Parsed {
  const read = readOpenImmo(text);
  if (read === null) return { fault: 'notOpenImmo' };
  // What is left out is told, also if that is all.
  return read.rows.length === 1 && read.skipped.length > 0 ? read : { ...read, ...checked(read.rows) };
}

function checked(rows: readonly (readonly string[])[] | null): Parsed {
  if (rows === null) return { fault: 'unreadable' };
  const last = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  if (last < 1) return { fault: 'empty' };
  return last > mostRows ? { fault: 'tooManyRows' } : { rows: rows.slice(0, last + 1) };
}

/** Of the first sheet; formulas have the values that the file was saved with. */
async function readWorkbook(content: ArrayBuffer): Promise<string[][] | null> {
  try {
    return (await readSheet(content)).map((row) => row.map((cell) => textOf(cell)));
  } catch {
    // Whatever the reader makes of it, it is no workbook.
    return null;
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // Sums of decimals have many of them.
  if (typeof cell === 'number') return String(Number(cell.toFixed(8)));
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}

function readCsv(text: string): string[][] | null {
  // A picture or a program, say.
  if (text.includes('\0')) return null;
  const { data } = parseCsv<string[]>(text, { delimitersToGuess: [';', ',', '\t', '|'] });
  return data.map((row) => row.map((cell) => withoutGuard(cell)));
}

/** The apostrophe keeps a spreadsheet from running what follows; `toCsv` writes it. */
const withoutGuard = (cell: string): string =>
  /^'[\s=+\-@＝＋－＠\u2212]/u.test(cell) ? cell.slice(1) : cell;

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  parse(data).then((parsed) => postMessage(parsed), reportError);
});
