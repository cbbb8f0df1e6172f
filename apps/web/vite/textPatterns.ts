/**
 * Which modules hold words of these languages.
 *
 * @example
 * textPatterns(['en', 'fi']).first.exec('/web/src/texts/fi.ts?first')?.[1]; // 'fi'
 */
export function textPatterns(languages: readonly string[]) {
  const any = languages.join('|');
  return {
    /** What imports name. */
    imported: new RegExp(`\\btexts/(?:${any})(?:\\.ts)?$`, 'u'),
    /** The words of pages and of the product: the file, and which part of it is wanted. */
    catalogue: new RegExp(`^(.*/(?:web|domain)/src/texts/(?:${any})\\.ts)\\?(first|further)$`, 'u'),
    /** What every page begins with, in which language. */
    first: new RegExp(`/texts/(${any})\\.ts\\?first$`, 'u'),
  };
}
