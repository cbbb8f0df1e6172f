/** In code points, as the contract counts characters, so that most emoji are one. */
export const lengthOf = (text: string): number => Array.from(text).length;
