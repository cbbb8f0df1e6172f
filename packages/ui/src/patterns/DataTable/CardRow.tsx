import { memo, type ReactNode } from 'react';
import { card, cardBody, selectableCard } from './cards.css.ts';
import { cardMarks } from './marks.css.ts';
import { attributesOf, type RowPlace } from './rowPlace.ts';

interface CardRowProps<Row> extends RowPlace {
  readonly row: Row;
  readonly renderCard: (row: Row) => ReactNode;
}

function PlainCardRow<Row>({ row, renderCard, ...place }: CardRowProps<Row>) {
  const content = renderCard(row);
  const { mark, selectBox } = place;
  return (
    <li
      className={mark === undefined ? card : `${card} ${cardMarks[mark]}`}
      {...attributesOf('cards', place)}
    >
      {selectBox === undefined ? (
        content
      ) : (
        <div className={selectableCard}>
          {selectBox}
          <div className={cardBody}>{content}</div>
        </div>
      )}
    </li>
  );
}

/** One row as a card of a list; drawn again only where something of it has changed. */
export const CardRow = memo(PlainCardRow) as typeof PlainCardRow;
