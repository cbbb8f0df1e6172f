import type { ReactNode } from 'react';
import { card, cardBody, selectableCard } from './cards.css.ts';
import { cardMarks } from './marks.css.ts';
import type { RowPlace } from './rowPlace.ts';

interface CardRowProps extends RowPlace {
  readonly children: ReactNode;
}

/** One row as a card of a list. */
export function CardRow({ name, index, count, mark, selectBox, ref, children }: CardRowProps) {
  const isNumbered = index !== undefined;
  return (
    <li
      ref={ref}
      className={mark === undefined ? card : `${card} ${cardMarks[mark]}`}
      data-key={name}
      data-index={index}
      aria-posinset={isNumbered ? index + 1 : undefined}
      aria-setsize={isNumbered ? count : undefined}
    >
      {selectBox === undefined ? (
        children
      ) : (
        <div className={selectableCard}>
          {selectBox}
          <div className={cardBody}>{children}</div>
        </div>
      )}
    </li>
  );
}
