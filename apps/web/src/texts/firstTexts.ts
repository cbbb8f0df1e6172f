import type { ProductTexts } from '@tilava/domain/texts';
import type { PageTexts } from './pageTexts.ts';

/** Of the pages' words, what a list of matches and the bar above it say. Others come with other pages. */
export const firstPageTexts: readonly (keyof PageTexts)[] = [
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

/** Of the product's words, what lists of matches do not say. */
export const furtherProductTexts: readonly (keyof ProductTexts)[] = [
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
