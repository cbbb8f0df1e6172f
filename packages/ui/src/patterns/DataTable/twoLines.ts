import type { CSSProperties } from 'react';
import type { Column } from './props.ts';

type Columns = readonly Pick<Column<never>, 'width' | 'reach' | 'below'>[];

export const hasTwoLines = (columns: Columns): boolean => columns.some(({ below }) => below !== undefined);

/** The tracks of a grid in which each row is one: as broad as the columns, behind that of the boxes. */
export const tracksOf = (columns: Columns, isSelectable: boolean): string =>
  `${isSelectable ? '2.75rem ' : ''}${columns.map(({ width = 1 }) => `minmax(0, ${width}fr)`).join(' ')}`;

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** Lets what is in a column begin where the content of the one before it ends. */
export function insetOf(columns: Columns, index: number): CSSProperties | undefined {
  const before = columns[index - 1]?.reach;
  if (before === undefined) return undefined;
  return { paddingInlineStart: percent(before / (columns[index]?.width ?? 1)) };
}

/** And lets its own content reach into the next column. */
export function reachOf(columns: Columns, index: number): CSSProperties | undefined {
  const { width = 1, reach } = columns[index] ?? {};
  const inset = insetOf(columns, index);
  return reach === undefined ? inset : { ...inset, inlineSize: percent(1 + reach / width) };
}

/** Lets the line below begin where the second column's content does. */
export function insetBelow([first, ...others]: Columns): CSSProperties {
  const width = others.reduce((sum, column) => sum + (column.width ?? 1), 0);
  return { paddingInlineStart: percent((first?.reach ?? 0) / width) };
}
