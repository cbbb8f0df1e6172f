import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { media as query } from '../../tokens/media.ts';

const { color, font, radius, space } = vars;

export const card = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    overflow: 'clip',
    '@media': { [query.print]: { breakInside: 'avoid' } },
  }),
);

export const media = style(
  inPatterns({
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    background: color.background.sunken,
  }),
);

export const content = style(
  inPatterns({ display: 'flex', flexDirection: 'column', flex: 1, gap: space[4], padding: space[4] }),
);

export const facts = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    rowGap: space[2],
    minWidth: 0,
    // On one line in all cards of a row, however long their titles are.
    marginBlockStart: 'auto',
  }),
);

export const fact = style(inPatterns({ minWidth: 0 }));

export const term = style(inPatterns({ ...mutedSmallText, overflowWrap: 'anywhere' }));

export const value = style(
  inPatterns({
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.heading,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    selectors: {
      // All as high as the first: the terms stand on one line, and the values on one baseline.
      '&::before': { content: '"\\200b"', fontSize: font.size.heading },
      [`${fact}:first-child > &`]: { fontSize: font.size.heading },
    },
  }),
);

export const end = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);
