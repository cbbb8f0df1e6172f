import { type Fields, fillForm, type Form, type FormResult, type FormValues } from '@tilava/domain/form';
import { userChanges } from '@tilava/domain/payload';
import { readPhoneNumber } from '@tilava/domain/phone';
import {
  organizationForm,
  organizationOf,
  privatePersonForm,
  privatePersonOf,
  type Profile,
} from '@tilava/domain/profile';
import type { Schemas } from '@tilava/sdk';
import { useMemo } from 'react';
import { QueryFailed } from '../errors/QueryFailed.tsx';
import { useOrganizationSections, usePersonSections } from '../fields/useProfileSections.tsx';
import { FactsSkeleton } from '../page/Section.tsx';
import { useServices } from '../services/useServices.ts';
import { useToday } from '../time/time.tsx';
import { EditForm } from './EditForm.tsx';
import { useEdit } from './useEdit.ts';
import { type EditPlace, useSave, type useUserToEdit } from './useSave.ts';

interface ProfileFormProps extends Omit<EditPlace, 'etag' | 'onTheirs'> {
  readonly user: ReturnType<typeof useUserToEdit>;
  /** Said where the user could not be read. */
  readonly failed: string;
}

/** Who somebody is, to be changed. */
export function ProfileForm({ user, failed, ...place }: ProfileFormProps) {
  if (user.isLoadingError) return <QueryFailed title={failed} query={user} />;
  if (user.data === undefined) return <FactsSkeleton />;
  const { data, etag } = user.data;
  const LoadedForm = data.organizationTenant === null ? PersonForm : OrganizationForm;
  return (
    <LoadedForm
      key={user.dataUpdatedAt}
      {...place}
      user={data}
      etag={etag}
      onTheirs={() => void user.refetch()}
    />
  );
}

interface LoadedFormProps extends EditPlace {
  readonly user: Schemas['User'];
}

function PersonForm({ user, ...place }: LoadedFormProps) {
  const today = useToday();
  const rules = useMemo(() => privatePersonForm({ today, readPhoneNumber, user }), [today, user]);
  const before = useMemo(() => fillForm(rules, privatePersonOf(user)), [rules, user]);
  const { form, ...edit } = useProfileEdit(user, place, {
    rules,
    before,
    valuesOf: (present) => fillForm(rules, privatePersonOf(present)),
    profileOf: (details) => ({ kind: 'privatePerson', details }),
  });
  return <EditForm {...edit} id="profile" form={form} sections={usePersonSections(form.values)} />;
}

function OrganizationForm({ user, ...place }: LoadedFormProps) {
  const today = useToday();
  const rules = useMemo(() => organizationForm({ today, readPhoneNumber, user }), [today, user]);
  const before = useMemo(() => fillForm(rules, organizationOf(user)), [rules, user]);
  const { form, ...edit } = useProfileEdit(user, place, {
    rules,
    before,
    valuesOf: (present) => fillForm(rules, organizationOf(present)),
    profileOf: (details) => ({ kind: 'organization', details }),
  });
  return <EditForm {...edit} id="profile" form={form} sections={useOrganizationSections(form.values)} />;
}

interface ProfileKind<F extends Fields> {
  readonly rules: Form<F>;
  readonly before: FormValues<F>;
  readonly valuesOf: (user: Schemas['User']) => FormValues<F>;
  readonly profileOf: (details: FormResult<F>) => Profile;
}

/** Saves an edited profile: only what differs is sent (specification, section 5). */
function useProfileEdit<F extends Fields>(
  user: Schemas['User'],
  { etag, back, onTheirs, tellsSaved, keepsDraft = false }: EditPlace,
  { rules, before, valuesOf, profileOf }: ProfileKind<F>,
) {
  const { tilava } = useServices();
  const form = useEdit(rules, { before, etag, draftName: keepsDraft ? 'profile' : null });
  const save = useSave({
    operation: 'updateUser',
    back,
    tellsSaved,
    onSaved: form.draft.finish,
    before: user,
    read: async () => [await tilava.users.get(user.id).withResponse()],
    changesOf: (present, details: FormResult<F>) => userChanges(present, profileOf(details)),
    update: ({ id }, changes, options) => tilava.users.update(id, changes, options),
  });
  return { form, save, back, onTheirs, readTheirs: async () => valuesOf(await tilava.users.get(user.id)) };
}
