import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { body } from './DataTable.css.ts';
import { useFocusTakenOver } from './useFocusTakenOver.ts';

/** A first guess in px; every row that is drawn is measured. */
const USUAL_ROW_HEIGHT = 72;

interface VirtualRowsProps {
  /** How many rows there are, drawn or not. */
  readonly count: number;
  readonly columnCount: number;
  readonly keyAt: (index: number) => string;
  /** Draws a row and hands it the ref that measures it. */
  readonly rowAt: (index: number, measure: Ref<HTMLTableRowElement>) => ReactNode;
  /** The table, in which rows that make way for these may have the focus. */
  readonly table: RefObject<HTMLTableElement | null>;
}

/** The rows near the window and the one with the focus; empty rows take the room of the others. */
export default function VirtualRows({ count, columnCount, keyAt, rowAt, table }: VirtualRowsProps) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const left = useFocusTakenOver(bodyRef, table);
  const [indexLeft] = useState(() => (left === undefined ? undefined : indexOf(left.row, count, keyAt)));
  const focused = useRef(indexLeft);

  useLayoutEffect(() => {
    setTop((bodyRef.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => USUAL_ROW_HEIGHT,
    getItemKey: keyAt,
    scrollMargin: top,
    overscan: 6,
    // A row that left the document would take the focus with it.
    rangeExtractor: useCallback(
      (range: Range) => withRow(defaultRangeExtractor(range), focused.current, range.count),
      [],
    ),
  });
  const items = virtualizer.getVirtualItems();
  const ends = [top, ...items.map(({ end }) => end)];

  return (
    <tbody
      role="rowgroup"
      className={body}
      ref={bodyRef}
      onFocus={(event) => {
        focused.current = rowOf(event);
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      {items.map(({ index, key, start }, place) => (
        <Fragment key={key}>
          <Gap height={start - (ends[place] ?? top)} columnCount={columnCount} />
          {rowAt(index, virtualizer.measureElement)}
        </Fragment>
      ))}
      <Gap height={virtualizer.getTotalSize() - ((ends.at(-1) ?? top) - top)} columnCount={columnCount} />
    </tbody>
  );
}

function indexOf(key: string, count: number, keyAt: (index: number) => string): number | undefined {
  for (let index = 0; index < count; index += 1) if (keyAt(index) === key) return index;
  return undefined;
}

function withRow(drawn: number[], row: number | undefined, count: number): number[] {
  if (row === undefined || row >= count || drawn.includes(row)) return drawn;
  return [...drawn, row].toSorted((one, other) => one - other);
}

function rowOf({ target }: FocusEvent): number | undefined {
  const index = target.closest('tr')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
}

function Gap({ height, columnCount }: { readonly height: number; readonly columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columnCount} height={height} />
    </tr>
  );
}
