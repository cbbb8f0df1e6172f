import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../tokens/media.ts';

const { color, radius, space } = vars;

// Broad and in the colour of the plot's ring for the chosen row, slim and in ink for one that is passed over.
const lines = {
  chosen: { width: '4px', color: color.tone.attention.graphic, forced: 'Highlight' },
  passed: { width: '2px', color: color.foreground.plain, forced: 'CanvasText' },
} as const;

/** How a row stands out, without a colour of its own to tell it by. */
export type Mark = keyof typeof lines;

const afterwards = { content: '""', position: 'absolute', pointerEvents: 'none' } as const;

/** A line at the beginning of a row of a table. */
export const rowMarks = styleVariants(lines, () => inPatterns({ background: color.background.sunken }));

// In the first cell: whatever a row itself puts before its cells, browsers make a cell of.
for (const mark of ['chosen', 'passed'] as const) {
  const { width, color: line, forced } = lines[mark];
  globalStyle(`${rowMarks[mark]} > :first-child::before`, {
    '@layer': {
      [layers.patterns]: {
        ...afterwards,
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `${width} solid ${line}`,
        '@media': { [media.forcedColors]: { borderColor: forced } },
      },
    },
  });
}

/** A frame around a card. */
export const cardMarks = styleVariants(lines, ({ width, color: line, forced }) =>
  inPatterns({
    selectors: {
      '&::before': {
        ...afterwards,
        zIndex: 1,
        inset: 0,
        insetBlockEnd: space[3],
        border: `${width} solid ${line}`,
        borderRadius: radius.medium,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&::before': { borderColor: forced } } } },
  }),
);
