/** How old a list is. */
export interface Aged {
  /** Whether it is from an earlier visit, and waits for an answer. */
  readonly isFromEarlier: boolean;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
}

/**
 * As which moment the cache holds the one at which an earlier visit read something: below 0, so that it is out of date, and
 * told apart from all that this visit reads.
 */
export const fromEarlierVisit = (readAt: number): number => -readAt;

/** How old what a query holds is. */
export const ageOf = ({
  data,
  dataUpdatedAt,
}: {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
}): Aged => ({
  isFromEarlier: data !== undefined && dataUpdatedAt < 0,
  readAt: Math.abs(dataUpdatedAt),
});

/** How old what several queries hold together is: as old as the oldest of those that hold something. */
export function oldestOf(ages: readonly Aged[]): Aged {
  const known = ages.filter(({ readAt }) => readAt > 0);
  return {
    isFromEarlier: known.some(({ isFromEarlier }) => isFromEarlier),
    readAt: known.length === 0 ? 0 : Math.min(...known.map(({ readAt }) => readAt)),
  };
}
