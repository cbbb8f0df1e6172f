import { formatMoney, formatNumber } from '@tilava/domain/money';
import { formatPhoneNumber } from '@tilava/domain/phone';
import type { OrganizationProfile, PrivatePersonProfile } from '@tilava/domain/profile';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Definition } from '@tilava/ui/DefinitionList';
import { useLocale, useTranslations } from 'use-intl';

/** What a private person has said of themselves, in words. */
export function usePersonFacts(): (person: PrivatePersonProfile) => readonly Definition[] {
  const label = useTranslations('product.field.person');
  const common = useCommonFacts();
  const locale: Locale = useLocale();
  const count = (value: number | null) => (value === null ? '' : formatNumber(value, locale, 'none'));
  return (person) => [
    { term: label('firstName'), value: person.firstName },
    { term: label('lastName'), value: person.lastName },
    { term: label('phoneNumber'), value: formatPhoneNumber(person.phoneNumber) },
    { term: label('currentAddress'), value: person.currentAddress },
    { term: label('birthday'), value: formatDay(person.birthday, locale) },
    { term: label('gender'), value: person.gender },
    { term: label('familyStatus'), value: person.familyStatus },
    { term: label('children'), value: count(person.children) },
    { term: label('timeInCountry'), value: count(person.timeInCountry) },
    { term: label('work'), value: person.work ? person.workDetails : null },
    { term: label('student'), value: person.student ? person.studentDetails : null },
    ...common(person),
  ];
}

/** What an organisation has said of itself, in words. */
export function useOrganizationFacts(): (organization: OrganizationProfile) => readonly Definition[] {
  const label = useTranslations('product.field.organization');
  const contactPerson = useTranslations('account')('contactPerson');
  const common = useCommonFacts();
  const locale: Locale = useLocale();
  return (organization) => [
    { term: label('name'), value: organization.name },
    { term: label('businessId'), value: organization.businessId },
    { term: label('phoneNumber'), value: formatPhoneNumber(organization.phoneNumber) },
    { term: label('currentAddress'), value: organization.currentAddress },
    { term: label('billingAddress'), value: organization.billingAddress },
    { term: label('onlineInvoice'), value: organization.onlineInvoice },
    {
      term: contactPerson,
      value: `${organization.contactFirstName} ${organization.contactLastName}`.trim(),
    },
    { term: label('contactPhoneNumber'), value: formatPhoneNumber(organization.contactPhoneNumber) },
    { term: label('contactEmail'), value: organization.contactEmail },
    { term: label('contactAddress'), value: organization.contactAddress },
    { term: label('turnover'), value: formatMoney(organization.turnover, locale) },
    ...common(organization),
  ];
}

function useCommonFacts() {
  const t = useTranslations('product');
  const label = useTranslations('product.field.person');
  const locale: Locale = useLocale();
  const languageName = new Intl.DisplayNames(locale, { type: 'language' });
  return (profile: PrivatePersonProfile | OrganizationProfile): readonly Definition[] => [
    {
      term: label('industries'),
      value: profile.industries.map((industry) => t(`industry.${industry}`)).join(', '),
    },
    { term: label('employeeCount'), value: formatNumber(profile.employeeCount, locale, 'none') },
    {
      term: label('creditRating'),
      value: profile.creditRating && t(`creditRating.${profile.creditRating}`),
    },
    {
      term: label('operatingMargin'),
      value: profile.operatingMargin && t(`operatingMargin.${profile.operatingMargin}`),
    },
    {
      term: label('languages'),
      value: profile.languages.map((language) => languageName.of(language)).join(', '),
    },
    { term: label('description'), value: profile.description },
  ];
}
