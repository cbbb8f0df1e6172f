import {
  employeeBands,
  industries,
  creditRatings,
  operatingMargins,
  residenceTypes,
} from '@tilava/domain/enums';
import { conditions } from '@tilava/domain/listing';
import { CriteriaFields, type CriteriaValues } from '@tilava/ui/CriteriaFields';
import type { NamedField } from '@tilava/ui/namedField';
import { PropertyFields, type PropertyValues } from '@tilava/ui/PropertyFields';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCriteriaLabels, usePropertyLabels } from './listingLabels.ts';
import { usePremisesProps } from './usePremisesProps.tsx';

interface ListingFieldsetProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
  readonly values: PropertyValues & CriteriaValues;
  readonly onChange: (changed: Partial<PropertyValues & CriteriaValues>) => void;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly required: readonly string[];
  readonly onLeave: (name: string) => void;
  readonly renderAddress: (field: NamedField) => ReactNode;
}

/** What a landlord lets and to whom rather, with the product's words and options. */
export function ListingFieldset({
  id,
  today,
  values,
  onChange,
  errors,
  required,
  onLeave,
  renderAddress,
}: ListingFieldsetProps) {
  const t = useTranslations();
  const product = useTranslations('product');
  const { options, ...premises } = usePremisesProps({ today, description: values.description });
  const shared = { id, values, onChange, errors, onLeave };
  return (
    <>
      <PropertyFields
        {...shared}
        {...premises}
        required={required}
        labels={usePropertyLabels()}
        options={{
          ...options,
          residenceType: residenceTypes.map((value) => ({ value, label: product(`residenceType.${value}`) })),
          condition: conditions.map((value) => ({ value, label: product(`condition.${value}`) })),
        }}
        placeholder={t('fields.choose')}
        noneLabel={t('fields.noAnswer')}
        renderAddress={renderAddress}
      />
      <CriteriaFields
        {...shared}
        title={t('announcements.preferred')}
        labels={useCriteriaLabels()}
        options={{
          industries: industries.map((value) => ({ value, label: product(`industry.${value}`) })),
          creditRating: creditRatings.map((value) => ({ value, label: product(`creditRating.${value}`) })),
          operatingMargin: operatingMargins.map((value) => ({
            value,
            label: product(`operatingMargin.${value}`),
          })),
          employee: employeeBands.map((value) => ({
            value: String(value),
            label: product(`employeeBand.${value}`),
          })),
        }}
      />
    </>
  );
}
