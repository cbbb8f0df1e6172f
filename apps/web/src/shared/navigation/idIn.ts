/** The id that a part of a page is found by, as the address names it after its `#`; null where it names none. */
export function idIn(hash: string): string | null {
  if (hash === '') return null;
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    // What cannot be decoded, such as "50%", was not encoded.
    return name;
  }
}
