import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';

const { color } = vars;

// Lines keep their thickness at every size, as a pen does: a thumbnail stays legible, a large sheet stays fine.
const pen = {
  stroke: color.foreground.plain,
  strokeLinejoin: 'miter',
  vectorEffect: 'non-scaling-stroke',
} as const;
const outlined = { ...pen, strokeWidth: 1 } as const;
const detailed = { ...pen, strokeWidth: 0.5 } as const;

/** The air behind a building. */
export const sky = style(inPatterns({ fill: color.tone.neutral.background }));

/** What a building stands on. */
export const ground = style(inPatterns({ fill: color.background.sunken }));

/** Plaster, board or brick, left as paper. */
export const wall = style(inPatterns({ ...outlined, fill: color.background.surface }));

/** Stone, roof or whatever is darker than the wall. */
export const stone = style(inPatterns({ ...outlined, fill: color.border.hairline }));

/** A part within a wall that is set off by a fine line. */
export const panel = style(inPatterns({ ...detailed, fill: color.background.surface }));

/** A darker part within a wall. */
export const shadedPanel = style(inPatterns({ ...detailed, fill: color.border.hairline }));

/** Panes with nobody behind them. */
export const glass = style(inPatterns({ ...detailed, fill: color.tone.neutral.border }));

/** Panes with somebody at work behind them. */
export const lit = style(
  inPatterns({
    ...detailed,
    fill: `color-mix(in oklab, ${color.tone.attention.graphic} 60%, ${color.tone.attention.border})`,
  }),
);

/** The one green thing of a drawing. */
export const accent = style(inPatterns({ ...detailed, fill: color.tone.match.graphic }));

/** A line that bounds. */
export const line = style(inPatterns({ ...outlined, fill: 'none' }));

/** A line that only describes a surface. */
export const hatch = style(inPatterns({ ...detailed, fill: 'none' }));

/** A surface's texture, fainter than its windows. */
export const texture = style(inPatterns({ ...detailed, fill: 'none', stroke: color.tone.neutral.graphic }));
