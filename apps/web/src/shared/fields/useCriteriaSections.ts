import { creditRatings, employeeBands, industries, operatingMargins } from '@tilava/domain/enums';
import type { Option } from '@tilava/ui/option';
import type { FormField, FormFieldsSection } from '@tilava/ui/formField';
import { useTranslations } from 'use-intl';

/** To whom a landlord would rather let. Nothing of it has to be answered. */
export function useCriteriaSections(): readonly FormFieldsSection[] {
  const t = useTranslations('product');
  const title = useTranslations('announcements')('preferred');
  const label = useTranslations('product.field.criteria');
  const several = (
    name: 'industries' | 'creditRating' | 'operatingMargin' | 'employee',
    options: readonly Option[],
  ): FormField => ({ kind: 'checkboxes', name, label: label(name), arrangement: 'columns', options });
  return [
    {
      title,
      fields: [
        several(
          'industries',
          industries.map((value) => ({ value, label: t(`industry.${value}`) })),
        ),
        several(
          'creditRating',
          creditRatings.map((value) => ({ value, label: t(`creditRating.${value}`) })),
        ),
        several(
          'operatingMargin',
          operatingMargins.map((value) => ({ value, label: t(`operatingMargin.${value}`) })),
        ),
        several(
          'employee',
          employeeBands.map((value) => ({ value: String(value), label: t(`employeeBand.${value}`) })),
        ),
        { kind: 'checkbox', name: 'publicDisplay', label: label('publicDisplay') },
      ],
    },
  ];
}
