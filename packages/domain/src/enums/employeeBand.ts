import type { Contract } from '../contract.ts';

/** Codes of bands of an organisation's employee count, smallest first (specification, section 3). */
export const employeeBands = [0, 1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Contract['EmployeeBand'][];

export type EmployeeBand = (typeof employeeBands)[number];

/** The smallest employee count of each band. */
export const employeeBandMinimums = {
  0: 1,
  1: 2,
  2: 3,
  3: 5,
  4: 10,
  5: 20,
  6: 50,
  7: 100,
} as const satisfies Record<EmployeeBand, number>;

/**
 * The band of a count of employees (specification, section 9). 0, none, or what is no number has no band.
 *
 * @example
 * employeeBandOf(4); // 2, which is shown as 3-4
 * employeeBandOf(0); // null
 */
export function employeeBandOf(count: number | null): EmployeeBand | null {
  return employeeBands.findLast((band) => (count ?? 0) >= employeeBandMinimums[band]) ?? null;
}
