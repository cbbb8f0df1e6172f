import { assignVars, globalStyle } from '@vanilla-extract/css';
import { density, touchDensity } from '../tokens/density.ts';
import { media } from '../tokens/media.ts';
import { vars } from './contract.css.ts';
import { inBase } from './layered.ts';

const contract = vars.density;

// The root has one, and any part of the page may have another: a comfortable part may stand within a compact one.
const anywhere = ':root, [data-density]';

globalStyle(anywhere, inBase({ vars: assignVars(contract, density.comfortable) }));
globalStyle('[data-density="compact"]', inBase({ vars: assignVars(contract, density.compact) }));

const { controlHeight, smallControlHeight, choicePadding, cellPadding } = touchDensity;

globalStyle(
  anywhere,
  inBase({
    '@media': {
      [media.touch]: {
        vars: {
          [contract.controlHeight]: controlHeight,
          [contract.smallControlHeight]: smallControlHeight,
          [contract.choicePadding]: choicePadding,
        },
      },
    },
  }),
);
globalStyle(
  '[data-density="compact"]',
  inBase({ '@media': { [media.touch]: { vars: { [contract.cellPadding]: cellPadding } } } }),
);
