import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { smallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';

const { color, radius, space } = vars;

export const list = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: space[4],
    outline: 'none',
  }),
);

export const item = style(
  inPatterns({
    minWidth: 0,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    overflow: 'clip',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&[data-dragging]': { opacity: 0.5 },
    },
    '@media': {
      // Rows of one look, so that their order is seen at once.
      [media.narrow]: { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
    },
  }),
);

export const frame = style(
  inPatterns({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    background: color.background.sunken,
    '@media': { [media.narrow]: { gridRow: '1 / span 2', aspectRatio: 'auto' } },
  }),
);

export const picture = style(
  inPatterns({ position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' }),
);

export const cover = style(
  inPatterns({ position: 'absolute', insetBlockStart: space[2], insetInlineStart: space[2] }),
);

export const name = style(
  inPatterns({ padding: `${space[2]} ${space[3]} 0`, ...smallText, overflowWrap: 'anywhere' }),
);

export const controls = style(inPatterns({ display: 'flex', padding: space[1] }));

/** Where pictures stand one below the other, earlier is up. */
export const step = style(
  inPatterns({
    '@media': { [media.narrow]: { rotate: '90deg', selectors: { '&:dir(rtl)': { rotate: '-90deg' } } } },
  }),
);

export const last = style(inPatterns({ marginInlineStart: 'auto' }));

/** Where a picture would fall. */
export const target = style(
  inPatterns({
    selectors: { '&[data-drop-target]': { outline: `2px solid ${color.focus}`, borderRadius: radius.small } },
  }),
);
