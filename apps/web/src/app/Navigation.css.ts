import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style } from '@vanilla-extract/css';

// What comes late has its room from the beginning, so that the bar is as high before as after.

/** Beside the links: an announcement's street. */
export const announcement = style(
  inPages({
    minWidth: 0,
    marginInlineEnd: 'auto',
    // Its button bears no edge: its words stand where the line begins.
    '@media': { [media.medium]: { width: '13rem', marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
  }),
);

/** A picture, and a common name where one is shown. */
export const account = style(
  inPages({
    display: 'flex',
    '@media': {
      [media.tablet]: { minWidth: '5.25rem' },
      [media.wide]: { minWidth: '14rem', justifyContent: 'flex-end' },
    },
  }),
);
