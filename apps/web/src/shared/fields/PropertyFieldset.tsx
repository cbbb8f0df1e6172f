import { residenceTypes } from '@tilava/domain/enums';
import { conditions } from '@tilava/domain/listing';
import { PropertyFields, type PropertyFieldsProps } from '@tilava/ui/PropertyFields';
import { useTranslations } from 'use-intl';
import { usePropertyLabels } from './listingLabels.ts';
import { usePremisesProps } from './usePremisesProps.tsx';

interface PropertyFieldsetProps extends Pick<
  PropertyFieldsProps,
  'id' | 'values' | 'onChange' | 'onLeave' | 'errors' | 'answers' | 'format' | 'required' | 'renderAddress'
> {
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
}

/** What a landlord lets, with the product's words and options. */
export function PropertyFieldset({ today, ...fields }: PropertyFieldsetProps) {
  const t = useTranslations('fields');
  const product = useTranslations('product');
  const { options, ...premises } = usePremisesProps({ today, description: fields.values.description });
  return (
    <PropertyFields
      {...fields}
      {...premises}
      labels={usePropertyLabels()}
      options={{
        ...options,
        residenceType: residenceTypes.map((value) => ({ value, label: product(`residenceType.${value}`) })),
        condition: conditions.map((value) => ({ value, label: product(`condition.${value}`) })),
      }}
      depositUnit={{ sign: '€', spoken: t('euros') }}
      placeholder={t('choose')}
      noneLabel={t('noAnswer')}
    />
  );
}
