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
import type { RowPlace } from './Rows.tsx';
import { useFocusTakenOver } from './rowFocus.ts';

/** A first guess in px; every row that is drawn is measured. */
const ESTIMATED_ROW_HEIGHT = { table: 72, cards: 240 } as const satisfies Record<ListForm['kind'], number>;

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
  const [scrollPadding] = useState(getScrollPadding);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => ESTIMATED_ROW_HEIGHT[form.kind],
    getItemKey: keyAt,
    scrollMargin: top,
    scrollPaddingStart: scrollPadding,
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
  const notify = useEffectEvent((places: readonly number[]) => onShow?.(places));
  useEffect(() => {
    if (drawn !== '') notify(drawn.split(',').map(Number));
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

/** As far as a bar at the top of the window would hide what is scrolled to, in px. */
const getScrollPadding = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;

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

/** What has a Home of its own. */
const others =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=listbox], [role=menu]';

/** For how long the page stays at its top, in ms: until what was under way when Home was pressed has come to its end. */
const settling = 500;

/** By what a reader goes on. */
const further = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Lets Home lead to the top at once. Browsers move there bit by bit, and stop short where rows on the way turn out to be of
 * another height than was guessed, because the page is then moved by the difference; so does a way to the end that has
 * not come to its own.
 */
function useHomeAtOnce(): void {
  useEffect(() => {
    let frame = 0;
    const letGo = () => cancelAnimationFrame(frame);
    const stayAtTop = (until: number) => {
      if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
      if (performance.now() < until) frame = requestAnimationFrame(() => stayAtTop(until));
    };
    const jump = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, shiftKey, altKey, metaKey } = event;
      if (key !== 'Home' || defaultPrevented || shiftKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(others) !== null) return;
      event.preventDefault();
      stayAtTop(performance.now() + settling);
    };
    for (const act of further) window.addEventListener(act, letGo, { passive: true });
    window.addEventListener('keydown', jump);
    return () => {
      letGo();
      for (const act of further) window.removeEventListener(act, letGo);
      window.removeEventListener('keydown', jump);
    };
  }, []);
}
