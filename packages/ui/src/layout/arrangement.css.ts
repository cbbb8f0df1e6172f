import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayout } from '../theme/layered.ts';

/** The distance between the children of a layout. */
export const gap = styleVariants({ ...vars.space, fields: vars.density.fieldGap }, (distance) =>
  inLayout({ gap: distance }),
);

/** How the children stand across their line. */
export const align = styleVariants({
  start: inLayout({ alignItems: 'flex-start' }),
  center: inLayout({ alignItems: 'center' }),
  end: inLayout({ alignItems: 'flex-end' }),
  stretch: inLayout({ alignItems: 'stretch' }),
  baseline: inLayout({ alignItems: 'baseline' }),
});

/** Where the children gather on their line. */
export const justify = styleVariants({
  start: inLayout({ justifyContent: 'flex-start' }),
  center: inLayout({ justifyContent: 'center' }),
  end: inLayout({ justifyContent: 'flex-end' }),
  between: inLayout({ justifyContent: 'space-between' }),
});
