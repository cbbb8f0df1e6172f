import type { ReactNode } from 'react';

/** Rows that are chosen together, so that something can be done with all of them. */
export interface Selection<Row> {
  /** The keys of the selected rows. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** Names the box of a row, e.g. "Select Office 1". */
  readonly rowLabel: (row: Row) => string;
  /** Names the box of all rows, e.g. "Select all". */
  readonly allLabel: string;
  /** How many are selected, e.g. "3 selected"; said to screen readers when it changes. */
  readonly summary: string;
  /** What can be done with them: small Buttons, one of which clears the selection. */
  readonly actions: ReactNode;
}

/** The keys with one more or one less. */
export function withKey(keys: ReadonlySet<string>, key: string, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isSelected) next.add(key);
  else next.delete(key);
  return next;
}

/** Of all keys, whether every one is selected, or some. */
export function shareOf(keys: ReadonlySet<string>, all: readonly string[]): 'all' | 'some' | 'none' {
  const selected = all.filter((key) => keys.has(key)).length;
  if (selected === 0) return 'none';
  return selected === all.length ? 'all' : 'some';
}
