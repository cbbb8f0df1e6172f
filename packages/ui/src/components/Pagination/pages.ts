/**
 * The pages whose numbers are shown: `range` of them, the current one in the middle where there is room.
 *
 * @param page The current page, from 1; numbers outside are taken as the nearest end.
 * @param count How many pages there are.
 * @example
 * visiblePages(5, 20, 3); // [4, 5, 6]
 * visiblePages(1, 20, 3); // [1, 2, 3]
 */
export function visiblePages(page: number, count: number, range: number): readonly number[] {
  const length = Math.min(range, count);
  const lastStart = count - length + 1;
  const start = Math.min(Math.max(clampPage(page, count) - Math.floor((length - 1) / 2), 1), lastStart);
  return Array.from({ length }, (_, index) => start + index);
}

/** The nearest page that there is, 1 at least. */
export function clampPage(page: number, count: number): number {
  return Number.isNaN(page) ? 1 : Math.max(1, Math.min(Math.trunc(page), count));
}
