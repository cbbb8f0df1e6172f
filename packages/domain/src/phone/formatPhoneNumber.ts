import { noBreakSpace } from '../locale.ts';
import { parsePhoneNumber } from './parse.ts';

/**
 * A phone number in E.164 form for people: with its country's code, in groups with U+00A0 between them. None, or text
 * that is no phone number, gives an empty string.
 *
 * @example
 * formatPhoneNumber('+358401234567'); // '+358 40 1234567'
 */
export function formatPhoneNumber(number: string | null): string {
  const phone = number === null ? null : parsePhoneNumber(number);
  return phone === null ? '' : phone.formatInternational().replaceAll(' ', noBreakSpace);
}
