import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, space } = vars;

export const list = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2], minWidth: 0 }));

export const place = style(inComponents({ display: 'flex', minWidth: 0, maxWidth: '100%' }));

export const chip = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    minHeight: `calc(${density.smallControlHeight} - 0.25rem)`,
    paddingInline: `${space[3]} ${space[2]}`,
    border: `1px solid ${color.border.control}`,
    borderRadius: '1rem',
    background: color.background.surface,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    lineHeight: 1.25,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.background.hover } },
    '@media': {
      [media.touch]: { minHeight: vars.measure.target, borderRadius: '1.375rem' },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  }),
);

export const label = style(inComponents({ minWidth: 0, paddingBlock: '0.125rem', overflowWrap: 'anywhere' }));

export const cross = style(
  inComponents({
    display: 'inline-flex',
    flexShrink: 0,
    color: color.foreground.muted,
    selectors: { [`${chip}[data-hovered] &`]: { color: color.foreground.plain } },
    '@media': { [media.forcedColors]: { color: 'ButtonText' }, [media.print]: { display: 'none' } },
  }),
);
