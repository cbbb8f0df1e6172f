import { assignVars, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from '../tokens/media.ts';
import { darkShadows, lightShadows } from '../tokens/shadow.ts';
import { darkColors, lightColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { sharedValues, themedValues } from './values.ts';
import { density, touchDensity } from '../tokens/density.ts';

const { color, shadow, font, space, radius, motion, measure } = vars;

/** A rule of a style sheet that has no layer yet: the theme puts it into one, the exported style sheet into none. */
export interface Rule {
  readonly selector: string;
  readonly rule: GlobalStyleRule;
}

const themed = { color, shadow };

const light = {
  colorScheme: 'light',
  vars: assignVars(themed, themedValues(lightColors, lightShadows)),
} as const;

const dark = {
  colorScheme: 'dark',
  vars: assignVars(themed, themedValues(darkColors, darkShadows)),
} as const;

const shared = { vars: assignVars({ font, space, radius, motion, measure }, sharedValues) };

const still = (duration: string) => ({ vars: { [motion.quick]: duration, [motion.slow]: duration } });

/** The values of the themes, set on the root or a part of the page; paper is always light. */
export const themeRules: readonly Rule[] = [
  { selector: ':root', rule: shared },
  { selector: ':root, [data-theme="light"]', rule: light },
  {
    selector: ':root:not([data-theme="light"])',
    rule: { '@media': { [`${media.screen} and ${media.dark}`]: dark } },
  },
  { selector: '[data-theme="dark"]', rule: { '@media': { [media.screen]: dark } } },
  { selector: ':root', rule: { '@media': { [media.reducedMotion]: still('0.01ms') } } },
  // Whatever a brand has set: in another colour, a ring would get that of the text.
  {
    selector: ':root, [data-theme]',
    rule: { '@media': { [media.forcedColors]: { vars: { [color.focus]: 'Highlight !important' } } } },
  },
  // A change of theme that takes its time would be printed half way.
  { selector: ':root:root', rule: { '@media': { [media.print]: still('0s') } } },
];

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
