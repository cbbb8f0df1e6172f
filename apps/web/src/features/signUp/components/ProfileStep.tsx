import type { ControlledField } from '@tilava/ui/formField';
import { FormFields } from '@tilava/ui/FormFields';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { Stack } from '@tilava/ui/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useOrganizationSections, usePersonSections } from '../../../shared/fields/useProfileSections.tsx';
import type { FormCheck } from '../../../shared/forms/useForm.ts';
import type { ProfileKindValues } from '../model/signUpForms.ts';

interface ProfileStepProps {
  /** E.g. "I look for premises as". */
  readonly kindLabel: string;
  readonly values: ProfileKindValues;
  readonly onChange: (changed: Partial<ProfileKindValues>) => void;
  readonly personCheck: FormCheck<keyof ProfileKindValues['privatePerson']>;
  readonly organizationCheck: FormCheck<keyof ProfileKindValues['organization']>;
  readonly renderAddress?: (field: ControlledField) => ReactNode;
}

/** Who somebody is: a private person or an organisation. */
export function ProfileStep({
  kindLabel,
  values,
  onChange,
  personCheck,
  organizationCheck,
  renderAddress,
}: ProfileStepProps) {
  const t = useTranslations('signUp.profile');
  const { kind, privatePerson, organization } = values;
  const sections = useSignUpSections(values, renderAddress);
  return (
    <Stack gap={6}>
      <RadioGroup
        label={kindLabel}
        name="kind"
        options={[
          { value: 'privatePerson', label: t('privatePerson') },
          { value: 'organization', label: t('organization') },
        ]}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      {kind === 'privatePerson' ? (
        <FormFields
          key={kind}
          id="profile"
          sections={sections.privatePerson}
          more={{ title: t('more'), description: t('moreHint') }}
          values={privatePerson}
          onChange={(changed) => onChange({ privatePerson: { ...privatePerson, ...changed } })}
          {...personCheck.fields}
        />
      ) : (
        <FormFields
          key={kind}
          id="profile"
          sections={sections.organization}
          more={{ title: t('moreOfOrganization'), description: t('optional') }}
          values={organization}
          onChange={(changed) => onChange({ organization: { ...organization, ...changed } })}
          {...organizationCheck.fields}
        />
      )}
    </Stack>
  );
}

/** The fields of both kinds of profiles. */
export function useSignUpSections(
  { privatePerson, organization }: ProfileKindValues,
  renderAddress?: (field: ControlledField) => ReactNode,
) {
  const t = useTranslations('signUp.profile');
  const options = { shareHint: t('shareHint'), renderAddress };
  return {
    privatePerson: usePersonSections(privatePerson, {
      ...options,
      identity: t('identity'),
      phoneHint: t('phoneHint'),
    }),
    organization: useOrganizationSections(organization, options),
  };
}
