import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';
import { media } from '../../../tokens/media.ts';

const { color, font, motion, radius, space } = vars;

export const root = style(
  inPatterns({ display: 'grid', gap: space[6], minWidth: 0, maxWidth: vars.measure.form }),
);

export const role = style(inPatterns({ minWidth: 0 }));

export const drawing = style(
  inPatterns({
    display: 'block',
    marginBlockEnd: space[3],
    '@media': { [media.narrow]: { gridRow: '1 / 3', marginBlockEnd: 0 } },
  }),
);

const beside = { gridTemplateColumns: '6rem minmax(0, 1fr)' };

export const link = style(
  inPatterns({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[4],
    rowGap: space[1],
    height: '100%',
    padding: space[5],
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    color: color.foreground.plain,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { borderColor: color.tone.match.graphic, background: color.background.hover },
    },
    '@media': {
      // Beside the words, so that both ways are in sight.
      [media.narrow]: { padding: space[4], selectors: { [`&:has(${drawing})`]: beside } },
      [media.forcedColors]: { borderColor: 'LinkText' },
    },
  }),
);

export const title = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    fontSize: font.size.heading,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.heading,
    letterSpacing: font.tracking.heading,
  }),
);

export const description = style(inPatterns({ color: color.foreground.muted }));
