export type { Locale } from '../locale.ts';
export { addDays, dayNumber, dayOfNumber } from './day.ts';
export { formatDay } from './formatDay.ts';
export { formatPeriod } from './formatPeriod.ts';
export { helsinkiDay } from './helsinkiDay.ts';
