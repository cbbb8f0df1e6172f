import type { Locale } from '@tilava/domain/format';

/** A module that holds words under the name of their language. */
type Catalogue = () => Promise<Readonly<Partial<Record<Locale, object>>>>;

/** Downloads of the pages' words and of the product's, a language at a time. */
export type Catalogues = Readonly<Record<Locale, readonly [pages: Catalogue, product: Catalogue]>>;
