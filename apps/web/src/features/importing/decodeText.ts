/**
 * The text of a file, whatever spreadsheets save as CSV: UTF-8 or UTF-16, with or without a byte order mark, else
 * Windows-1252.
 *
 * @example
 * decodeText(Uint8Array.of(0x48, 0xe4)); // 'Hä'
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // No text in UTF-8: every byte is some character here.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type Utf16 = 'utf-16le' | 'utf-16be';

/** In bytes; enough to tell. */
const sample = 2_000;

function encodingOf(bytes: Uint8Array): Utf16 | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark, every other byte of Latin text is 0.
  const part = bytes.subarray(0, sample);
  const zeros = (parity: 0 | 1) => part.filter((byte, index) => index % 2 === parity && byte === 0).length;
  const many = part.length / 4;
  if (zeros(1) > many) return 'utf-16le';
  return zeros(0) > many ? 'utf-16be' : null;
}
