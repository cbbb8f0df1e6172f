/** Items (specification, section 9). */
export const adminPageSize = 10;

/** How many page numbers are shown at once (specification, section 9). */
export const adminPageRange = 3;

/**
 * How many pages an admin's list of so many items has: at least one, which may be empty. What is no number from 1 on
 * counts as no items.
 *
 * @example
 * adminPageCount(21); // 3
 */
export const adminPageCount = (entriesCount: number): number =>
  entriesCount >= 1 && entriesCount <= Number.MAX_SAFE_INTEGER ? Math.ceil(entriesCount / adminPageSize) : 1;

/**
 * The page numbers that an admin's list of so many items shows: up to three, with the current one in their middle
 * where there are pages on both of its sides (specification, sections 2 and 9). Pages count from 1; one that does not
 * exist counts as the nearest that does.
 *
 * @example
 * adminPages(5, 100); // [4, 5, 6]
 * adminPages(1, 100); // [1, 2, 3]
 * adminPages(1, 11); // [1, 2]
 */
export function adminPages(pageNumber: number, entriesCount: number): readonly number[] {
  const last = adminPageCount(entriesCount);
  const length = Math.min(adminPageRange, last);
  const before = Math.trunc(pageNumber) - Math.floor(adminPageRange / 2);
  const first = Math.max(1, Math.min(Number.isNaN(before) ? 1 : before, last - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
