import type { Locale } from '@tilava/domain/format';
import { minuteOf, timeOf } from '@tilava/domain/viewing';

/** Options of a day's clock, a quarter of an hour apart, and a time that is none of them. */
export function clockOptions(locale: Locale, chosen?: string) {
  const times = Array.from({ length: 24 * 4 }, (_, quarter) => timeOf(quarter * 15));
  const all = chosen === undefined || times.includes(chosen) ? times : [...times, chosen].toSorted();
  return all.map((value) => ({ value, label: formatTime(value, locale) }));
}

/** A time such as `09:30` as people write it. */
export const formatTime = (time: string, locale: Locale): string =>
  locale === 'fi'
    ? `${Math.floor(minuteOf(time) / 60)}.${time.slice(3)}`
    : new Date(minuteOf(time) * 60_000).toISOString().slice(11, 16);

/** The lengths that are offered, in minutes. */
export const offeredLengths = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240];

export const numberOptions = (numbers: readonly number[], label: (count: number) => string) =>
  numbers.map((count) => ({ value: String(count), label: label(count) }));
