import { addDays, dayNumber } from '../time/day.ts';
import { helsinkiDay } from '../time/helsinkiDay.ts';
import { helsinkiHour, helsinkiInstant } from './helsinkiHour.ts';
import type { AlertFrequency } from './settings.ts';

/** Hours of Helsinki: from `begins` to `ends` nobody is written to. */
const quiet = { begins: 21, ends: 7 } as const;
/** When daily and weekly mails are sent. */
const morning = 8;
/** Milliseconds between two mails that are sent at once, so that many changes in a row are few mails. */
const shortestInterval = 15 * 60_000;
/** Milliseconds that no mail has to wait for, weekly ones included: what seems to is from before the clock was put back. */
export const longestAlertWait = 8 * 24 * 3_600_000;

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
function nextMorning(now: Date, suits: (day: string) => boolean): Date {
  let day = helsinkiDay(now);
  while (!suits(day) || helsinkiInstant(day, morning) <= now) day = addDays(day, 1);
  return helsinkiInstant(day, morning);
}

/** Day 0, 1970-01-01, was a Thursday. */
const isMonday = (day: string): boolean => (dayNumber(day) ?? 0) % 7 === 4;
