import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Gap, ListBody, type ListForm } from './ListBody.tsx';
import type { RowPlace } from './rowPlace.ts';
import { useFocusTakenOver } from './useFocusTakenOver.ts';
import { useHomeAtOnce } from './useHomeAtOnce.ts';

/** A first guess in px; every row that is drawn is measured. */
const USUAL_ROW_HEIGHT = { table: 72, cards: 180 } as const satisfies Record<ListForm['kind'], number>;

interface VirtualRowsProps {
  readonly form: ListForm;
  /** How many rows there are, drawn or not. */
  readonly count: number;
  readonly keyAt: (index: number) => string;
  /** Draws a row and hands it the ref that measures it. */
  readonly rowAt: (index: number, measure: RowPlace['ref']) => ReactNode;
  /** Called with the places of the rows that are drawn, when they change. */
  readonly onShow: ((places: readonly number[]) => void) | undefined;
  /** The row to scroll to when it becomes another one. */
  readonly chosenIndex: number | undefined;
  /** What holds the list, in which rows that make way for these may have the focus. */
  readonly list: RefObject<HTMLElement | null>;
}

/** The rows near the window and the one with the focus; empty rows take the room of the others. */
export function VirtualRows({ form, count, keyAt, rowAt, onShow, chosenIndex, list }: VirtualRowsProps) {
  useHomeAtOnce();
  const [top, setTop] = useState(0);
  const left = useFocusTakenOver(list);
  const [indexLeft] = useState(() => (left === undefined ? undefined : indexOf(left.row, count, keyAt)));
  const focused = useRef(indexLeft);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => USUAL_ROW_HEIGHT[form.kind],
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

  const seen = useRef(chosenIndex);
  useEffect(() => {
    if (seen.current === chosenIndex) return;
    seen.current = chosenIndex;
    if (chosenIndex !== undefined) virtualizer.scrollToIndex(chosenIndex);
  }, [virtualizer, chosenIndex]);

  const drawn = items.map(({ index }) => index).join();
  const tell = useEffectEvent((places: readonly number[]) => onShow?.(places));
  useEffect(() => {
    if (drawn !== '') tell(drawn.split(',').map(Number));
  }, [drawn]);

  const ends = [top, ...items.map(({ end }) => end)];

  return (
    <ListBody
      form={form}
      ref={useCallback((body: HTMLElement | null) => {
        if (body !== null) setTop(body.getBoundingClientRect().top + window.scrollY);
      }, [])}
      onFocus={(event) => {
        focused.current = rowOf(event);
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      {items.map(({ index, key, start }, place) => (
        <Fragment key={key}>
          <Gap form={form} height={start - (ends[place] ?? top)} />
          {rowAt(index, virtualizer.measureElement)}
        </Fragment>
      ))}
      <Gap form={form} height={virtualizer.getTotalSize() - ((ends.at(-1) ?? top) - top)} />
    </ListBody>
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
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
}
