import { PersonFields, type PersonFieldsProps } from '@tilava/ui/PersonFields';
import { useTranslations } from 'use-intl';
import { BirthdayField } from './BirthdayField.tsx';
import { useDescriptionCount } from './useDescriptionCount.ts';
import { usePersonLabels } from './useProfileLabels.ts';
import { useProfileOptions } from './useProfileOptions.ts';

type PersonFieldsetProps = Pick<
  PersonFieldsProps,
  'id' | 'values' | 'onChange' | 'onLeave' | 'errors' | 'answers' | 'format' | 'required'
>;

/** Who a private person is, with the product's words and options. */
export function PersonFieldset(props: PersonFieldsetProps) {
  const t = useTranslations('fields');
  const labels = usePersonLabels();
  const options = useProfileOptions(props.values.languages);
  const descriptionCount = useDescriptionCount();
  return (
    <PersonFields
      {...props}
      labels={labels}
      hints={{ timeInCountry: t('inYears') }}
      titles={{ identity: t('identity'), background: t('background'), about: t('about') }}
      options={options}
      descriptionCount={descriptionCount(props.values.description)}
      renderDay={(field) => <BirthdayField {...field} />}
    />
  );
}
