import {
  amenities,
  creditRatings,
  employeeBands,
  floors,
  industries,
  operatingMargins,
  residenceTypes,
} from '@tilava/domain/enums';
import { formatDay, type Locale } from '@tilava/domain/time';
import { useLocale, useTranslations } from 'use-intl';

const day = /^\d{4}-\d{2}-\d{2}$/u;

/** Words for what a field holds; null for nothing. */
export function useValueLabels(): (name: string, value: unknown) => string | null {
  const t = useTranslations('product');
  const locale: Locale = useLocale();
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const condition = new Map([['new', t('condition.new')]]);
  const choices: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    residenceType: new Map(residenceTypes.map((type) => [type, t(`residenceType.${type}`)])),
    amenities: new Map(amenities.map((amenity) => [amenity, t(`amenity.${amenity}`)])),
    floor: new Map(floors.map((floor) => [floor, t(`floor.${floor}`)])),
    industries: new Map(industries.map((industry) => [industry, t(`industry.${industry}`)])),
    creditRating: new Map(creditRatings.map((rating) => [rating, t(`creditRating.${rating}`)])),
    operatingMargin: new Map(operatingMargins.map((margin) => [margin, t(`operatingMargin.${margin}`)])),
    employee: new Map(employeeBands.map((band) => [String(band), t(`employeeBand.${band}`)])),
    condition,
  };
  const wordOf = (name: string, value: string): string => {
    if (name === 'languages') return languages.of(value) ?? value;
    return choices[name]?.get(value) ?? (day.test(value) ? formatDay(value, locale) : value);
  };
  return (name, value) => {
    if (typeof value === 'boolean') return value ? '✓' : '✗';
    const parts = (Array.isArray(value) ? value : [value]).filter((part) => part !== null && part !== '');
    return parts.length === 0 ? null : parts.map((part) => wordOf(name, String(part))).join(', ');
  };
}
