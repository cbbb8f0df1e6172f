import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, motion, radius, space } = vars;

export const root = style(inComponents({ minWidth: 0 }));

export const list = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

export const chip = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: '2rem',
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

export const words = style(inComponents({ minWidth: 0, paddingBlock: space[1], overflowWrap: 'anywhere' }));

export const remove = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '1.75rem',
    height: '1.75rem',
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
