/**
 * Patterns of the modules that hold messages of these languages.
 *
 * @example
 * textPatterns(['en', 'fi']).initial.exec('/web/src/texts/fi.ts?initial')?.[1]; // 'fi'
 */
export function textPatterns(languages: readonly string[]) {
  const any = languages.join('|');
  return {
    /** Import specifiers. */
    imported: new RegExp(`\\btexts/(?:${any})(?:\\.ts)?$`, 'u'),
    /** Catalogues of pages and of the product: the file, and the subset of its namespaces. */
    catalogue: new RegExp(`^(.*/(?:web|domain)/src/texts/(?:${any})\\.ts)\\?(initial|deferred)$`, 'u'),
    /** The initial namespaces, by language. */
    initial: new RegExp(`/texts/(${any})\\.ts\\?initial$`, 'u'),
  };
}
