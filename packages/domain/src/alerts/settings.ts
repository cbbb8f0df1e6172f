import type { Contract } from '../contract.ts';
import { filterPresets } from '../matching/limits.ts';

export type AlertFrequency = Contract['AlertFrequency'];

/** When mails tell of new matches of a property, and above how many per cent. */
export type AlertSettings = Readonly<Contract['Alerts']>;

export const alertFrequencies: readonly AlertFrequency[] = ['never', 'immediate', 'daily', 'weekly'];

/** What holds until somebody chooses: nobody gets mails without having asked for them. */
export const firstAlerts: AlertSettings = { frequency: 'never', threshold: filterPresets.pointsAbove };

/** The thresholds that are offered, in per cent. */
export const offeredThresholds: readonly number[] = [50, 60, 70, 80, 90];

/** How many matches a mail names at the most; it counts the others. */
export const maxInAlert = 10;

/** Whether a match of so many per cent is worth a mail. */
export const isAlerting = ({ frequency, threshold }: AlertSettings, points: number): boolean =>
  frequency !== 'never' && points > threshold;

/**
 * Up to how many per cent matches that are in the list already become alerting by a change of settings, although nothing
 * about them is new; null where none do. What was alerting before may still be waiting for its mail.
 *
 * @example
 * knownUpTo({ frequency: 'daily', threshold: 80 }, { frequency: 'daily', threshold: 60 }); // 80
 * knownUpTo({ frequency: 'never', threshold: 60 }, { frequency: 'daily', threshold: 60 }); // 100
 */
export function knownUpTo(before: AlertSettings, after: AlertSettings): number | null {
  if (after.frequency === 'never') return null;
  if (before.frequency === 'never') return 100;
  return after.threshold < before.threshold ? before.threshold : null;
}
