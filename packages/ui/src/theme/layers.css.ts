import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. Their order is fixed here, before any rule, so that it never depends on
 * which chunk of CSS the browser happens to load first.
 */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  patterns: globalLayer('patterns'),
  layout: globalLayer('layout'),
  pages: globalLayer('pages'),
};
