/** Options without those that are undefined, which mean the same as none and would hide a default when spread. */
export const defined = <Options extends object>(options: Options): Defined<Options> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Defined<Options>;

type Defined<Options> = { [Name in keyof Options]: Exclude<Options[Name], undefined> };

/**
 * The kind of an object, such as `Blob`: `instanceof` doesn't know other realms', and throws where the class is
 * missing.
 */
export const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** Makes an id of 128 random bits. `crypto.randomUUID` is missing on pages that are served by plain HTTP. */
export const randomId = (): string =>
  Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
