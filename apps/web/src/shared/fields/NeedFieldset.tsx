import { residenceFlags } from '@tilava/domain/enums';
import { NeedFields, type NeedFieldsProps } from '@tilava/ui/NeedFields';
import { useTranslations } from 'use-intl';
import { useNeedLabels } from './useNeedLabels.ts';
import { usePremisesProps } from './usePremisesProps.tsx';

interface NeedFieldsetProps extends Pick<
  NeedFieldsProps,
  'id' | 'values' | 'onChange' | 'errors' | 'answers' | 'format' | 'required' | 'renderAddress'
> {
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onLeave: (name: string) => void;
}

/** What a tenant looks for, with the product's words and options. */
export function NeedFieldset({ today, onLeave, ...fields }: NeedFieldsetProps) {
  const t = useTranslations();
  const { options, ...premises } = usePremisesProps({ today, description: fields.values.description });
  return (
    <NeedFields
      {...fields}
      {...premises}
      onLeave={(name) => {
        onLeave(name);
        // Two bounds are left together, under the name of the minimum.
        if (name === 'sizeMin') onLeave('sizeMax');
        if (name === 'rentMin') onLeave('rentMax');
      }}
      labels={useNeedLabels()}
      bounds={{ minimum: t('fields.minimum'), maximum: t('fields.maximum') }}
      options={{
        ...options,
        residenceType: residenceFlags.map((value) => ({
          value,
          label: t(`product.residenceFlag.${value}`),
        })),
      }}
    />
  );
}
