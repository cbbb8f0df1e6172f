import { useDeferredValue, useId, useRef, useState, startTransition, useEffect, useEffectEvent } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { lazyModule, useLazyModule } from '../../lazy/lazyModule.ts';
import { media } from '../../tokens/media.ts';
import { RowGuard } from '../RowGuard/RowGuard.tsx';
import {
  CardRow,
  DataTableRow,
  attributesOf,
  nameOfRow,
  SkeletonRow,
  SkeletonRows,
  type RowPlace,
} from './Rows.tsx';
import type { DataTableProps, Growth } from './props.ts';
import * as styles from './DataTable.css.ts';
import { PlainRows, type ListForm } from './ListBody.tsx';
import { ListFrame } from './ListFrame.tsx';
import { useChosenInSight, useHighlighting } from './rowFocus.ts';
import { useIsPrinting, useMedia } from '../../layout/useMedia.ts';
import { Button } from '../../components/Button/Button.tsx';

export type { Column, DataTableProps, Growth, GrowthLabels, Sort } from './props.ts';
export type { Selection } from './SelectionParts.tsx';

// Few lists are long enough to need it, or are selected from, so few readers download it.
const virtualRows = lazyModule(async () => (await import('./VirtualRows.tsx')).VirtualRows);
const selectionParts = lazyModule(() => import('./SelectionParts.tsx'));

/** Longer lists draw only the rows near the window: a thousand rows at once take a phone half a second. */
const MOST_PLAIN_ROWS = 100;

/** Rows of facts: a table on wide screens, cards below 640 px, or below 1024 px with `renderCard`. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  href,
  renderCard,
  cardSkeleton,
  rowLabels,
  empty,
  isLoading = false,
  arrives = false,
  loadingLabel,
  skeletonRows = 5,
  sort,
  onSortChange,
  chosenKey,
  highlightedKey,
  onHighlight,
  selection,
  growth,
}: DataTableProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  // The first rows are drawn in slices, behind the skeleton that stands for them.
  const wasLoading = useDeferredValue(isLoading);
  const isWaiting = isLoading || wasLoading;
  const captionId = useId();
  const isBelowWide = useMedia(media.belowWide, { onPaper: true });
  useChosenInSight(list, chosenKey);

  const isEmpty = !isWaiting && rows.length === 0;
  // A list that will grow beyond them has no need to draw all of its first page.
  const most = Math.max(rows.length, growth?.total ?? 0);
  const isPrinting = useIsPrinting();
  const isVirtual = !isWaiting && !isPrinting && most > MOST_PLAIN_ROWS;
  // Drawn in slices, as the first rows are: all at once they would keep a phone from answering.
  const virtual = useDeferredValue(useLazyModule(virtualRows, isVirtual));
  const isInCards = isBelowWide && renderCard !== undefined;
  const atOnce = ROWS_AT_ONCE[isInCards ? 'cards' : 'table'];
  const drawn = useArriving(Math.min(rows.length, MOST_PLAIN_ROWS), {
    isLoading: isWaiting,
    arrives,
    atOnce,
  });
  const columnCount = columns.length + (selection ? 1 : 0);
  const parts = useLazyModule(selectionParts, selection !== undefined);
  // Without its parts a selection keeps the room of its boxes.
  const { AllBox, RowBox, SelectionBar } = parts.status === 'loaded' ? parts.loaded : noParts;
  const form: ListForm = isInCards ? { kind: 'cards', captionId } : { kind: 'table', columnCount };
  const guard = {
    labels: rowLabels,
    ...(isInCards ? { as: 'item' as const } : { as: 'row' as const, columnCount }),
  };

  const isWhole = isVirtual ? virtual.status !== 'loading' : drawn === rows.length;
  const shapes = { columns, cardSkeleton, isSelectable: selection !== undefined };
  const count = growth?.state === 'end' || growth === undefined ? rows.length : (growth.total ?? -1);

  const nameOf = (row: Row, index: number) => nameOfRow(row, rowKey) ?? `broken ${index}`;

  const keyAt = (index: number) => {
    const row = rows[index];
    // A row that is dropped and comes back keeps its height.
    return row === undefined || growth !== undefined ? String(index) : nameOf(row, index);
  };

  const chosenIndex =
    isVirtual && chosenKey !== undefined
      ? rows.findIndex((row, index) => row !== undefined && nameOf(row, index) === chosenKey)
      : -1;

  const rowAt = (index: number, ref?: RowPlace['ref']) => {
    const row = rows[index];
    if (row === undefined) {
      if (index >= rows.length) return null;
      return <SkeletonRow key={index} form={form} index={index} ref={ref} {...shapes} />;
    }
    const name = nameOf(row, index);
    const place: RowPlace = {
      name,
      index: isVirtual ? index : undefined,
      count,
      mark: name === chosenKey ? 'chosen' : name === highlightedKey ? 'passed' : undefined,
      selectBox: selection && <RowBox selection={selection} row={row} name={name} />,
      ref,
    };
    return (
      <RowGuard
        key={name}
        subject={row}
        attributes={attributesOf(isInCards ? 'cards' : 'table', place)}
        {...guard}
      >
        {isInCards ? (
          <CardRow {...place} row={row} renderCard={renderCard} />
        ) : (
          <DataTableRow {...place} row={row} columns={columns} href={href} />
        )}
      </RowGuard>
    );
  };

  const body = isWaiting ? (
    <SkeletonRows form={form} count={skeletonRows} {...shapes} />
  ) : !isVirtual || virtual.status === 'failed' ? (
    // Slow is better than incomplete, where what spares the rows far from the window did not come.
    <PlainRows
      form={form}
      count={isVirtual || isPrinting ? rows.length : drawn}
      countWithFocus={rows.length}
      rowAt={rowAt}
      list={list}
    />
  ) : virtual.status === 'loading' ? (
    // Other rows than those of a shorter list, whose focus they take over.
    <PlainRows
      key="waiting"
      form={form}
      count={atOnce}
      countWithFocus={MOST_PLAIN_ROWS}
      rowAt={rowAt}
      list={list}
    />
  ) : (
    <virtual.loaded
      form={form}
      count={rows.length}
      keyAt={keyAt}
      rowAt={rowAt}
      onShow={growth?.onShow}
      chosenIndex={chosenIndex < 0 ? undefined : chosenIndex}
      list={list}
    />
  );

  const allBox = selection && (
    <AllBox
      selection={selection}
      listed={rows.flatMap((row) => (row === undefined ? [] : (nameOfRow(row, rowKey) ?? [])))}
      isLabelVisible={isInCards}
    />
  );

  return (
    <div ref={list} className={styles.root} {...useHighlighting(onHighlight)}>
      <ListFrame
        form={form}
        caption={caption}
        columns={columns}
        sort={sort}
        onSort={onSortChange}
        allBox={allBox}
        isLoading={isWaiting}
        rowCount={isVirtual ? count : undefined}
      >
        {body}
      </ListFrame>
      {isEmpty && <div className={styles.empty}>{empty}</div>}
      {growth && !isWaiting && !isEmpty && <MoreRows growth={growth} count={isWhole ? rows.length : 0} />}
      {selection && <SelectionBar selection={selection} />}
      <div role="status">{isWaiting && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}</div>
    </div>
  );
}

const noParts = {
  AllBox: () => <div className={styles.allBoxPlace} />,
  RowBox: () => null,
  SelectionBar: () => null,
};

/** How many rows are drawn in one go: about what fills a window. */
const ROWS_AT_ONCE = { table: 6, cards: 3 } as const satisfies Record<ListForm['kind'], number>;

/**
 * How many of the rows that have come to draw now. The first fill the window at once, the others follow piece by
 * piece, so that what somebody presses meanwhile is answered. Rows that are there from the beginning are all drawn at
 * once, unless they are said to arrive: whoever comes back to a list finds it as high as it was left.
 */
function useArriving(
  count: number,
  {
    isLoading,
    arrives,
    atOnce,
  }: Readonly<Record<'isLoading' | 'arrives', boolean>> & { readonly atOnce: number },
): number {
  const [drawn, setDrawn] = useState(isLoading || arrives ? atOnce : Infinity);
  useEffect(() => {
    if (isLoading || drawn >= count) return undefined;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + atOnce)));
    return () => clearTimeout(next);
  }, [isLoading, drawn, count, atOnce]);
  return Math.min(count, drawn);
}

/** How far below the window the end may be when the next page is asked for: what is read in a few seconds. */
const AHEAD = '1200px';

interface MoreRowsProps {
  readonly growth: Growth;
  /** How many rows the list has by now; none while it is still being drawn, and its end only seems to be near. */
  readonly count: number;
}

/** Below a list that grows: asks for the next page in time, and has a button that does so. */
function MoreRows({ growth: { state, onMore, labels }, count }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);

  // Looks anew with every page: a short one leaves the end where it was, within reach.
  useEffect(() => {
    if (state !== 'more' || count === 0 || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
      },
      // The document, since a page within a frame is cut off at the frame before a margin counts.
      { root: document, rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, count]);

  return (
    <div ref={end} className={styles.more}>
      <div role="status" className={styles.progress}>
        {state === 'failed' ? labels.failed : labels.progress}
      </div>
      {state !== 'end' && (
        <Button
          variant="secondary"
          size="small"
          isPending={state === 'loading'}
          pendingLabel={labels.loading}
          onPress={onMore}
        >
          {state === 'failed' ? labels.tryAgain : labels.more}
        </Button>
      )}
    </div>
  );
}
