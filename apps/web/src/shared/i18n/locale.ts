import type { Locale } from '@tilava/domain/time';
import { en } from './messages/en.ts';

/** What a language must say: every key of the English catalogue, in its own words. */
export type Catalogue<Messages = typeof en> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? string : Catalogue<Messages[Key]>;
};

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en;
  }
}

/** The language of the app. */
export const locale: Locale = 'en';

/** Its words. */
export const messages = en;
