import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';

/** One of the things compared: a column. */
export interface ComparedItem {
  readonly id: string;
  /** What it is and where, e.g. "Storage, Elimäenkatu 17". */
  readonly title: string;
  /** The URL of its page. */
  readonly href?: string;
  /** At the top, under the button that removes the item. It only decorates. */
  readonly picture?: ReactNode;
  /** What is above the title, e.g. a MatchMeter. */
  readonly head?: ReactNode;
}

/** One fact about all of them: a row. */
export interface ComparedFact {
  readonly id: string;
  /** E.g. "Rent per month". */
  readonly label: string;
  /** In the order of the items, formatted; `null` if it isn’t known. */
  readonly values: readonly (string | null)[];
  /** Which value stands out, by its index, and a word that says how, e.g. "Lowest". */
  readonly best?: { readonly index: number; readonly label: string } | undefined;
}

export interface ComparisonTableProps {
  /** The name of the table, e.g. "3 premises compared". */
  readonly label: string;
  /** Two to four. */
  readonly items: readonly ComparedItem[];
  readonly facts: readonly ComparedFact[];
  /** Shown for a missing value, e.g. "Not specified". */
  readonly missing: string;
  /** Announced for a fact that differs, e.g. "differs". */
  readonly differenceLabel: string;
  /** Removes one from the comparison. Without it, none can be removed. */
  readonly onRemove?: (id: string) => void;
  /** The name of the button that does so, e.g. "Remove Storage, Elimäenkatu 17". */
  readonly removeLabel: (item: ComparedItem) => string;
}

/**
 * A few things side by side, fact by fact, with differences marked. Its facts stay visible while columns scroll, on a phone
 * above their values.
 */
export function ComparisonTable({
  label,
  items,
  facts,
  missing,
  differenceLabel,
  onRemove,
  removeLabel,
}: ComparisonTableProps) {
  const { region, willRemove } = useFocusAfterRemoval(items.length);
  const head = useTitlesInSight();
  const size = items.length > 3 ? 'four' : items.length === 3 ? 'three' : 'two';
  return (
    <div className={styles.root}>
      {/* Only what has the focus can be scrolled by keys. */}
      <div className={styles.scroller[size]} role="region" aria-label={label} tabIndex={0} ref={region}>
        {/* The roles say what the rows remain on a phone, where they are grids. */}
        <table role="table" className={`${styles.table} ${styles.columns[size]}`} aria-label={label}>
          <thead role="rowgroup" ref={head}>
            <tr role="row">
              <td role="cell" className={styles.blank} />
              {items.map((item, index) => (
                <th key={item.id} role="columnheader" scope="col" className={styles.column}>
                  <div className={styles.head[lookOf(item)]}>
                    {item.picture !== undefined && <div className={styles.picture}>{item.picture}</div>}
                    <div className={styles.lead[lookOf(item)]}>{item.head ?? <Title {...item} />}</div>
                    {item.head !== undefined && (
                      <div className={styles.title}>
                        <Title {...item} />
                      </div>
                    )}
                    {onRemove !== undefined && (
                      <div className={styles.removal[lookOf(item)]}>
                        <IconButton
                          icon="cross"
                          size="small"
                          label={removeLabel(item)}
                          onPress={() => {
                            willRemove(index);
                            onRemove(item.id);
                          }}
                        />
                      </div>
                    )}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {facts.map(({ id, label: name, values, best }) => {
              const isDifferent = new Set(values).size > 1;
              return (
                <tr key={id} role="row">
                  <th role="rowheader" scope="row" className={styles.corner}>
                    <span className={styles.fact}>
                      {isDifferent && <VisuallyHidden>{differenceLabel}: </VisuallyHidden>}
                      {name}
                    </span>
                  </th>
                  {items.map((item, index) => (
                    <td
                      key={item.id}
                      role="cell"
                      className={isDifferent && values[index] !== null ? styles.different : styles.same}
                    >
                      {values[index] ?? missing}
                      {best?.index === index && (
                        <>
                          {' '}
                          <Badge tone="match">{best.label}</Badge>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const lookOf = ({ picture }: ComparedItem) => (picture === undefined ? 'plain' : 'pictured');

function Title({ title, href }: ComparedItem) {
  if (href === undefined) return title;
  return (
    <Link href={href} variant="standalone">
      {title}
    </Link>
  );
}

/** Above the titles that stay in sight. */
const gap = 8;

/** Lets a head that sticks to the top of the window leave it as far as its titles. */
function useTitlesInSight() {
  const head = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    const element = head.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const top = element.getBoundingClientRect().top + gap;
      const above = Array.from(
        element.querySelectorAll(`.${styles.title}`),
        (title) => title.getBoundingClientRect().top - top,
      );
      element.style.insetBlockStart = above.length > 0 ? `${-Math.min(...above)}px` : '';
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return head;
}

/** Whoever took a column out goes on at its neighbour's button, or at the table where none is left to press. */
function useFocusAfterRemoval(count: number) {
  const region = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined) return;
    const buttons = region.current?.querySelectorAll<HTMLElement>('thead button') ?? [];
    (buttons[Math.min(index, count - 1)] ?? region.current)?.focus();
  }, [count]);
  const willRemove = (index: number) => {
    removed.current = index;
  };
  return { region, willRemove };
}
