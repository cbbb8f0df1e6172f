import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, space } = vars;

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    paddingBlock: space[8],
    minWidth: 0,
  }),
);

export const drawing = style(inComponents({ maxWidth: '100%', marginBlockEnd: space[5] }));

/** What is used from another file is out of reach of classes, and within reach of variables. */
export const room = style(
  inComponents({
    vars: { '--empty-accent': color.tone.match.graphic },
    display: 'block',
    width: '6rem',
    height: '3.5rem',
    color: color.tone.neutral.graphic,
    overflow: 'visible',
    '@media': {
      [media.forcedColors]: { vars: { '--empty-accent': 'CanvasText' }, color: 'CanvasText' },
    },
  }),
);

export const title = style(
  inComponents({
    maxWidth: vars.measure.text,
    fontSize: font.size.lead,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.lead,
    overflowWrap: 'anywhere',
  }),
);

export const description = style(
  inComponents({ maxWidth: vars.measure.text, color: color.foreground.muted, overflowWrap: 'anywhere' }),
);

export const action = style(inComponents({ marginBlockStart: space[5] }));
