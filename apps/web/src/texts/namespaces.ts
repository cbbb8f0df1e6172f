import type { ProductTexts } from '@tilava/domain/texts';
import type { PageTexts } from './pageTexts.ts';

/** Message namespaces that every page loads, because lists of matches and the top bar use them. Other pages load the rest. */
export const initialPageNamespaces: readonly (keyof PageTexts)[] = [
  'common',
  'errors',
  'offline',
  'language',
  'theme',
  'nav',
  'plot',
  'explanation',
  'matches',
  'comparison',
  'filters',
];

/** Namespaces of the product's messages that lists of matches do not use. */
export const deferredProductNamespaces: readonly (keyof ProductTexts)[] = [
  'field',
  'fault',
  'warning',
  'industry',
  'creditRating',
  'creditRatingMeaning',
  'operatingMargin',
  'employeeBand',
  'turnoverBracket',
  'condition',
  'amenity',
  'floor',
  'matchField',
  'personField',
  'match',
  'person',
];
