/** A PNG of one grey pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** The picture's bytes. */
export const picture = Uint8Array.from(globalThis.atob(pixel), (letter) => letter.codePointAt(0) ?? 0);
