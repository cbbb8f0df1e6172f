import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

const text = 'Osoite;Vuokra\r\nHämeentie 1;1 350,50 €\r\n';
const utf16 = (littleEndian: boolean, hasMark: boolean): Uint8Array => {
  const units = hasMark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let index = 0; index < units.length; index += 1)
    view.setUint16(index * 2, units.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
};
const windows1252 = Uint8Array.from(text, (character) =>
  character === '€' ? 0x80 : character.charCodeAt(0),
);

test.each<[string, Uint8Array]>([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16 as Windows writes it', utf16(true, true)],
  ['UTF-16 the other way round', utf16(false, true)],
  ['UTF-16 without a mark', utf16(true, false)],
  ['UTF-16 the other way round, without a mark', utf16(false, false)],
  ['Windows-1252', windows1252],
])('text in %s is read', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('nothing at all is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
