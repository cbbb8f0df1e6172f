import { resetForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { needForm } from '@tilava/domain/need';
import { needCreation, type NewUser, userChanges, userCreation } from '@tilava/domain/payload';
import { readPhoneNumber } from '@tilava/domain/phone';
import { organizationForm, privatePersonForm, type Profile, type ProfileKind } from '@tilava/domain/profile';
import {
  type Client,
  getUser,
  listPropertiesOfUser,
  sendPasswordReset,
  updateProperty,
  updateUser,
} from '@tilava/sdk/operations';
import { FormFields } from '@tilava/ui/FormFields';
import { FormSection } from '@tilava/ui/FormSection';
import { SegmentedControl } from '@tilava/ui/SegmentedControl';
import { TextField } from '@tilava/ui/TextField';
import { fieldFailures, sectionLinks } from '@tilava/ui/formField';
import { failuresOf } from '@tilava/ui/namedField';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { addressWithPlace } from '../../../shared/fields/AddressSearch.tsx';
import { useNeedSections } from '../../../shared/fields/usePremisesSections.tsx';
import { useOrganizationSections, usePersonSections } from '../../../shared/fields/useProfileSections.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useUserCreation } from '../../../shared/requests/idempotency.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useToday } from '../../../shared/time/time.tsx';
import { AddForm, useAddition } from './AddForm.tsx';
import { useAdminTexts } from './useAdminTexts.ts';

export function AddUser() {
  const labels = useAdminTexts();
  const label = useTranslations('product.field.account')('email');
  const language = useLocale();
  const today = useToday();
  const [role, setRole] = useState<'tenant' | 'landlord'>('tenant');
  const [kind, setKind] = useState<ProfileKind>('privatePerson');
  const account = useForm(resetForm, emptyValues(resetForm));
  const profile = useProfileForms(kind, role === 'landlord');
  const needRules = useMemo(() => needForm({ today, before: null }), [today]);
  const need = useForm(needRules, emptyValues(needRules));
  const { renderAddress, ...place } = addressWithPlace(need);
  const needSections = useNeedSections({ values: need.values, today, renderAddress });
  const addition = useUserAddition();
  const isTenant = role === 'tenant';

  const send = () => {
    // All of them say at once what is wrong with them.
    const named = { email: account.read()?.email, details: profile.read() };
    const sought = isTenant ? need.read() : null;
    const { email, details } = named;
    if (email === undefined || details === null) return;
    if (!isTenant) addition.add({ email, profile: details, language, isLandlord: true });
    else if (sought !== null) {
      addition.add({ email, profile: details, language, isLandlord: false, need: needCreation(sought) });
    }
  };

  return (
    <AddForm
      tab="user"
      sections={[
        { id: 'account', title: labels.account },
        ...sectionLinks(
          'profile',
          kind === 'privatePerson' ? profile.sections.person : profile.sections.organization,
        ),
        ...(isTenant ? sectionLinks('need', needSections) : []),
      ]}
      isChanged={account.isChanged || profile.isChanged || need.isChanged}
      addition={addition}
      attempts={account.attempts + profile.attempts + need.attempts}
      fieldFailures={[
        ...failuresOf('account', ['email'], { labels: { email: label }, errors: account.errors }),
        ...profile.failures,
        ...(isTenant ? fieldFailures('need', needSections, place.errors) : []),
      ]}
      onSubmit={send}
    >
      <FormSection id="account" title={labels.account}>
        <SegmentedControl
          label={labels.role}
          options={[
            { value: 'tenant', label: labels.tenant },
            { value: 'landlord', label: labels.landlord },
          ]}
          value={role}
          onChange={setRole}
        />
        <SegmentedControl
          label={labels.kindOfUser}
          options={[
            { value: 'privatePerson', label: labels.privatePerson },
            { value: 'organization', label: labels.organization },
          ]}
          value={kind}
          onChange={setKind}
        />
        <TextField
          id="account-email"
          label={label}
          description={labels.inviteHint}
          type="email"
          isRequired
          value={account.values.email}
          onChange={(email) => account.change({ email })}
          onBlur={() => account.leave('email')}
          errorMessage={account.errors.email}
        />
      </FormSection>
      {kind === 'privatePerson' ? (
        <FormFields id="profile" sections={profile.sections.person} {...profile.person.fields} />
      ) : (
        <FormFields id="profile" sections={profile.sections.organization} {...profile.organization.fields} />
      )}
      {isTenant && <FormFields id="need" sections={needSections} {...need.fields} {...place} />}
    </AddForm>
  );
}

/** The forms of both kinds of profiles; what was written in the other one stays. */
function useProfileForms(kind: ProfileKind, isLandlord: boolean) {
  const today = useToday();
  const languages = [useLocale()];
  const rules = useMemo(() => {
    const options = { today, readPhoneNumber, user: null };
    return { person: privatePersonForm(options), organization: organizationForm(options) };
  }, [today]);
  const person = useForm(rules.person, { ...emptyValues(rules.person), languages });
  const organization = useForm(rules.organization, { ...emptyValues(rules.organization), languages });
  const sections = {
    person: usePersonSections(person.values, { isLandlord }),
    organization: useOrganizationSections(organization.values, { isLandlord }),
  };
  return {
    person,
    organization,
    sections,
    attempts: person.attempts + organization.attempts,
    isChanged: person.isChanged || organization.isChanged,
    failures:
      kind === 'privatePerson'
        ? fieldFailures('profile', sections.person, person.errors)
        : fieldFailures('profile', sections.organization, organization.errors),
    /** What the open one stands for; null where it is not valid. */
    read: (): Profile | null => {
      if (kind === 'privatePerson') {
        const details = person.read();
        return details && { kind, details };
      }
      const details = organization.read();
      return details && { kind, details };
    },
  };
}

type AddedDetails = NewUser extends infer Kind
  ? Kind extends NewUser
    ? Omit<Kind, 'account'>
    : never
  : never;

/** A user whom an admin adds: nobody but the user ever knows the password. */
type AddedUser = AddedDetails & { readonly email: string };

function useUserAddition() {
  const { tilava } = useServices();
  const createUser = useUserCreation();
  return useAddition('user', 'createUser', async ({ email, ...user }: AddedUser, idempotencyKey) => {
    const account = { email, password: passwordOfNobody(idempotencyKey) };
    const creation = userCreation({ ...user, account });
    const made = await createUser({ creation, idempotencyKey });
    if (made.creation !== creation) await changeUser(tilava, made.id, user);
    await sendPasswordReset(tilava, { email });
  });
}

async function changeUser(tilava: Client, id: string, user: AddedDetails): Promise<void> {
  const changes = userChanges(await getUser(tilava, id), user.profile);
  await updateUser(tilava, id, { ...changes, language: user.language });
  if (user.isLandlord) return;
  for (const need of await listPropertiesOfUser(tilava, id)) await updateProperty(tilava, need.id, user.need);
}

/** As hard to guess as the random key, and the same with it, so that the same user is the same request. */
const passwordOfNobody = (key: string): string => `${key}.${key.split('').toReversed().join('')}`;
