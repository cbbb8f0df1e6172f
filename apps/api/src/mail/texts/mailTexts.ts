import type { Locale } from '@tilava/domain/format';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { sv } from './sv.ts';

/** What the mails say in one language; a text that a language lacks does not compile. */
export interface MailTexts {
  readonly verification: {
    readonly subject: string;
    readonly why: string;
    readonly label: string;
    readonly holds: string;
    readonly other: string;
  };
  readonly temporaryPassword: {
    readonly subject: string;
    readonly why: string;
    readonly label: string;
    readonly holds: string;
    readonly other: string;
  };
  readonly newsletter: {
    readonly subject: string;
    readonly why: string;
    readonly label: string;
    readonly other: string;
  };
  readonly mutualInterest: {
    readonly subject: string;
    /** `address` is that of the premises. */
    readonly forTenant: (address: string) => string;
    readonly forLandlord: (address: string) => string;
    readonly label: string;
    readonly contacts: string;
  };
  readonly alert: {
    readonly tenant: AlertTexts;
    readonly landlord: AlertTexts;
    readonly label: string;
    readonly settings: string;
    readonly unsubscribe: string;
  };
}

interface AlertTexts {
  readonly subject: (count: number) => string;
  /** `address` is that of the landlord's premises. */
  readonly why: (address: string) => string;
}

/** The texts of every language that mails are written in. */
export const mailTexts: Readonly<Record<Locale, MailTexts>> = { en, fi, sv };
