type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The text at a key such as `rent.above`; an empty one where there is none. */
export function textAt(texts: Words, key: string): string {
  const [field = '', word = ''] = key.split('.');
  return texts[field]?.[word] ?? '';
}

/** The names of a text's gaps. */
export const gapsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
