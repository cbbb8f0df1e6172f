import { nextAlertAt } from '../alerts/nextAlert.ts';
import type { Contract } from '../contract.ts';

export type InterestFrequency = Contract['InterestFrequency'];

export const interestFrequencies: readonly InterestFrequency[] = ['never', 'immediate', 'daily'];

/** How many emails of interest are sent at once to one person within `interestMailsWindow`. */
export const maxInterestMails = 5;

/** Milliseconds. */
export const interestMailsWindow = 24 * 3_600_000;

/**
 * When an email tells of interest that is shown now: at once, or with what else there is by some morning; null for never.
 *
 * @param recentMails - how many of them the reader got within `interestMailsWindow`
 */
export function interestMailAt(
  frequency: InterestFrequency,
  now: Date,
  recentMails: number,
): 'atOnce' | Date | null {
  if (frequency === 'never') return null;
  if (frequency === 'immediate' && recentMails < maxInterestMails) return 'atOnce';
  return nextAlertAt('daily', now, null);
}
