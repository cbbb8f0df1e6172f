import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first, in an order that no chunk of CSS changes by coming first. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  patterns: globalLayer('patterns'),
  layout: globalLayer('layout'),
  pages: globalLayer('pages'),
};
