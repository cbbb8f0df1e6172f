import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';
import { media } from '../../../tokens/media.ts';

const { color, font, radius, space } = vars;

export const root = style(
  inPatterns({ display: 'grid', gap: space[6], minWidth: 0, maxWidth: vars.measure.form }),
);

export const role = style(inPatterns({ minWidth: 0 }));

export const drawing = style(
  inPatterns({
    position: 'relative',
    display: 'block',
    minWidth: 0,
    overflow: 'hidden',
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    '@media': {
      [media.narrow]: { borderBlockEnd: 0, borderInlineEnd: `1px solid ${color.border.hairline}` },
    },
  }),
);

// Beside the words it is as high as they are, and cut at its sides.
globalStyle(
  `${drawing} > svg`,
  inPatterns({
    '@media': {
      [media.narrow]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '50%',
        width: 'auto',
        maxWidth: 'none',
        height: '100%',
        transform: 'translateX(-50%)',
      },
    },
  }),
);

const beside = { gridTemplateColumns: '7rem minmax(0, 1fr)', gridTemplateRows: '1fr' };

export const link = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    height: '100%',
    overflow: 'clip',
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    color: color.foreground.plain,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-hovered]': { borderColor: color.tone.match.graphic, background: color.background.hover },
    },
    '@media': {
      // Beside the words, so that both ways are in sight.
      [media.narrow]: { selectors: { [`&:has(${drawing})`]: beside } },
      [media.forcedColors]: { borderColor: 'LinkText' },
    },
  }),
);

export const text = style(
  inPatterns({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: space[1],
    padding: space[5],
    '@media': { [media.narrow]: { padding: space[4] } },
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
