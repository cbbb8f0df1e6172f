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
