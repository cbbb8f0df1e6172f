import { parsePhoneNumber } from './parse.ts';

/**
 * The E.164 form of a phone number as people write it: a Finnish one, or one of another country with its code.
 * Anything else gives null, and so does a number with an extension, which the E.164 form has no place for.
 *
 * @example
 * readPhoneNumber('040 123 4567'); // '+358401234567'
 * readPhoneNumber('+46 8 123 456 78'); // '+46812345678'
 * readPhoneNumber('call me'); // null
 */
export const readPhoneNumber = (text: string): string | null => parsePhoneNumber(text)?.number ?? null;
