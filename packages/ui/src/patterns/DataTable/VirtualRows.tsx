import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { body } from './DataTable.css.ts';

/** A first guess in px; every row that is drawn is measured. */
const USUAL_ROW_HEIGHT = 72;

interface VirtualRowsProps {
  /** How many rows there are, drawn or not. */
  readonly count: number;
  readonly columnCount: number;
  readonly keyAt: (index: number) => string;
  /** Draws a row and hands it the ref that measures it. */
  readonly rowAt: (index: number, measure: Ref<HTMLTableRowElement>) => ReactNode;
}

/** The rows near the window; empty rows above and below take the room of the others. */
export default function VirtualRows({ count, columnCount, keyAt, rowAt }: VirtualRowsProps) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    setTop((bodyRef.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => USUAL_ROW_HEIGHT,
    getItemKey: keyAt,
    scrollMargin: top,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const above = (items[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);

  return (
    <tbody role="rowgroup" className={body} ref={bodyRef}>
      <Gap height={above} columnCount={columnCount} />
      {items.map(({ index }) => rowAt(index, virtualizer.measureElement))}
      <Gap height={below} columnCount={columnCount} />
    </tbody>
  );
}

function Gap({ height, columnCount }: { readonly height: number; readonly columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columnCount} height={height} />
    </tr>
  );
}
