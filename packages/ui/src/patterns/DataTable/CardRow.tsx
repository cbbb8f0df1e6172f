import type { ReactNode } from 'react';
import { card } from './cards.css.ts';
import type { RowPlace } from './rowPlace.ts';

interface CardRowProps extends RowPlace {
  readonly children: ReactNode;
}

/** One row as a card of a list. */
export function CardRow({ name, index, count, ref, children }: CardRowProps) {
  const isNumbered = index !== undefined;
  return (
    <li
      ref={ref}
      className={card}
      data-key={name}
      data-index={index}
      aria-posinset={isNumbered ? index + 1 : undefined}
      aria-setsize={isNumbered ? count : undefined}
    >
      {children}
    </li>
  );
}
