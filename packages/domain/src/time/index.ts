export type { Locale } from '../locale.ts';
export { addDays, dayNumber, dayOfNumber } from './day.ts';
export { dayRange, isInDayRange } from './dayRange.ts';
export { formatAgo } from './formatAgo.ts';
export { formatDay } from './formatDay.ts';
export { formatMoment, formatRecent } from './formatMoment.ts';
export { formatPeriod } from './formatPeriod.ts';
export { helsinkiDay } from './helsinkiDay.ts';
export { inMinutes } from './inMinutes.ts';
