import { OrganizationFields, type OrganizationFieldsProps } from '@tilava/ui/OrganizationFields';
import { useTranslations } from 'use-intl';
import { useDescriptionCount } from './useDescriptionCount.ts';
import { useOrganizationHints } from './useOrganizationHints.ts';
import { useOrganizationLabels } from './useProfileLabels.ts';
import { useProfileOptions } from './useProfileOptions.ts';

type OrganizationFieldsetProps = Pick<
  OrganizationFieldsProps,
  'id' | 'values' | 'onChange' | 'onLeave' | 'errors' | 'answers' | 'format' | 'required'
>;

/** Who an organisation is, with the product's words and options. */
export function OrganizationFieldset(props: OrganizationFieldsetProps) {
  const t = useTranslations();
  const labels = useOrganizationLabels();
  const options = useProfileOptions(props.values.languages);
  const descriptionCount = useDescriptionCount();
  const hints = useOrganizationHints(props.values);
  return (
    <OrganizationFields
      {...props}
      labels={labels}
      hints={hints}
      titles={{
        identity: t('fields.organization'),
        background: t('fields.contactPerson'),
        about: t('fields.aboutOrganization'),
      }}
      options={options}
      turnoverUnit={{ sign: '€', spoken: t('fields.eurosAYear') }}
      placeholder={t('fields.choose')}
      noneLabel={t('fields.noAnswer')}
      descriptionCount={descriptionCount(props.values.description)}
    />
  );
}
