export type { Locale } from '../locale.ts';
export { formatMoney } from './formatMoney.ts';
export { formatNumber, type Decimals } from './formatNumber.ts';
export { sampleRents } from './sampleRents.ts';
export { vatRate, withVat, type VatAmounts } from './withVat.ts';
export { yearlyRent } from './yearlyRent.ts';
