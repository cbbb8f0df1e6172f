import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';

const { color, font, space } = vars;

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    color: color.foreground.plain,
  }),
);

export const mark = style(inComponents({ width: '1.75rem', height: '1.75rem', fill: 'none', flexShrink: 0 }));

export const wall = style(inComponents({ stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'miter' }));

export const door = style(inComponents({ fill: color.tone.match.graphic }));

export const name = style(
  inComponents({
    fontSize: font.size.heading,
    fontWeight: font.weight.bold,
    lineHeight: 1,
    letterSpacing: font.tracking.display,
  }),
);
