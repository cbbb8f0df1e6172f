import { helsinkiDay } from '../time/helsinkiDay.ts';

const hour = 3_600_000;
const longestOffset = 3;

let clock: Intl.DateTimeFormat | undefined;

/** The hour that clocks in Helsinki show, 0 to 23. */
export function helsinkiHour(instant: Date): number {
  clock ??= new Intl.DateTimeFormat('en', { timeZone: 'Europe/Helsinki', hour: 'numeric', hourCycle: 'h23' });
  return Number(clock.format(instant));
}

/**
 * The instant at which clocks in Helsinki show a full hour of a day, summer or winter: from 5:00 on each hour is there
 * once a day.
 *
 * @example
 * helsinkiInstant('2026-01-15', 8).toISOString(); // '2026-01-15T06:00:00.000Z'
 * helsinkiInstant('2026-07-15', 8).toISOString(); // '2026-07-15T05:00:00.000Z'
 */
export function helsinkiInstant(day: string, fullHour: number): Date {
  const earliest = new Date(Date.parse(`${day}T00:00:00Z`) + (fullHour - longestOffset) * hour);
  const isThere = helsinkiHour(earliest) === fullHour && helsinkiDay(earliest) === day;
  return isThere ? earliest : new Date(earliest.getTime() + hour);
}
