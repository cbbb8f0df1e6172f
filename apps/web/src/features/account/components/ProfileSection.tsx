import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatMoney, formatNumber } from '@tilava/domain/money';
import { profilePicture } from '@tilava/domain/payload';
import { formatPhoneNumber } from '@tilava/domain/phone';
import { type OrganizationProfile, type PrivatePersonProfile, profileOf } from '@tilava/domain/profile';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { getUserKey, invalidateAfter } from '@tilava/sdk/react-query';
import { type Definition, DefinitionList } from '@tilava/ui/DefinitionList';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { useLocale, useTranslations } from 'use-intl';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { ProfilePicture } from '../../../shared/pictures/ProfilePicture.tsx';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';

export function ProfileSection({ user }: { readonly user: Schemas['User'] | undefined }) {
  const t = useTranslations('account');
  return (
    <Section
      id="profile"
      title={t('profile')}
      hint={t('profileHint')}
      action={
        <Link href={paths.editProfile} variant="standalone">
          {t('editProfile')}
        </Link>
      }
    >
      {user === undefined ? (
        <FactsSkeleton />
      ) : (
        <Stack gap={6}>
          <OwnPicture user={user} />
          <ProfileFacts user={user} />
        </Stack>
      )}
    </Section>
  );
}

function OwnPicture({ user }: { readonly user: Schemas['User'] }) {
  const { tilava } = useServices();
  const t = useTranslations('account');
  const change = useUserChange();
  const removal = useUserChange();
  return (
    <ProfilePicture
      user={user}
      label={t('picture.label')}
      alt={t('picture.alt')}
      send={async (file, options) => {
        const { id } = await tilava.files.upload({ file, name: file.name }, undefined, options);
        await change.mutateAsync(profilePicture(id));
      }}
      isRemoving={removal.isPending}
      onRemove={() => removal.mutate(profilePicture(null))}
    >
      <div role="alert">
        {removal.isError && user.file !== null && <Notice tone="danger" title={t('notSaved')} />}
      </div>
    </ProfilePicture>
  );
}

/** Changes one's own account; what it answers is shown at once. */
function useUserChange() {
  const { tilava } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Schemas['UserChanges']) => tilava.users.update(userId, changes),
    onSuccess: (user) => {
      queryClient.setQueryData(getUserKey(user.id), user);
      void invalidateAfter(queryClient, 'updateUser');
    },
    // The answer may be all that was lost.
    onError: () => queryClient.invalidateQueries({ queryKey: getUserKey(userId) }),
  });
}

function ProfileFacts({ user }: { readonly user: Schemas['User'] }) {
  const t = useTranslations();
  const personFacts = usePersonFacts();
  const organizationFacts = useOrganizationFacts();
  const commonFacts = useCommonFacts();
  const { kind, details } = profileOf(user);
  const facts = kind === 'privatePerson' ? personFacts(details) : organizationFacts(details);
  const definitions = [
    { term: t('product.field.account.email'), value: user.email },
    ...facts,
    ...commonFacts(details),
  ];
  return (
    <DefinitionList
      missing={t('account.unsaid')}
      aria-labelledby="profile-title"
      definitions={definitions.filter(({ value }) => value !== '' && value !== null)}
    />
  );
}

function usePersonFacts(): (person: PrivatePersonProfile) => readonly Definition[] {
  const label = useTranslations('product.field.person');
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
  ];
}

function useOrganizationFacts(): (organization: OrganizationProfile) => readonly Definition[] {
  const label = useTranslations('product.field.organization');
  const contactPerson = useTranslations('account')('contactPerson');
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
