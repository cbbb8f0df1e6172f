import { fillForm, requiredFields } from '@tilava/domain/form';
import { readPhoneNumber } from '@tilava/domain/phone';
import { organizationForm, organizationOf } from '@tilava/domain/profile';
import { failuresOf } from '@tilava/ui/namedField';
import { organizationFieldNames } from '@tilava/ui/OrganizationFields';
import { useMemo } from 'react';
import { OrganizationFieldset } from '../../../shared/fields/OrganizationFieldset.tsx';
import { useOrganizationLabels } from '../../../shared/fields/useProfileLabels.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useToday } from '../../../shared/time/useToday.ts';
import { useProfileSave, type ProfileFormProps } from '../api/useProfileSave.ts';
import { faultyLabels } from '../model/faultyLabels.ts';
import { EditForm } from './EditForm.tsx';

/** An organisation's profile, to be changed. */
export function OrganizationForm({ user, etag, onTheirs }: ProfileFormProps) {
  const today = useToday();
  const labels = useOrganizationLabels();
  const rules = useMemo(() => organizationForm({ today, readPhoneNumber, user }), [today, user]);
  const form = useForm(
    rules,
    useMemo(() => fillForm(rules, organizationOf(user)), [rules, user]),
  );
  const save = useProfileSave(user);
  return (
    <EditForm
      faulty={faultyLabels(form.faulty, labels)}
      fieldFailures={failuresOf('profile', organizationFieldNames, { labels, errors: form.errors })}
      save={save}
      onTheirs={onTheirs}
      onSubmit={() =>
        form.submit((details) => save.save({ result: { kind: 'organization', details }, etag }))
      }
    >
      <OrganizationFieldset
        id="profile"
        values={form.values}
        onChange={form.change}
        onLeave={form.leave}
        errors={form.errors}
        required={requiredFields(rules)}
      />
    </EditForm>
  );
}
