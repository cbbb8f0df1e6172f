/** Items (§9). */
export const adminPageSize = 10;

/** How many page numbers are shown at once (§9). */
export const adminPageRange = 3;

/**
 * The number of pages in an admin's list of so many items: at least one. What is no number from 1 on counts as none.
 *
 * @example
 * adminPageCount(21); // 3
 */
export const adminPageCount = (entriesCount: number): number =>
  entriesCount >= 1 && entriesCount <= Number.MAX_SAFE_INTEGER ? Math.ceil(entriesCount / adminPageSize) : 1;

/**
 * Up to three page numbers of an admin's list, the current one in the middle where possible (§2, §9). A page that
 * doesn't exist counts as the nearest that does.
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
