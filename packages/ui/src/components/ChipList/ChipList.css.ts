import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, motion, radius, space } = vars;

export const root = style(inComponents({ minWidth: 0 }));

export const list = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

export const chip = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: `calc(${density.smallControlHeight} - 0.25rem)`,
    paddingInlineStart: space[3],
    border: `1px solid ${color.border.control}`,
    borderRadius: '1rem',
    background: color.background.surface,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    lineHeight: 1.25,
    cursor: 'default',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.touch]: { minHeight: vars.measure.target, borderRadius: '1.375rem' },
      [media.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
    },
  }),
);

export const words = style(inComponents({ minWidth: 0, paddingBlock: '0.125rem', overflowWrap: 'anywhere' }));

// Within its chip, but never below the smallest target.
const inChip = `max(1.5rem, calc(${density.smallControlHeight} - 0.5rem))`;

export const remove = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: inChip,
    height: inChip,
    marginInline: '2px 1px',
    borderRadius: radius.round,
    color: color.foreground.muted,
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: color.background.hover, color: color.foreground.plain },
    },
    '@media': { [media.touch]: { width: vars.measure.target, height: vars.measure.target } },
  }),
);
