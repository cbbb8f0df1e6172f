import type { Contract } from './contract.ts';
import type { ExplainedField } from './matching/explainMatch.ts';
import { fullScore } from './matching/integers.ts';
import { filterPresets } from './matching/limits.ts';
import { addDays, dayNumber, helsinkiDay } from './time.ts';

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
 * Up to how many per cent matches already in the list become alerting when settings change; null where none do. Those
 * that were alerting before may still wait for their mail.
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

/** The field that fits fully and has the greatest weight; the type of the premises is shown anyway. */
export function bestReason(fields: readonly ExplainedField[]): ExplainedField | null {
  const reasons = fields.filter(({ field, score }) => field !== 'residenceType' && score === fullScore);
  return reasons.toSorted((one, other) => other.weight - one.weight)[0] ?? null;
}

const millisecondsPerHour = 3_600_000;
const longestOffset = 3;

let clock: Intl.DateTimeFormat | undefined;

/** The hour that clocks in Helsinki show, 0 to 23. */
export function helsinkiHour(instant: Date): number {
  clock ??= new Intl.DateTimeFormat('en', { timeZone: 'Europe/Helsinki', hour: 'numeric', hourCycle: 'h23' });
  return Number(clock.format(instant));
}

/**
 * The instant at which clocks in Helsinki show a full hour of a day, from 5:00 on, in summer and winter.
 *
 * @example
 * helsinkiInstant('2026-01-15', 8).toISOString(); // '2026-01-15T06:00:00.000Z'
 * helsinkiInstant('2026-07-15', 8).toISOString(); // '2026-07-15T05:00:00.000Z'
 */
export function helsinkiInstant(day: string, fullHour: number): Date {
  const earliest = new Date(
    Date.parse(`${day}T00:00:00Z`) + (fullHour - longestOffset) * millisecondsPerHour,
  );
  const isThere = helsinkiHour(earliest) === fullHour && helsinkiDay(earliest) === day;
  return isThere ? earliest : new Date(earliest.getTime() + millisecondsPerHour);
}

/** Hours of Helsinki: from `begins` to `ends` nobody is written to. */
const quiet = { begins: 21, ends: 7 } as const;
/** The hour at which daily and weekly mails are sent. */
export const morning = 8;
/** Milliseconds between two mails that are sent at once, so that many changes in a row are few mails. */
const shortestInterval = 15 * 60_000;
/** Milliseconds that no mail has to wait for, weekly ones included: what seems to is from before the clock was put back. */
export const longestAlertWait = 8 * 24 * millisecondsPerHour;

/** Whether it is night in Helsinki. */
export function isQuiet(instant: Date): boolean {
  const hour = helsinkiHour(instant);
  return hour >= quiet.begins || hour < quiet.ends;
}

/** The instant itself, or the end of the night in which it lies. */
export function afterQuiet(instant: Date): Date {
  if (!isQuiet(instant)) return instant;
  const day = helsinkiDay(instant);
  const isEvening = helsinkiHour(instant) >= quiet.begins;
  return helsinkiInstant(isEvening ? addDays(day, 1) : day, quiet.ends);
}

/**
 * When the next mail is due that tells of what has been found by `now`; null for never.
 *
 * @param lastMailAt - to the same person, about whichever property
 */
export function nextAlertAt(frequency: AlertFrequency, now: Date, lastMailAt: Date | null): Date | null {
  switch (frequency) {
    case 'never':
      return null;
    case 'immediate':
      // A mail of the future is from before the clock was put back.
      return lastMailAt === null || lastMailAt > now
        ? afterQuiet(now)
        : afterQuiet(new Date(Math.max(now.getTime(), lastMailAt.getTime() + shortestInterval)));
    case 'daily':
      return nextMorning(now, () => true);
    case 'weekly':
      return nextMorning(now, isMonday);
  }
}

/** The next 8:00 that lies after `now`, of a day that suits. */
export function nextMorning(now: Date, suits: (day: string) => boolean): Date {
  let day = helsinkiDay(now);
  while (!suits(day) || helsinkiInstant(day, morning) <= now) day = addDays(day, 1);
  return helsinkiInstant(day, morning);
}

/** Day 0, 1970-01-01, was a Thursday. */
const isMonday = (day: string): boolean => (dayNumber(day) ?? 0) % 7 === 4;
