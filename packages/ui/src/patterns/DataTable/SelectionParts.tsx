import { useRef } from 'react';
import { SelectBox } from './SelectBox.tsx';
import { bar, summary } from './selection.css.ts';
import { shareOf, withKey, type Selection } from './selection.ts';
import { useScrollPadding } from './useScrollPadding.ts';

interface RowBoxProps<Row> {
  readonly selection: Selection<Row>;
  readonly row: Row;
  readonly name: string;
}

/** Selects one row. */
export function RowBox<Row>({ selection: { keys, onChange, rowLabel }, row, name }: RowBoxProps<Row>) {
  return (
    <SelectBox
      label={rowLabel(row)}
      isSelected={keys.has(name)}
      onChange={(isSelected) => onChange(withKey(keys, name, isSelected))}
    />
  );
}

interface AllBoxProps<Row> {
  readonly selection: Selection<Row>;
  /** Of all rows that are listed. */
  readonly listed: readonly string[];
  /** Shows its label, where no column says what the box is for. @default false */
  readonly isLabelVisible?: boolean;
}

/** Selects all rows, or none. */
export function AllBox<Row>({ selection, listed, isLabelVisible = false }: AllBoxProps<Row>) {
  const { keys, onChange, allLabel } = selection;
  const share = shareOf(keys, listed);
  return (
    <SelectBox
      label={allLabel}
      isSelected={share === 'all'}
      isMixed={share === 'some'}
      isLabelVisible={isLabelVisible}
      onChange={(isSelected) => onChange(new Set(isSelected ? listed : []))}
    />
  );
}

/** How many rows are selected, and what can be done with them; empty while there are none. */
export function SelectionBar<Row>({ selection }: { readonly selection: Selection<Row> }) {
  const root = useRef<HTMLDivElement>(null);
  const isShown = selection.keys.size > 0;
  useScrollPadding(root, isShown);
  return (
    <div ref={root} className={isShown ? bar : undefined}>
      {/* There from the beginning, so that the first number is said, too. */}
      <div role="status" className={summary}>
        {isShown && selection.summary}
      </div>
      {isShown && selection.actions}
    </div>
  );
}
