import type { Contract } from '../contract.ts';

/**
 * Codes of the bands of an organisation's employee count, smallest first (specification, section 3).
 *
 * @example
 * employeeBands.length; // 8
 */
export const employeeBands = [0, 1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Contract['EmployeeBand'][];

/**
 * The code of an employee band, as it travels on the wire.
 *
 * @example
 * const band: EmployeeBand = 7;
 */
export type EmployeeBand = (typeof employeeBands)[number];

/**
 * The smallest employee count of each band.
 *
 * @example
 * employeeBandMinimums[7]; // 100
 */
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
 * The band of an employee count (specification, section 9). A count of 0, none, or one that is no number
 * has no band.
 *
 * @param count - employees
 * @example
 * employeeBandOf(4); // 2, which is shown as 3-4
 * employeeBandOf(0); // null
 */
export function employeeBandOf(count: number | null): EmployeeBand | null {
  return employeeBands.findLast((band) => (count ?? 0) >= employeeBandMinimums[band]) ?? null;
}
