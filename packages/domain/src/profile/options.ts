import type { Contract } from '../contract.ts';

/** Reads what people write into E.164; null for none. Handed in, because the numbers of all countries are large. */
export type PhoneNumberReader = (text: string) => string | null;

export interface ProfileOptions {
  /** `YYYY-MM-DD` in Europe/Helsinki. */
  readonly today: string;
  readonly readPhoneNumber: PhoneNumberReader;
  /** Whose profile is edited; null where somebody signs up. */
  readonly user: Pick<Contract['User'], 'description'> | null;
}
