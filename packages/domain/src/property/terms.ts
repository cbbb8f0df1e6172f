import type { Contract } from '../contract.ts';

/** What the size of premises is measured by. */
export const areaBases = [
  'leasable',
  'usable',
  'grossFloor',
] as const satisfies readonly Contract['Listing']['areaBasis'][];

/** What a rent is tied to. */
export const indexations = [
  'none',
  'costOfLivingIndex',
  'other',
] as const satisfies readonly Contract['Listing']['indexation'][];

/** Of an energy certificate, the best first. */
export const energyClasses = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
] as const satisfies readonly Contract['Listing']['energyClass'][];

/** What an amount is charged for: the month, or each square metre and month. */
export const costBases = ['month', 'squareMetre'] as const satisfies readonly Contract['Cost']['basis'][];

/** Whether tax is added to the rent; null is to be agreed. */
export const vatTreatments = [
  'charged',
  'notCharged',
] as const satisfies readonly Contract['Listing']['vatOnRent'][];

/** A lease is at most this long. */
export const longestLease = 600;
