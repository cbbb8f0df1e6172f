import type { Contract } from '../contract.ts';

/**
 * Reads a phone number as people write it into the E.164 form; null where it is none. It is handed in, because
 * what knows the numbers of all countries is too large to come with every form.
 *
 * @example
 * const readNothing: PhoneNumberReader = () => null;
 */
export type PhoneNumberReader = (text: string) => string | null;

/**
 * What the form of a profile depends on.
 *
 * @example
 * const options: ProfileOptions = {
 *   today: '2026-03-01',
 *   readPhoneNumber: (text) => text,
 *   user: null,
 * };
 */
export interface ProfileOptions {
  /** `YYYY-MM-DD` in Europe/Helsinki. */
  readonly today: string;
  readonly readPhoneNumber: PhoneNumberReader;
  /** Whose profile is edited; null where somebody signs up. */
  readonly user: Pick<Contract['User'], 'description'> | null;
}
