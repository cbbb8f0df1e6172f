import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, font, measure, space } = vars;

export const root = style(
  inPatterns({ display: 'grid', gap: space[8], minWidth: 0, paddingBlock: space[8] }),
);

export const drawing = style(
  inPatterns({
    display: 'block',
    width: '100%',
    maxWidth: '32rem',
    height: 'auto',
    aspectRatio: '32 / 12',
  }),
);

export const words = style(
  inPatterns({
    display: 'grid',
    gap: space[4],
    justifyItems: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const sentence = style(
  inPatterns({ maxWidth: measure.text, fontSize: font.size.lead, lineHeight: font.lineHeight.lead }),
);

export const steps = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[2],
    minWidth: 0,
    marginBlockStart: space[2],
  }),
);

export const details = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);
