import type { Column } from '@tilava/ui/DataTable';
import { Heading } from '@tilava/ui/Heading';
import { Link } from '@tilava/ui/Link';
import type { ReactNode } from 'react';
import * as styles from './lists.css.ts';

interface AdminCardProps<Item> {
  readonly item: Item;
  readonly href: string;
  readonly columns: readonly Column<Item>[];
  readonly actions: ReactNode;
}

/** A row where the columns have no room beside each other: its labels and values, as many in a line as fit. */
export function AdminCard<Item>({ item, href, columns, actions }: AdminCardProps<Item>) {
  return (
    <article className={styles.card}>
      <div className={styles.cardHead}>
        <Heading level={2} size="lead">
          <Link href={href} variant="standalone">
            {columns.find(({ isRowHeader }) => isRowHeader)?.cell(item)}
          </Link>
        </Heading>
        <div className={styles.cardActions}>{actions}</div>
      </div>
      <dl className={styles.cardFacts}>
        {columns
          .filter(({ isRowHeader }) => !isRowHeader)
          .map(({ id, header, cell }) => (
            <div key={id}>
              <dt className={styles.cardTerm}>{header}</dt>
              <dd className={styles.cardValue}>{cell(item)}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
