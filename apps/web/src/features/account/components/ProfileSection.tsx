import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatMoney, formatNumber } from '@tilava/domain/money';
import { profilePicture } from '@tilava/domain/payload';
import { formatPhoneNumber } from '@tilava/domain/phone';
import { type OrganizationProfile, type PrivatePersonProfile, profileOf } from '@tilava/domain/profile';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { getUserKey, invalidateAfter } from '@tilava/sdk/react-query';
import { updateUser, uploadFile } from '@tilava/sdk/operations';
import { type Definition, DefinitionList } from '@tilava/ui/DefinitionList';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { useLocale, useTranslations } from 'use-intl';
import { useTenantText } from '../../../shared/facts/usePremisesFacts.ts';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { ProfilePicture } from '../../../shared/pictures/ProfilePicture.tsx';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';

export function ProfileSection({ user }: { readonly user: Schemas['User'] | undefined }) {
  const t = useTranslations('account');
  return (
    <Section
      id="profile"
      width="facts"
      title={t('profile')}
      hint={t('profileHint')}
      action={
        <Link href={paths.editProfile} variant="smallButton">
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
        const { id } = await uploadFile(tilava, { file, name: file.name }, undefined, options);
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

function useUserChange() {
  const { tilava } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Schemas['UserChanges']) => updateUser(tilava, userId, changes),
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
  const person = useTranslations('product.field.person');
  const organization = useTranslations('product.field.organization');
  const text = useTenantText();
  const locale: Locale = useLocale();
  const count = (value: number | null) => (value === null ? '' : formatNumber(value, locale, 'none'));
  const profile = profileOf(user);
  const { details } = profile;
  const ofPerson = (one: PrivatePersonProfile): readonly Definition[] => [
    { term: person('firstName'), value: one.firstName },
    { term: person('lastName'), value: one.lastName },
    { term: person('phoneNumber'), value: formatPhoneNumber(one.phoneNumber) },
    { term: person('currentAddress'), value: one.currentAddress },
    { term: person('birthday'), value: formatDay(one.birthday, locale) },
    { term: person('gender'), value: one.gender },
    { term: person('familyStatus'), value: one.familyStatus },
    { term: person('children'), value: count(one.children) },
    { term: person('timeInCountry'), value: count(one.timeInCountry) },
    { term: person('work'), value: one.work ? one.workDetails : null },
    { term: person('student'), value: one.student ? one.studentDetails : null },
  ];
  const ofOrganization = (one: OrganizationProfile): readonly Definition[] => [
    { term: organization('name'), value: one.name },
    { term: organization('businessId'), value: one.businessId },
    { term: organization('phoneNumber'), value: formatPhoneNumber(one.phoneNumber) },
    { term: organization('currentAddress'), value: one.currentAddress },
    { term: organization('billingAddress'), value: one.billingAddress },
    { term: organization('onlineInvoice'), value: one.onlineInvoice },
    {
      term: t('account.contactPerson'),
      value: `${one.contactFirstName} ${one.contactLastName}`.trim(),
    },
    { term: organization('contactPhoneNumber'), value: formatPhoneNumber(one.contactPhoneNumber) },
    { term: organization('contactEmail'), value: one.contactEmail },
    { term: organization('contactAddress'), value: one.contactAddress },
    { term: organization('turnover'), value: formatMoney(one.turnover, locale) },
  ];
  const definitions = [
    { term: t('product.field.account.email'), value: user.email },
    ...(profile.kind === 'privatePerson' ? ofPerson(profile.details) : ofOrganization(profile.details)),
    { term: person('industries'), value: text('industries', details.industries) },
    { term: person('employeeCount'), value: formatNumber(details.employeeCount, locale, 'none') },
    ...(['creditRating', 'operatingMargin', 'languages'] as const).map((name) => ({
      term: person(name),
      value: text(name, details[name]),
    })),
    {
      term: person('deductsVat'),
      value: details.deductsVat === null ? null : t(details.deductsVat ? 'fields.yes' : 'fields.no'),
    },
    { term: person('description'), value: details.description },
  ];
  return (
    <DefinitionList
      missing={t('account.unsaid')}
      aria-labelledby="profile-title"
      definitions={definitions.filter(({ value }) => value !== '' && value !== null)}
    />
  );
}
