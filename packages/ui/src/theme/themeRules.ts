import { assignVars } from '@vanilla-extract/css';
import { media } from '../tokens/media.ts';
import { darkShadows, lightShadows } from '../tokens/shadow.ts';
import { darkColors, lightColors } from './colors.ts';
import { vars } from './contract.css.ts';
import type { Rule } from './rules.ts';
import { sharedValues, themedValues } from './values.ts';

const { color, shadow, font, space, radius, motion, measure } = vars;
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

/**
 * The values of the themes. A theme is set on the root, or on a part of the page, such as a sample of one beside the
 * other. Paper is white and ink is dark whatever the screen shows.
 */
export const themeRules: readonly Rule[] = [
  { selector: ':root', rule: shared },
  { selector: ':root, [data-theme="light"]', rule: light },
  {
    selector: ':root:not([data-theme="light"])',
    rule: { '@media': { [`${media.screen} and ${media.dark}`]: dark } },
  },
  { selector: '[data-theme="dark"]', rule: { '@media': { [media.screen]: dark } } },
  { selector: ':root', rule: { '@media': { [media.reducedMotion]: still('0.01ms') } } },
  // A change of theme that takes its time would be printed half way.
  { selector: ':root:root', rule: { '@media': { [media.print]: still('0s') } } },
];
