/** What the product is called in its texts, unless its operator calls it otherwise. */
export const productName = 'Tilava';

/**
 * The same text with another name. Finnish bends names, each in its own way: where it does, "palvelu" (service) stands
 * in, which is bent like "Tilava" but for its last vowel.
 */
export function withProductName(text: string, name: string): string {
  if (name === productName) return text;
  return text.replaceAll(/Tilava(\p{L}*)/gu, (_whole, ending: string, place: number) => {
    if (ending === '') return name;
    // Swedish: no second s.
    if (ending === 's') return /[sxz]$/i.test(name) ? name : `${name}s`;
    // In a page's markup, a sentence may begin after a tag.
    const isFirst = /(?:^|[.!?>])\s*$/.test(text.slice(0, place));
    return `${isFirst ? 'P' : 'p'}alvelu${ending.replace(/^a(?=n$)/, 'u')}`;
  });
}
