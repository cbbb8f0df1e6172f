/** The picture that the contract's base64 stands for. */
export const picture = (base64: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)], { type });
