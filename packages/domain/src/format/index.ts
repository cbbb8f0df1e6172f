export { languageCookie, locales, type Locale } from '../locale.ts';
export { formatArea } from './area.ts';
export { formatDistance } from './distance.ts';
export { formatPercentage } from './percentage.ts';
export { formatRooms } from './rooms.ts';
