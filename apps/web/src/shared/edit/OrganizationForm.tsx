import { fillForm, requiredFields } from '@tilava/domain/form';
import { readPhoneNumber } from '@tilava/domain/phone';
import { organizationForm, organizationOf } from '@tilava/domain/profile';
import { FormFields } from '@tilava/ui/FormFields';
import { fieldFailures, fieldLabels } from '@tilava/ui/formField';
import { useMemo } from 'react';
import { useOrganizationSections } from '../fields/useProfileSections.tsx';
import { useServices } from '../services/useServices.ts';
import { useToday } from '../time/useToday.ts';
import { useEdit } from './useEdit.ts';
import { useProfileSave, type ProfileFormProps } from './useProfileSave.ts';
import { faultyLabels } from './faultyLabels.ts';
import { EditForm } from './EditForm.tsx';

/** An organisation's profile, to be changed. */
export function OrganizationForm({ user, etag, onTheirs, keepsDraft = false, ...place }: ProfileFormProps) {
  const today = useToday();
  const rules = useMemo(() => organizationForm({ today, readPhoneNumber, user }), [today, user]);
  const before = useMemo(() => fillForm(rules, organizationOf(user)), [rules, user]);
  const form = useEdit(rules, { before, etag, draftName: keepsDraft ? 'profile' : null });
  const sections = useOrganizationSections(form.values);
  const labels = fieldLabels(sections);
  const { tilava } = useServices();
  const save = useProfileSave({ user, ...place }, form.draft);
  return (
    <EditForm
      faulty={faultyLabels(form.faulty, labels)}
      fieldFailures={fieldFailures('profile', sections, form.errors)}
      isChanged={form.isChanged}
      draft={form.draft}
      save={save}
      back={place.back}
      onTheirs={onTheirs}
      versions={{
        labels,
        before,
        mine: form.values,
        readTheirs: async () => fillForm(rules, organizationOf(await tilava.users.get(user.id))),
      }}
      onSubmit={() =>
        form.submit((details) => save.save({ result: { kind: 'organization', details }, etag: form.etag }))
      }
    >
      <FormFields
        id="profile"
        sections={sections}
        values={form.values}
        onChange={form.change}
        onLeave={form.leave}
        errors={form.errors}
        answers={form.answers}
        format={form.format}
        required={requiredFields(rules)}
      />
    </EditForm>
  );
}
