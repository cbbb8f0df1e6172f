import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

const arrangement = defineProperties({
  '@layer': layers.layout,
  properties: {
    gap: { ...vars.space, fields: vars.density.fieldGap },
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      stretch: 'stretch',
      baseline: 'baseline',
    },
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  },
});

export const sprinkles = createSprinkles(arrangement);
