import type { Locale } from '@tilava/domain/format';
import { en } from '@tilava/web/texts/en';
import { fi } from '@tilava/web/texts/fi';
import { en as enMessages } from '@tilava/web/texts/messages/en';
import { fi as fiMessages } from '@tilava/web/texts/messages/fi';
import { sv as svMessages } from '@tilava/web/texts/messages/sv';
import { sv } from '@tilava/web/texts/sv';
import { en as enViewings } from '@tilava/web/texts/viewings/en';
import { fi as fiViewings } from '@tilava/web/texts/viewings/fi';
import { sv as svViewings } from '@tilava/web/texts/viewings/sv';

/** The texts of the app as its catalogues hold them, for journeys that are the same in every language. */
export const textsOf = (locale: Locale) =>
  ({
    en: { ...en, messages: enMessages, viewings: enViewings },
    fi: { ...fi, messages: fiMessages, viewings: fiViewings },
    sv: { ...sv, messages: svMessages, viewings: svViewings },
  })[locale];

export type Texts = ReturnType<typeof textsOf>;
