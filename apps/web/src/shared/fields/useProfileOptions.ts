import { creditRatings, industries, operatingMargins } from '@tilava/domain/enums';
import { languagesToOffer } from '@tilava/domain/profile';
import type { Locale } from '@tilava/domain/time';
import { useLocale, useTranslations } from 'use-intl';

/** What can be chosen in a profile; languages by their names in the language of the interface. */
export function useProfileOptions(chosenLanguages: readonly string[]) {
  const t = useTranslations('product');
  const locale: Locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    industries: industries.map((value) => ({ value, label: t(`industry.${value}`) })),
    languages: languagesToOffer(chosenLanguages).map((value) => {
      const name = names.of(value) ?? value;
      return { value, label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
    }),
    creditRating: creditRatings.map((value) => ({ value, label: t(`creditRating.${value}`) })),
    operatingMargin: operatingMargins.map((value) => ({ value, label: t(`operatingMargin.${value}`) })),
  };
}
