/**
 * A hash of a text from 0 to 2^32 - 1, the same on every machine and in every version: FNV-1a over the UTF-16 code
 * units, with the final mix of MurmurHash3, without which the low bits of similar ids hardly differ.
 */
export function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
