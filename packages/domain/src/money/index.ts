export type { Locale } from '../locale.ts';
export { formatMoney } from './formatMoney.ts';
export { formatNumber, type Decimals } from './formatNumber.ts';
export { yearlyRent } from './yearlyRent.ts';
