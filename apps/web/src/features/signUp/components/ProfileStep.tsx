import { requiredFields } from '@tilava/domain/form';
import type { ProfileKind } from '@tilava/domain/profile';
import type { OrganizationFieldName, OrganizationFieldsProps } from '@tilava/ui/OrganizationFields';
import type { PersonFieldName, PersonFieldsProps } from '@tilava/ui/PersonFields';
import { TenantProfileFields } from '@tilava/ui/TenantProfileFields';
import { useTranslations } from 'use-intl';
import type { FormCheck } from '../../../shared/forms/useFormCheck.ts';
import type { LandlordForms, ProfileKindValues } from '../model/signUpForms.ts';
import { BirthdayField } from '../../../shared/fields/BirthdayField.tsx';
import { useDescriptionCount } from '../../../shared/fields/useDescriptionCount.ts';
import { useCreditRatingHint, useOrganizationHints } from '../../../shared/fields/useOrganizationHints.ts';
import { useOrganizationLabels, usePersonLabels } from '../../../shared/fields/useProfileLabels.ts';
import { useProfileOptions } from '../../../shared/fields/useProfileOptions.ts';

interface ProfileStepProps extends Pick<PersonFieldsProps, 'renderAddress'> {
  /** E.g. "I look for premises as". */
  readonly kindLabel: string;
  readonly forms: Pick<LandlordForms, ProfileKind>;
  readonly values: ProfileKindValues;
  readonly onChange: (changed: Partial<ProfileKindValues>) => void;
  readonly personCheck: FormCheck<PersonFieldName>;
  readonly organizationCheck: FormCheck<OrganizationFieldName>;
  /** @default 2 */
  readonly headingLevel?: 2 | 3;
}

/** Who somebody is: a private person or an organisation. */
export function ProfileStep({
  kindLabel,
  forms,
  values: { kind, privatePerson, organization },
  onChange,
  personCheck,
  organizationCheck,
  headingLevel = 2,
  renderAddress,
}: ProfileStepProps) {
  const t = useTranslations();
  const descriptionCount = useDescriptionCount();
  const personLabels = usePersonLabels();
  const organizationLabels = useOrganizationLabels();
  const personOptions = useProfileOptions(privatePerson.languages);
  const organizationOptions = useProfileOptions(organization.languages);
  const creditRatingHint = useCreditRatingHint(privatePerson.creditRating);
  const hints = useOrganizationHints(organization);

  const person: Omit<PersonFieldsProps, 'id'> = {
    values: privatePerson,
    onChange: (changed) => onChange({ privatePerson: { ...privatePerson, ...changed } }),
    onLeave: personCheck.leave,
    errors: personCheck.errors,
    answers: personCheck.answers,
    format: personCheck.format,
    required: requiredFields(forms.privatePerson),
    labels: personLabels,
    hints: {
      phoneNumber: t('signUp.profile.phoneHint'),
      timeInCountry: t('signUp.profile.yearsHint'),
      ...creditRatingHint,
      shareContacts: t('signUp.profile.shareHint'),
    },
    titles: {
      identity: t('signUp.profile.identity'),
      background: t('signUp.profile.background'),
      about: t('signUp.profile.about'),
    },
    headingLevel,
    more: { title: t('signUp.profile.more'), description: t('signUp.profile.moreHint') },
    options: personOptions,
    placeholder: t('signUp.profile.choose'),
    noneLabel: t('signUp.profile.noAnswer'),
    descriptionCount: descriptionCount(privatePerson.description),
    renderDay: (field) => <BirthdayField {...field} />,
    ...(renderAddress !== undefined && { renderAddress }),
  };

  const company: Omit<OrganizationFieldsProps, 'id'> = {
    values: organization,
    onChange: (changed) => onChange({ organization: { ...organization, ...changed } }),
    onLeave: organizationCheck.leave,
    errors: organizationCheck.errors,
    answers: organizationCheck.answers,
    format: organizationCheck.format,
    required: requiredFields(forms.organization),
    labels: organizationLabels,
    hints: {
      ...hints,
      shareContacts: t('signUp.profile.shareHint'),
    },
    titles: {
      identity: t('signUp.profile.identityOfOrganization'),
      background: t('signUp.profile.contact'),
      about: t('signUp.profile.aboutOrganization'),
    },
    headingLevel,
    more: { title: t('signUp.profile.moreOfOrganization'), description: t('signUp.profile.optional') },
    options: organizationOptions,
    turnoverUnit: { sign: '€', spoken: t('signUp.profile.eurosAYear') },
    placeholder: t('signUp.profile.choose'),
    noneLabel: t('signUp.profile.noAnswer'),
    descriptionCount: descriptionCount(organization.description),
    ...(renderAddress !== undefined && { renderAddress }),
  };

  return (
    <TenantProfileFields
      id="profile"
      kindLabel={kindLabel}
      kinds={[
        { value: 'privatePerson', label: t('signUp.profile.privatePerson') },
        { value: 'organization', label: t('signUp.profile.organization') },
      ]}
      kind={kind}
      onKindChange={(chosen) => onChange({ kind: chosen })}
      person={person}
      organization={company}
    />
  );
}
