import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, motion, space } = vars;

export const root = style(inComponents({ minWidth: 0 }));

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
);

export const tab = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    minHeight: density.controlHeight,
    paddingBlock: density.controlPadding,
    borderRadius: '2px',
    color: color.foreground.muted,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: color.foreground.plain },
      '&[data-selected]': { color: color.foreground.plain },
      // It lies on the list's hairline, so that the tab and its panel read as one sheet.
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '-1px',
        height: '2px',
        background: color.tone.match.graphic,
      },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]::after': { height: '4px', background: 'Highlight' } },
      },
    },
  }),
);

export const count = style(
  inComponents({
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const panel = style(
  inComponents({
    minWidth: 0,
    paddingBlockStart: space[6],
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);
