import type { en } from './messages/en.ts';

declare module 'use-intl' {
  interface AppConfig {
    /** A key that the catalogue does not have does not compile. */
    Messages: typeof en;
    Locale: 'en' | 'fi' | 'sv';
  }
}
