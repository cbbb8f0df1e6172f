import type { Contract } from './contract.ts';
import type { Side } from './conversation.ts';
import type { Locale } from './format.ts';
import { addDays, dayNumber, formatDay, helsinkiDay } from './time.ts';

export type Viewing = Contract['Viewing'];

export type ViewingRule = Readonly<Contract['ViewingRule']>;

/** What landlords publish and how much is agreed on; the contract says so, too. */
export const viewingLimits = {
  rules: 20,
  lengthMinutes: { min: 10, max: 240 },
  bufferMinutes: { min: 0, max: 120 },
  capacity: { min: 1, max: 50 },
  /** Days from today that a single day, or a time that a landlord proposes, lies ahead at the most. */
  daysAhead: 365,
  /** Days from today for which times can be booked. */
  bookableDays: 56,
  /** Minutes before a published time until which it can be booked. */
  noticeMinutes: 120,
  /** Booked, proposed or moved, in a thread in 24 hours. */
  changesPerDay: 20,
  /** Times that are listed at once. */
  times: 500,
} as const;

const minute = 60_000;
const hour = 60 * minute;

/** Hours before a viewing at which both are reminded of it. */
export const remindedBefore = 24 * hour;

let clock: Intl.DateTimeFormat | undefined;

/** The minute of the day, 0 to 1439, that clocks in Helsinki show. */
export function helsinkiMinute(instant: Date): number {
  clock ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Helsinki',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = clock.formatToParts(instant);
  const part = (type: 'hour' | 'minute') => Number(parts.find((candidate) => candidate.type === type)?.value);
  return part('hour') * 60 + part('minute');
}

/** Hours that clocks in Helsinki are ahead of UTC, in summer and in winter. */
const offsets = [3, 2] as const;

/**
 * When clocks in Helsinki show a minute of a day: the first time, where they show it twice; null where they skip it.
 *
 * @example
 * helsinkiTime('2026-07-15', 8 * 60)?.toISOString(); // '2026-07-15T05:00:00.000Z'
 * helsinkiTime('2026-03-29', 3 * 60 + 30); // null
 */
export function helsinkiTime(day: string, minuteOfDay: number): Date | null {
  const shown = (dayNumber(day) ?? Number.NaN) * 24 * hour + minuteOfDay * minute;
  const candidates = offsets.map((offset) => new Date(shown - offset * hour));
  return (
    candidates.find((instant) => helsinkiDay(instant) === day && helsinkiMinute(instant) === minuteOfDay) ??
    null
  );
}

/**
 * The minute of the day of a clock's time.
 *
 * @example
 * minuteOf('09:30'); // 570
 */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The inverse of {@link minuteOf}. */
export const timeOf = (minuteOfDay: number): string =>
  `${Math.floor(minuteOfDay / 60)}`.padStart(2, '0') + ':' + `${minuteOfDay % 60}`.padStart(2, '0');

/** From 1, Monday, to 7, Sunday. Day 0, 1970-01-01, was a Thursday. */
const weekdayOf = (day: string): number => (((((dayNumber(day) ?? 0) + 3) % 7) + 7) % 7) + 1;

export type RuleFault = 'dayOrWeekday' | 'dayPast' | 'dayTooFar' | 'tooShort';

/** What is wrong with a rule besides the bounds of its numbers, and where; null for nothing. */
export function ruleFault(
  rule: ViewingRule,
  today: string,
): { readonly field: 'day' | 'until'; readonly fault: RuleFault } | null {
  if ((rule.day === null) === (rule.weekday === null)) return { field: 'day', fault: 'dayOrWeekday' };
  if (rule.day !== null && rule.day < today) return { field: 'day', fault: 'dayPast' };
  if (rule.day !== null && rule.day > addDays(today, viewingLimits.daysAhead)) {
    return { field: 'day', fault: 'dayTooFar' };
  }
  const isLongEnough = minuteOf(rule.until) - minuteOf(rule.from) >= rule.lengthMinutes;
  return isLongEnough ? null : { field: 'until', fault: 'tooShort' };
}

export interface PublishedTime {
  readonly startsAt: Date;
  readonly lengthMinutes: number;
  readonly capacity: number;
}

const endOf = ({ startsAt, lengthMinutes }: Omit<PublishedTime, 'capacity'>): number =>
  startsAt.getTime() + lengthMinutes * minute;

/** The times of a rule on a day: one after the other even where clocks are put forward between them. */
function timesOn(rule: ViewingRule, day: string): readonly PublishedTime[] {
  const { lengthMinutes, bufferMinutes, capacity } = rule;
  const times: PublishedTime[] = [];
  const last = minuteOf(rule.until) - lengthMinutes;
  for (let at = minuteOf(rule.from); at <= last; at += lengthMinutes + bufferMinutes) {
    const startsAt = helsinkiTime(day, at);
    const before = times.at(-1);
    const isFree =
      startsAt !== null &&
      (before === undefined || startsAt.getTime() >= endOf(before) + bufferMinutes * minute);
    if (isFree) times.push({ startsAt, lengthMinutes, capacity });
  }
  return times;
}

/** The times that follow from rules between two days, in order; of two that begin together, the one with more places. */
export function publishedTimes(
  rules: readonly ViewingRule[],
  from: string,
  until: string,
): readonly PublishedTime[] {
  const byStart = new Map<number, PublishedTime>();
  for (let day = from; day !== '' && day <= until; day = addDays(day, 1)) {
    for (const rule of rules) {
      if (rule.day !== day && rule.weekday !== weekdayOf(day)) continue;
      for (const time of timesOn(rule, day)) {
        const known = byStart.get(time.startsAt.getTime());
        if (known === undefined || known.capacity < time.capacity) byStart.set(time.startsAt.getTime(), time);
      }
    }
  }
  return [...byStart.values()].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** The published times that can be booked now, between two days. */
export function bookableTimes(
  rules: readonly ViewingRule[],
  now: Date,
  days: { readonly from?: string | undefined; readonly until?: string | undefined } = {},
): readonly PublishedTime[] {
  const today = helsinkiDay(now);
  const last = addDays(today, viewingLimits.bookableDays);
  const from = days.from === undefined || days.from < today ? today : days.from;
  const until = days.until === undefined || days.until > last ? last : days.until;
  const earliest = now.getTime() + viewingLimits.noticeMinutes * minute;
  return publishedTimes(rules, from, until).filter(({ startsAt }) => startsAt.getTime() >= earliest);
}

/** How many places of a time are left beside viewings of the same premises, each of which takes one. */
export function placesLeft(
  time: PublishedTime,
  booked: readonly { readonly startsAt: Date; readonly lengthMinutes: number }[],
): number {
  const overlapping = booked.filter(
    (other) => endOf(other) > time.startsAt.getTime() && other.startsAt.getTime() < endOf(time),
  );
  return Math.max(0, time.capacity - overlapping.length);
}

/** Whether a landlord can propose the time: a whole minute, ahead, and no more than a year. */
export const isProposable = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() % minute === 0 &&
  startsAt > now &&
  startsAt.getTime() <= now.getTime() + viewingLimits.daysAhead * 24 * hour;

/** What a side can do with a viewing now. */
export function viewingSteps(
  viewing: Pick<Viewing, 'state' | 'proposedBy'> & { readonly startsAt: Date | string },
  side: Side,
  now: Date,
): { readonly canAccept: boolean; readonly canMove: boolean; readonly canCancel: boolean } {
  const isAhead = viewing.state !== 'cancelled' && new Date(viewing.startsAt) > now;
  return {
    canAccept: isAhead && viewing.state === 'proposed' && viewing.proposedBy !== side,
    canMove: isAhead,
    canCancel: isAhead,
  };
}

/**
 * When a viewing is, for people, in Helsinki's time; the weekday stays with the date.
 *
 * @example
 * formatViewing(new Date('2026-12-05T08:00:00Z'), 30, 'en'); // 'Sat 05/12/2026, 10:00–10:30'
 */
export function formatViewing(startsAt: Date, lengthMinutes: number, locale: Locale): string {
  const tag = locale === 'en' ? 'en-GB' : locale;
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'Europe/Helsinki' });
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'Europe/Helsinki' });
  const end = new Date(startsAt.getTime() + lengthMinutes * minute);
  return `${weekday.format(startsAt)}\u00a0${formatDay(helsinkiDay(startsAt), locale)}, ${time.format(startsAt)}–${time.format(end)}`;
}
