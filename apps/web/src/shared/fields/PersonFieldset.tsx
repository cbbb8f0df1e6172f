import { PersonFields, type PersonFieldsProps } from '@tilava/ui/PersonFields';
import { useTranslations } from 'use-intl';
import { BirthdayField } from './BirthdayField.tsx';
import { useDescriptionCount } from './useDescriptionCount.ts';
import { useCreditRatingHint } from './useOrganizationHints.ts';
import { usePersonLabels } from './useProfileLabels.ts';
import { useProfileOptions } from './useProfileOptions.ts';

type PersonFieldsetProps = Pick<
  PersonFieldsProps,
  'id' | 'values' | 'onChange' | 'onLeave' | 'errors' | 'answers' | 'format' | 'required'
>;

/** Who a private person is, with the product's words and options. */
export function PersonFieldset(props: PersonFieldsetProps) {
  const t = useTranslations();
  const labels = usePersonLabels();
  const options = useProfileOptions(props.values.languages);
  const creditRatingHint = useCreditRatingHint(props.values.creditRating);
  const descriptionCount = useDescriptionCount();
  return (
    <PersonFields
      {...props}
      labels={labels}
      hints={{ timeInCountry: t('fields.inYears'), ...creditRatingHint }}
      titles={{
        identity: t('fields.identity'),
        background: t('fields.background'),
        about: t('fields.about'),
      }}
      options={options}
      placeholder={t('fields.choose')}
      noneLabel={t('fields.noAnswer')}
      descriptionCount={descriptionCount(props.values.description)}
      renderDay={(field) => <BirthdayField {...field} />}
    />
  );
}
