import { useRef, useLayoutEffect, type RefObject, type ReactNode } from 'react';
import * as styles from './selection.css.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

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
    <div ref={root} className={isShown ? styles.bar : undefined}>
      {/* There from the beginning, so that the first number is said, too. */}
      <div role="status" className={styles.summary}>
        {isShown && selection.summary}
      </div>
      {isShown && selection.actions}
    </div>
  );
}

interface SelectBoxProps {
  /** What it takes into the selection. */
  readonly label: string;
  readonly isSelected: boolean;
  /** Some of what it stands for is selected. @default false */
  readonly isMixed?: boolean;
  /** Shows the label beside the box. @default false */
  readonly isLabelVisible?: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** A bare box: a list may have a hundred, which the library's Checkbox with its words and errors is too heavy for. */
function SelectBox({ label, isSelected, isMixed = false, isLabelVisible = false, onChange }: SelectBoxProps) {
  return (
    <label className={styles.target({ isLabelVisible })}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isSelected}
        ref={(input) => {
          if (input !== null) input.indeterminate = isMixed;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isLabelVisible ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </label>
  );
}

/** Between the bar and what takes the focus: room for its outline. */
const gap = 8;

/** Keeps what takes the focus from being scrolled beneath a bar that sticks to the bottom of the window. */
function useScrollPadding(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { insetBlockEnd } = getComputedStyle(element);
      style.scrollPaddingBlockEnd = `calc(${insetBlockEnd} + ${element.offsetHeight + gap}px)`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar, isShown]);
}

/** Rows selected together, for actions on all of them. */
export interface Selection<Row> {
  /** The keys of the selected rows. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** The name of a row’s checkbox, e.g. "Select Office 1". */
  readonly rowLabel: (row: Row) => string;
  /** The name of the checkbox for all rows, e.g. "Select all". */
  readonly allLabel: string;
  /** How many are selected, e.g. "3 selected"; announced when it changes. */
  readonly summary: string;
  /** Actions for them: small Buttons, one of which clears the selection. */
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
