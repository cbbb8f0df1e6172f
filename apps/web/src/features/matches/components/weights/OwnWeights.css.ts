import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const table = style(inPages({ width: '100%', borderCollapse: 'collapse' }));

export const head = style(
  inPages({
    width: '18%',
    paddingBlockEnd: space[2],
    paddingInline: space[1],
    overflowWrap: 'break-word',
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    fontWeight: font.weight.regular,
    textAlign: 'center',
    verticalAlign: 'bottom',
    selectors: { '&:first-child': { width: 'auto', paddingInlineStart: 0, textAlign: 'start' } },
    '@media': { [media.narrow]: { paddingInline: '0.125rem', fontSize: '0.8125rem' } },
  }),
);

export const row = style(inPages({ borderBlockStart: `1px solid ${color.border.hairline}` }));

export const criterion = style(
  inPages({
    paddingBlock: space[2],
    fontWeight: font.weight.strong,
    textAlign: 'start',
    hyphens: 'auto',
    '@media': { [media.narrow]: { fontSize: font.size.small, lineHeight: font.lineHeight.small } },
  }),
);

export const hides = style(
  inPages({
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    fontWeight: font.weight.regular,
  }),
);

export const cell = style(inPages({ padding: 0, textAlign: 'center' }));

/** All of the cell can be pressed. */
export const target = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.measure.target,
    cursor: 'pointer',
  }),
);

export const radio = style(
  inPages({
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    margin: 0,
    accentColor: color.action.primary.background,
    cursor: 'pointer',
  }),
);
