import type { MeasuredSize } from './expectSize.ts';

/** What the runner reports of one test. */
export interface TestReport {
  readonly title: string;
  readonly meta: { readonly size?: MeasuredSize };
}

const headings = ['bytes', 'bound', 'used'] as const;

/** The sizes that tests have measured, one a line, or nothing where none was. */
export function sizeTable(tests: readonly TestReport[]): string {
  const rows = tests.flatMap(({ title, meta: { size } }) =>
    size === undefined ? [] : [{ title, cells: cellsOf(size) }],
  );
  if (rows.length === 0) return '';
  const width = Math.max(...rows.map(({ title }) => title.length));
  return [{ title: '', cells: headings }, ...rows]
    .map(({ title, cells }) => `  ${title.padEnd(width)} ${cells.map((cell) => cell.padStart(9)).join('')}`)
    .join('\n');
}

function cellsOf({ bytes, most }: MeasuredSize): readonly string[] {
  const count = (number: number) => number.toLocaleString('en');
  return [count(bytes), count(most), `${Math.round((bytes / most) * 100)} %`];
}
