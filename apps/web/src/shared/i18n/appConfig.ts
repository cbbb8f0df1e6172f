import type { Locale } from '@tilava/domain/format';
import type { AllTexts } from './loadTexts.ts';

declare module 'use-intl' {
  interface AppConfig {
    /** A key that the catalogues do not have does not compile. */
    Messages: AllTexts;
    Locale: Locale;
  }
}
