import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/layered.ts';
import { colors } from './drawings/colors.css.ts';
import { variableOf, type DrawingColor } from './drawings/inks.ts';

export const root = style(
  inPatterns({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    // Until the drawings are there.
    background: colors.sky,
    // What is used from another file is out of reach of classes, and within reach of variables.
    vars: Object.fromEntries(
      Object.entries(colors).map(([name, color]) => [variableOf(name as DrawingColor), color]),
    ),
  }),
);
