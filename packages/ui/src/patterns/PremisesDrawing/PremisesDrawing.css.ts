import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { colors } from './drawings/ink.css.ts';
import { variableOf, type DrawingColor } from './drawings/inks.ts';

/** What is used from another file is out of reach of classes, and within reach of variables. */
export const inkVariables = style(
  inPatterns({
    vars: Object.fromEntries(
      Object.entries(colors).map(([name, color]) => [variableOf(name as DrawingColor), color]),
    ),
  }),
);

export const root = style([
  inkVariables,
  inPatterns({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    // Until the drawings are there.
    background: colors.sky,
  }),
]);

export const frame = style(inPatterns({ position: 'relative', display: 'block' }));

// Of the drawing, only the ground is below its label: a tenth of its width.
globalStyle(`${frame} > svg`, inPatterns({ paddingBlockEnd: 'max(0px, 1.0625rem - 10%)' }));

/** Along the lower edge. */
export const labelOfDrawing = style(
  inPatterns({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: '1px 2px',
    background: vars.color.background.surface,
    color: vars.color.foreground.muted,
    fontSize: '0.6875rem',
    fontWeight: vars.font.weight.regular,
    lineHeight: 1.375,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const street = style(
  inPatterns({ display: 'block', width: '100%', height: 'auto', overflow: 'hidden' }),
);
