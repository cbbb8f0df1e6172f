import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPages } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, radius, space } = vars;

export const button = style(
  inPages({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    minHeight: '1.75rem',
    margin: `0 calc(-1 * ${space[2]})`,
    padding: `0 ${space[2]}`,
    border: '1px solid transparent',
    borderRadius: radius.small,
    background: 'none',
    color: color.foreground.plain,
    fontFamily: font.family,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    lineHeight: font.lineHeight.small,
    textAlign: 'start',
    cursor: 'copy',
    selectors: { '&:hover': { borderColor: color.border.control, background: color.background.hover } },
    '@media': { [media.touch]: { minHeight: vars.measure.target } },
  }),
);

export const name = style(inPages({ overflowWrap: 'anywhere' }));

export const status = style(
  inPages({
    minHeight: space[6],
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
);
