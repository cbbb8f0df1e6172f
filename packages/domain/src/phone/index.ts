export { formatPhoneNumber } from './formatPhoneNumber.ts';
export { readPhoneNumber } from './readPhoneNumber.ts';
