import { resetForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { needForm } from '@tilava/domain/need';
import { needCreation } from '@tilava/domain/payload';
import type { ProfileKind } from '@tilava/domain/profile';
import { fieldFailures } from '@tilava/ui/formField';
import { FormFields } from '@tilava/ui/FormFields';
import { FormSection } from '@tilava/ui/FormSection';
import { failuresOf } from '@tilava/ui/namedField';
import { SegmentedControl } from '@tilava/ui/SegmentedControl';
import { TextField } from '@tilava/ui/TextField';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { addressWithPlace } from '../../../../shared/fields/addressWithPlace.tsx';
import { useNeedSections } from '../../../../shared/fields/usePremisesSections.tsx';
import { useForm } from '../../../../shared/forms/useForm.ts';
import { useToday } from '../../../../shared/time/useToday.ts';
import { useUserAddition } from '../../api/useUserAddition.ts';
import { TaskView } from '../TaskView.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { AddForm } from './AddForm.tsx';
import { useProfileForms } from './useProfileForms.ts';

/** Adds a tenant with what they look for, or a landlord. */
export function AddUser() {
  const words = useAdminTexts();
  const label = useTranslations('product.field.account')('email');
  const language = useLocale();
  const today = useToday();
  const [role, setRole] = useState<'tenant' | 'landlord'>('tenant');
  const [kind, setKind] = useState<ProfileKind>('privatePerson');
  const account = useForm(resetForm, emptyValues(resetForm));
  const profile = useProfileForms(kind);
  const needRules = useMemo(() => needForm({ today, before: null }), [today]);
  const need = useForm(needRules, emptyValues(needRules));
  const { renderAddress, ...place } = addressWithPlace(need);
  const needSections = useNeedSections({ values: need.values, today, renderAddress });
  const { add, isPending, error } = useUserAddition();
  const isTenant = role === 'tenant';

  const send = () => {
    // All of them say at once what is wrong with them.
    const named = { email: account.read()?.email, details: profile.read() };
    const sought = isTenant ? need.read() : null;
    const { email, details } = named;
    if (email === undefined || details === null) return;
    if (!isTenant) add({ email, profile: details, language, isLandlord: true });
    else if (sought !== null) {
      add({ email, profile: details, language, isLandlord: false, need: needCreation(sought) });
    }
  };

  return (
    <TaskView tab="user" title={words.addUser}>
      <AddForm
        submit={words.addUser}
        isChanged={account.isChanged || profile.isChanged || need.isChanged}
        isPending={isPending}
        error={error}
        attempts={account.attempts + profile.attempts + need.attempts}
        fieldFailures={[
          ...failuresOf('account', ['email'], { labels: { email: label }, errors: account.errors }),
          ...profile.failures,
          ...(isTenant ? fieldFailures('need', needSections, place.errors) : []),
        ]}
        onSubmit={send}
      >
        <FormSection title={words.account}>
          <SegmentedControl
            label={words.role}
            options={[
              { value: 'tenant', label: words.tenant },
              { value: 'landlord', label: words.landlord },
            ]}
            value={role}
            onChange={setRole}
          />
          <SegmentedControl
            label={words.kindOfUser}
            options={[
              { value: 'privatePerson', label: words.privatePerson },
              { value: 'organization', label: words.organization },
            ]}
            value={kind}
            onChange={setKind}
          />
          <TextField
            id="account-email"
            label={label}
            description={words.inviteHint}
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
          <FormFields
            id="profile"
            sections={profile.sections.organization}
            {...profile.organization.fields}
          />
        )}
        {isTenant && <FormFields id="need" sections={needSections} {...need.fields} {...place} />}
      </AddForm>
    </TaskView>
  );
}
