import { type Fields, fillForm, type Form, type FormResult, type FormValues } from '@tilava/domain/form';
import { userChanges } from '@tilava/domain/payload';
import { formatPhoneNumber, readPhoneNumber } from '@tilava/domain/phone';
import {
  organizationForm,
  organizationOf,
  privatePersonForm,
  privatePersonOf,
  type Profile,
} from '@tilava/domain/profile';
import type { Schemas } from '@tilava/sdk';
import { getUser, updateUser } from '@tilava/sdk/operations';
import { useMemo } from 'react';
import { QueryFailed } from '../errors/QueryFailed.tsx';
import { useOrganizationSections, usePersonSections } from '../fields/useProfileSections.tsx';
import { FactsSkeleton } from '../page/Section.tsx';
import { useServices } from '../services/useServices.ts';
import { useToday } from '../time/time.tsx';
import { EditForm } from './EditForm.tsx';
import { useEdit } from './useEdit.ts';
import type { EditPlace, useUserToEdit } from './useSave.ts';

interface ProfileFormProps extends Omit<EditPlace, 'etag' | 'onTheirs'> {
  readonly user: ReturnType<typeof useUserToEdit>;
  readonly failed: string;
}

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
  const edit = useProfileEdit(rules, user, place, personValues, (details) => ({
    kind: 'privatePerson',
    details,
  }));
  return <EditForm id="profile" edit={edit} sections={usePersonSections(edit.form.values, user)} />;
}

function OrganizationForm({ user, ...place }: LoadedFormProps) {
  const today = useToday();
  const rules = useMemo(() => organizationForm({ today, readPhoneNumber, user }), [today, user]);
  const edit = useProfileEdit(rules, user, place, organizationValues, (details) => ({
    kind: 'organization',
    details,
  }));
  return <EditForm id="profile" edit={edit} sections={useOrganizationSections(edit.form.values, user)} />;
}

/** Saves an edited profile: only what differs is sent (specification, section 5). */
function useProfileEdit<F extends Fields>(
  rules: Form<F>,
  user: Schemas['User'],
  place: EditPlace,
  toValues: (user: Schemas['User'], rules: Form<F>) => FormValues<F>,
  profileOf: (details: FormResult<F>) => Profile,
) {
  const { tilava } = useServices();
  return useEdit({
    ...place,
    rules,
    toValues,
    draftName: 'profile',
    operation: 'updateUser',
    present: user,
    read: async () => [await getUser(tilava, user.id).withResponse()],
    changesOf: (present, details: FormResult<F>) => userChanges(present, profileOf(details)),
    update: ({ id }, changes, options) => updateUser(tilava, id, changes, options),
  });
}

const personValues = (user: Schemas['User'], rules: ReturnType<typeof privatePersonForm>) => {
  const values = fillForm(rules, privatePersonOf(user));
  return { ...values, phoneNumber: readable(values.phoneNumber) };
};

const organizationValues = (user: Schemas['User'], rules: ReturnType<typeof organizationForm>) => {
  const values = fillForm(rules, organizationOf(user));
  return {
    ...values,
    phoneNumber: readable(values.phoneNumber),
    contactPhoneNumber: readable(values.contactPhoneNumber),
  };
};

/** A phone number as the profile shows it; it's saved in the form in which it came. */
const readable = (number: string): string => formatPhoneNumber(number) || number;
