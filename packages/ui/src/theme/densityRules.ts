import { assignVars } from '@vanilla-extract/css';
import { density, touchDensity } from '../tokens/density.ts';
import { media } from '../tokens/media.ts';
import { vars } from './contract.css.ts';
import type { Rule } from './rules.ts';

const contract = vars.density;
const { controlHeight, smallControlHeight, choicePadding, cellPadding } = touchDensity;

// The root has one, and any part of the page may have another: a comfortable part may stand within a compact one.
const anywhere = ':root, [data-density]';
const compact = '[data-density="compact"]';

const underFingers = {
  [contract.controlHeight]: controlHeight,
  [contract.smallControlHeight]: smallControlHeight,
  [contract.choicePadding]: choicePadding,
};

/** The values of the densities. */
export const densityRules: readonly Rule[] = [
  { selector: anywhere, rule: { vars: assignVars(contract, density.comfortable) } },
  { selector: compact, rule: { vars: assignVars(contract, density.compact) } },
  { selector: anywhere, rule: { '@media': { [media.touch]: { vars: underFingers } } } },
  {
    selector: compact,
    rule: { '@media': { [media.touch]: { vars: { [contract.cellPadding]: cellPadding } } } },
  },
];
