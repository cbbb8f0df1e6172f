import { creditRatings, industries, operatingMargins } from '@tilava/domain/enums';
import { requiredFields } from '@tilava/domain/form';
import type { Locale } from '@tilava/domain/format';
import { businessIdWarning, languagesToOffer, type ProfileKind } from '@tilava/domain/profile';
import type { OrganizationFieldName, OrganizationFieldsProps } from '@tilava/ui/OrganizationFields';
import type { PersonFieldName, PersonFieldsProps } from '@tilava/ui/PersonFields';
import { TenantProfileFields } from '@tilava/ui/TenantProfileFields';
import { useLocale, useTranslations } from 'use-intl';
import type { FormCheck } from '../../../shared/forms/useFormCheck.ts';
import type { LandlordForms, ProfileKindValues } from '../model/signUpForms.ts';
import { useDescriptionCount } from './useDescriptionCount.ts';
import { useOrganizationLabels, usePersonLabels } from './useProfileLabels.ts';

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
  const locale: Locale = useLocale();
  const descriptionCount = useDescriptionCount();
  const personLabels = usePersonLabels();
  const organizationLabels = useOrganizationLabels();
  const languages = (chosen: readonly string[]) => languageOptions(locale, chosen);
  const industryOptions = industries.map((value) => ({ value, label: t(`product.industry.${value}`) }));
  const checkDigit = businessIdWarning(organization.businessId);

  const person: Omit<PersonFieldsProps, 'id'> = {
    values: privatePerson,
    onChange: (changed) => onChange({ privatePerson: { ...privatePerson, ...changed } }),
    onLeave: personCheck.leave,
    errors: personCheck.errors,
    required: requiredFields(forms.privatePerson),
    labels: personLabels,
    hints: {
      phoneNumber: t('signUp.profile.phoneHint'),
      timeInCountry: t('signUp.profile.yearsHint'),
      shareContacts: t('signUp.profile.shareHint'),
    },
    titles: {
      identity: t('signUp.profile.identity'),
      background: t('signUp.profile.background'),
      about: t('signUp.profile.about'),
    },
    headingLevel,
    more: { title: t('signUp.profile.more'), description: t('signUp.profile.moreHint') },
    options: { industries: industryOptions, languages: languages(privatePerson.languages) },
    descriptionCount: descriptionCount(privatePerson.description),
    ...(renderAddress !== undefined && { renderAddress }),
  };

  const company: Omit<OrganizationFieldsProps, 'id'> = {
    values: organization,
    onChange: (changed) => onChange({ organization: { ...organization, ...changed } }),
    onLeave: organizationCheck.leave,
    errors: organizationCheck.errors,
    required: requiredFields(forms.organization),
    labels: organizationLabels,
    hints: {
      ...(checkDigit !== null && { businessId: t(`product.warning.${checkDigit}`) }),
      shareContacts: t('signUp.profile.shareHint'),
    },
    titles: {
      identity: t('signUp.profile.identityOfOrganization'),
      background: t('signUp.profile.contact'),
      about: t('signUp.profile.aboutOrganization'),
    },
    headingLevel,
    more: { title: t('signUp.profile.moreOfOrganization'), description: t('signUp.profile.optional') },
    options: {
      industries: industryOptions,
      languages: languages(organization.languages),
      creditRating: creditRatings.map((value) => ({
        value,
        label: t(`product.creditRating.${value}`),
        description: t(`product.creditRatingMeaning.${value}`),
      })),
      operatingMargin: operatingMargins.map((value) => ({
        value,
        label: t(`product.operatingMargin.${value}`),
      })),
    },
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

/** Languages by their names in the language of the interface. */
function languageOptions(locale: Locale, chosen: readonly string[]) {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return languagesToOffer(chosen).map((code) => {
    const name = names.of(code) ?? code;
    return { value: code, label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
  });
}
