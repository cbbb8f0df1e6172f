import { creditRatings, employeeBands, industries, operatingMargins } from '@tilava/domain/enums';
import { CriteriaFields, type CriteriaFieldsProps } from '@tilava/ui/CriteriaFields';
import { useTranslations } from 'use-intl';
import { useCriteriaLabels } from './listingLabels.ts';

type CriteriaFieldsetProps = Pick<CriteriaFieldsProps, 'id' | 'values' | 'onChange' | 'onLeave' | 'errors'>;

/** To whom a landlord would rather let, with the product's words and options. */
export function CriteriaFieldset(props: CriteriaFieldsetProps) {
  const t = useTranslations('product');
  return (
    <CriteriaFields
      {...props}
      title={useTranslations('announcements')('preferred')}
      labels={useCriteriaLabels()}
      options={{
        industries: industries.map((value) => ({ value, label: t(`industry.${value}`) })),
        creditRating: creditRatings.map((value) => ({ value, label: t(`creditRating.${value}`) })),
        operatingMargin: operatingMargins.map((value) => ({ value, label: t(`operatingMargin.${value}`) })),
        employee: employeeBands.map((value) => ({
          value: String(value),
          label: t(`employeeBand.${value}`),
        })),
      }}
    />
  );
}
