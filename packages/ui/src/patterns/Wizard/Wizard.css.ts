import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, space } = vars;

export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    maxWidth: vars.measure.form,
  }),
);

export const progress = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    marginBlockEnd: space[1],
  }),
);

export const form = style(inPatterns({ display: 'contents' }));

export const fields = style(inPatterns({ minWidth: 0 }));

export const ways = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[3],
    borderBlockStart: `1px solid ${color.border.hairline}`,
    paddingBlockStart: space[5],
  }),
);

export const way = style(
  inPatterns({
    minWidth: 0,
    selectors: { '&:empty': { display: 'none' }, '&:last-child': { marginInlineStart: 'auto' } },
  }),
);

// Its line is kept free, so that nothing moves when it appears.
export const draft = style(
  inPatterns({
    minHeight: '1.25rem',
    marginBlockStart: `calc(-1 * ${space[5]})`,
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    textAlign: 'end',
    '@media': { [media.print]: { display: 'none' } },
  }),
);
