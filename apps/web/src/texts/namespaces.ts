import type { ProductTexts } from '@tilava/domain/texts';
import type { PageTexts } from './pageTexts.ts';

/**
 * The namespaces that lists of matches and the top bar use. Every page loads them first; the build puts all others into
 * a second file, which other pages load as well.
 */
export const initialNamespaces: {
  readonly pages: readonly (keyof PageTexts)[];
  readonly product: readonly (keyof ProductTexts)[];
} = {
  pages: [
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
  ],
  product: ['residenceType', 'residenceFlag', 'compass', 'unit', 'login', 'request', 'filter', 'strength'],
};
