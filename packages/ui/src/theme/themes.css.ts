import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/media.ts';
import { darkColors, lightColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { inBase } from './layered.ts';
import { sharedValues, themedValues } from './values.ts';

const { color, shadow } = vars;
const themed = { color, shadow };

const light = {
  colorScheme: 'light',
  vars: assignVars(
    themed,
    themedValues(lightColors, {
      float: '0 1px 2px oklch(0.2 0.02 250 / 0.12), 0 8px 24px oklch(0.2 0.02 250 / 0.14)',
      scrim: 'oklch(0.2 0.02 250 / 0.45)',
    }),
  ),
} as const;

const dark = {
  colorScheme: 'dark',
  vars: assignVars(
    themed,
    themedValues(darkColors, {
      float: '0 1px 2px oklch(0 0 0 / 0.5), 0 8px 24px oklch(0 0 0 / 0.5)',
      scrim: 'oklch(0 0 0 / 0.6)',
    }),
  ),
} as const;

const { font, space, radius, motion, measure } = vars;

globalStyle(':root', inBase({ vars: assignVars({ font, space, radius, motion, measure }, sharedValues) }));

// A theme is set on the root, or on a part of the page, such as a sample of one beside the other. Paper is white and
// ink is dark whatever the screen shows.
globalStyle(':root, [data-theme="light"]', inBase(light));
globalStyle(
  ':root:not([data-theme="light"])',
  inBase({ '@media': { [`${media.screen} and ${media.dark}`]: dark } }),
);
globalStyle('[data-theme="dark"]', inBase({ '@media': { [media.screen]: dark } }));
globalStyle(
  'body [data-theme]',
  inBase({ background: color.background.page, color: color.foreground.plain }),
);

globalStyle(
  ':root',
  inBase({
    '@media': { [media.reducedMotion]: { vars: { [motion.quick]: '0.01ms', [motion.slow]: '0.01ms' } } },
  }),
);

// A change of theme that takes its time would be printed half way.
globalStyle(
  ':root:root',
  inBase({ '@media': { [media.print]: { vars: { [motion.quick]: '0s', [motion.slow]: '0s' } } } }),
);
