import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';
import { content, selectCell, table } from './DataTable.css.ts';

const { density, font, space } = vars;

// A row with two lines is a grid: a table would widen the column that such a line begins in. Its tracks are the table's.
export const tallTable = style([table, inPatterns({ display: 'block' })]);

const ofTall = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${tallTable} ${selector}`, { '@layer': { [layers.patterns]: rule } });

ofTall('> :is(caption, thead, tbody)', { display: 'block', gridTemplateColumns: 'inherit' });
ofTall('> * > tr', {
  display: 'grid',
  gridTemplateColumns: 'inherit',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
});
ofTall('> thead > tr', { gridTemplateRows: 'auto', alignItems: 'end' });

// Its label may reach as far as the content below it.
ofTall('> thead > tr > *', { paddingInlineEnd: space[2], overflowWrap: 'normal', hyphens: 'manual' });

/** A cell on both lines of its row: its content in its own column on the first, from the second column on below. */
export const layeredCell = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'subgrid',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    fontWeight: font.weight.regular,
  }),
);

globalStyle(`${layeredCell} > ${content}`, {
  '@layer': { [layers.patterns]: { gridRow: '1', paddingBlockStart: density.cellPadding } },
});

// Where each cell stands, because one of them is on both lines. Those behind a box stand one column farther.
ofTall('> tbody > tr > *', { gridRow: '1', paddingInlineEnd: space[2] });
ofTall(`> tbody > tr > :is(:first-child, ${selectCell} + *)`, {
  gridRow: '1 / span 2',
  paddingInlineEnd: space[3],
});
for (let column = 1; column < 9; column += 1) {
  const cell = `> tbody > tr > :nth-child(${column})`;
  ofTall(`${cell}, ${tallTable} ${cell} > ${content}`, { gridColumn: String(column) });
}
ofTall(`> tbody > tr > ${layeredCell}`, { gridColumn: '1 / -1', gridRow: '1 / span 2', paddingInlineEnd: 0 });

/** The line below the other cells. */
export const below = style(
  inPatterns({
    gridColumn: '2 / -1',
    gridRow: '2',
    minWidth: 0,
    paddingBlockStart: space[2],
    paddingBlockEnd: density.cellPadding,
    paddingInlineEnd: space[2],
  }),
);

ofTall(`> tbody > tr > ${selectCell}`, { paddingBlockStart: density.cellPadding });
ofTall(`${selectCell} ~ * > ${below}`, { gridColumn: '3 / -1' });

// Its other cells end where that line begins.
ofTall('> tbody > tr > :not(:first-child)', { paddingBlockEnd: 0 });
