import type { ChangeNews } from '@tilava/domain/changeNews';
import type { Locale } from '@tilava/domain/format';
import type { components } from '@tilava/sdk/schema';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { sv } from './sv.ts';

type Contract = components['schemas'];

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
  readonly teamInvitation: {
    readonly subject: (organization: string) => string;
    readonly why: (inviter: string, organization: string) => string;
    readonly roles: Readonly<Record<Contract['TeamRole'], string>>;
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
  readonly decision: {
    readonly subject: Readonly<Record<'reporter' | 'affected', string>>;
    readonly appealSubject: string;
    /** `until` is the first day on which a suspended account can be used again. */
    readonly reporter: Readonly<Record<Contract['ReportDecision'], (until: string) => string>>;
    readonly affected: Readonly<Record<Contract['ReportDecision'], (until: string) => string>>;
    readonly appealOutcome: Readonly<Record<Contract['AppealDecision'], string>>;
    /** `address` is that of the premises. */
    readonly about: Readonly<
      Record<'reporter' | 'affected', Readonly<Record<Contract['ReportKind'], (address: string) => string>>>
    >;
    readonly basis: (reason: string) => string;
    readonly reasons: Readonly<Record<Contract['ReportReason'], string>>;
    readonly label: string;
    readonly appeal: string;
    readonly final: string;
  };
  readonly interest: {
    readonly tenant: InterestTexts;
    readonly landlord: InterestTexts;
    /** Where the mail does not name all. */
    readonly further: (count: number) => string;
    readonly label: string;
    readonly settings: string;
    readonly unsubscribe: string;
  };
  readonly message: {
    /** About one thread; `address` is that of its premises. */
    readonly subject: (count: number, address: string) => string;
    /** About several. */
    readonly digest: (threads: number) => string;
    readonly why: string;
    /** Of somebody whose account is gone. */
    readonly deletedUser: string;
    /** What somebody wrote, in the quotation marks of the language. */
    readonly quote: (text: string) => string;
    /** How many messages of a thread are new. */
    readonly unread: (count: number) => string;
    /** How many files those have. */
    readonly attachments: (count: number) => string;
    /** Threads that the mail does not name. */
    readonly further: (threads: number) => string;
    readonly label: string;
    readonly settings: string;
    readonly unsubscribe: string;
  };
  readonly change: {
    /** About one announcement, by the most important thing; `address` is that of its premises. */
    readonly subject: Readonly<Record<ChangeNews, (address: string) => string>>;
    /** About several. */
    readonly digest: (count: number) => string;
    readonly why: (count: number) => string;
    readonly let: string;
    readonly back: string;
    readonly rent: (rent: string, before: string) => string;
    readonly moveInDate: (day: string, before: string) => string;
    /** Announcements that the mail does not name. */
    readonly further: (count: number) => string;
    readonly label: string;
    readonly settings: string;
    readonly unsubscribe: string;
  };
  readonly webhook: {
    readonly subject: (host: string) => string;
    readonly why: Readonly<
      Record<NonNullable<Contract['Webhook']['switchedOffFor']>, (url: string) => string>
    >;
    readonly afterwards: string;
    readonly label: string;
  };
  readonly viewing: Readonly<
    Record<'booked' | 'moved' | 'proposed' | 'cancelled' | 'reminder', ViewingTexts>
  > & {
    readonly label: string;
    /** What becomes of the reader's calendar. */
    readonly invitation: string;
    readonly cancellation: string;
    readonly reminded: string;
    /** What the calendar calls a viewing; `address` is that of the premises. */
    readonly event: (address: string) => string;
    /** What a calendar of viewings is called. */
    readonly calendar: (productName: string) => string;
  };
  readonly alert: {
    readonly tenant: {
      /** `address` is that of the premises, where there is but one. */
      readonly subject: (count: number, address: string) => string;
      readonly why: string;
      readonly unsubscribe: string;
    };
    /** About one announcement; `address` is that of its premises. */
    readonly landlord: {
      readonly subject: (count: number, address: string) => string;
      readonly why: (address: string) => string;
      readonly unsubscribe: string;
    };
    /** About several announcements. */
    readonly digest: {
      readonly subject: (count: number, announcements: number) => string;
      readonly why: string;
      readonly unsubscribe: (announcements: number) => string;
    };
    /** What is new for one of several announcements. */
    readonly tenants: (count: number) => string;
    /** What is new for one of several needs. */
    readonly premises: (count: number) => string;
    /** Where the mail does not name all. */
    readonly best: (named: number, count: number) => string;
    readonly label: string;
    readonly settings: string;
  };
}

interface InterestTexts {
  /** `address` is that of the premises, where there is but one. */
  readonly subject: (count: number, address: string) => string;
  readonly why: string;
}

interface ViewingTexts {
  readonly subject: (address: string) => string;
  /** `when` is a day with times. */
  readonly why: Readonly<Record<'tenant' | 'landlord', (address: string, when: string) => string>>;
}

/** The texts of every language that mails are written in. */
export const mailTexts: Readonly<Record<Locale, MailTexts>> = { en, fi, sv };
