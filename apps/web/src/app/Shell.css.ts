import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style, globalStyle } from '@vanilla-extract/css';

export const content = style(
  inPages({
    flexGrow: 1,
    paddingBlockEnd: vars.space[20],
    '@media': { [media.print]: { paddingBlockEnd: 0 } },
  }),
);

// The footer of a short page stands at the window's end. Paper breaks no columns of boxes well.
globalStyle('#root', {
  '@media': { screen: { display: 'flex', flexDirection: 'column', minHeight: '100vh' } },
});

/** As high as the window, below which the footer stands: what is loaded moves nothing that is seen. */
export const memberContent = style([
  content,
  inPages({ minHeight: '100vh', '@media': { [media.print]: { minHeight: 0 } } }),
]);

/** The end of a page, where it can be seen. */
export const end = style({ height: '1px' });

// What is said of the network and of new versions comes first in the page, and does not stick to the bar.
globalStyle(
  `${content} > main > [role='status']:nth-child(-n + 2):has(> div)`,
  inPages({ paddingBlockStart: vars.space[4] }),
);

/** Before what may be wider than other pages: a list beside its map. */
export const wide = style({});

globalStyle(`${wide} ~ *`, inPages({ vars: { [vars.measure.page]: '100rem' } }));

/** As far below the bar as a heading would stand, and as high as the window: the page would move a footer that is seen. */
export const loading = style(inPages({ minHeight: '100vh', paddingBlockStart: vars.space[6] }));

// What comes late has its room from the beginning, so that the bar is as high before as after.

/** Beside the links: an announcement's street. */
export const announcement = style(
  inPages({
    minWidth: 0,
    marginInlineEnd: 'auto',
    // Its button bears no edge: its words stand where the line begins.
    '@media': { [media.medium]: { width: '10rem', marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
  }),
);

// The mark stands for the name where the bar would need two lines with it.
globalStyle(
  `header:has(${announcement}) a`,
  inPages({
    '@media': {
      '(64rem <= width < 68rem)': {
        vars: { '--tilava-logo-name-position': 'absolute', '--tilava-logo-name-clip': 'inset(50%)' },
      },
    },
  }),
);

/** A picture, and a common name where one is shown. */
export const account = style(
  inPages({
    display: 'flex',
    '@media': {
      [media.medium]: { minWidth: '5.25rem' },
      '(width >= 80rem)': { minWidth: '12rem', justifyContent: 'flex-end' },
    },
  }),
);

/** The bar has room for a street, not for every street. */
export const street = style(
  inPages({ maxWidth: '10rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
