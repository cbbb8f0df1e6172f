/** Makes an id of 128 random bits. `crypto.randomUUID` is missing on pages that are served by plain HTTP. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
