import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { tab } from '../../theme/tab.css.ts';
import { media } from '../../tokens/media.ts';

const { color, font, radius, space } = vars;

export const root = style(
  inComponents({
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    background: color.background.page,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const bar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[8],
    maxWidth: `calc(${vars.measure.page} + 2 * ${space[6]})`,
    minHeight: space[16],
    marginInline: 'auto',
    paddingInline: space[6],
    '@media': { [media.narrow]: { paddingInline: space[4] } },
  }),
);

export const brand = style(
  inComponents({ display: 'flex', alignItems: 'center', minHeight: vars.measure.target, minWidth: 0 }),
);

// Whatever the brand is drawn with, its link is as high as a finger needs and bears no line.
globalStyle(
  `${brand} > a`,
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'inherit',
    textDecoration: 'none',
  }),
);

export const menuButton = style(
  inComponents({
    display: 'none',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.measure.target,
    marginInlineStart: 'auto',
    paddingInline: space[3],
    marginInlineEnd: `calc(-1 * ${space[3]})`,
    borderRadius: radius.small,
    fontWeight: font.weight.strong,
    cursor: 'pointer',
    // The button ends at the window's edge, where a ring around it would be cut off.
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { [media.narrow]: { display: 'inline-flex' } },
  }),
);

// Where there is room for both, links and end are parts of the bar itself: what has no place in its first line has the
// whole of the next one, and each line is centred by itself.
export const openMenu = style(
  inComponents({
    display: 'contents',
    '@media': {
      [media.narrow]: {
        display: 'flex',
        flex: '1 0 100%',
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: space[3],
        paddingBlock: space[2],
        paddingBlockEnd: space[4],
        borderBlockStart: `1px solid ${color.border.hairline}`,
      },
    },
  }),
);

export const menu = style([openMenu, inComponents({ '@media': { [media.narrow]: { display: 'none' } } })]);

export const nav = style(inComponents({ minWidth: 0 }));

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    '@media': { [media.narrow]: { flexDirection: 'column' } },
  }),
);

export const link = style([
  tab,
  inComponents({
    minHeight: space[16],
    textDecoration: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-6px' } },
    '@media': {
      [media.narrow]: {
        display: 'flex',
        minHeight: vars.measure.target,
        selectors: {
          '&[aria-current]': { fontWeight: font.weight.strong },
          // Below each other, the rule stands beside the current one.
          '&[aria-current]::after': {
            insetInline: 'auto',
            insetInlineStart: `calc(-1 * ${space[4]})`,
            insetBlock: '10px',
            height: 'auto',
            width: '3px',
          },
          '&:focus-visible': { outlineOffset: '-2px' },
        },
      },
    },
  }),
]);

// Comes late: it takes no place in the bar, so that nothing moves.
export const badge = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineStart: '100%',
    whiteSpace: 'nowrap',
    '@media': { [media.narrow]: { position: 'static', marginInlineStart: space[2] } },
  }),
);

export const end = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[3],
    minWidth: 0,
    '@media': {
      // Quiet buttons bear no edge: their words stand below those of the links.
      [media.narrow]: { justifyContent: 'flex-start', marginInlineStart: `calc(-1 * ${space[3]})` },
    },
  }),
);
