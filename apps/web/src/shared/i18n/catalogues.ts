import type { Locale } from '@tilava/domain/format';

/** Imports a module that exports messages under the name of their language. */
type Catalogue = () => Promise<Readonly<Partial<Record<Locale, object>>>>;

/** Imports of the pages' and the product's messages, by language. */
export type Catalogues = Readonly<Record<Locale, readonly [pages: Catalogue, product: Catalogue]>>;
