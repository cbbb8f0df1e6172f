import { fillForm, requiredFields } from '@tilava/domain/form';
import { readPhoneNumber } from '@tilava/domain/phone';
import { privatePersonForm, privatePersonOf } from '@tilava/domain/profile';
import { failuresOf } from '@tilava/ui/namedField';
import { personFieldNames } from '@tilava/ui/PersonFields';
import { useMemo } from 'react';
import { PersonFieldset } from '../../../shared/fields/PersonFieldset.tsx';
import { usePersonLabels } from '../../../shared/fields/useProfileLabels.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useToday } from '../../../shared/time/useToday.ts';
import { useProfileSave, type ProfileFormProps } from '../api/useProfileSave.ts';
import { faultyLabels } from '../model/faultyLabels.ts';
import { EditForm } from './EditForm.tsx';

/** A private person's profile, to be changed. */
export function PersonForm({ user, etag, onTheirs }: ProfileFormProps) {
  const today = useToday();
  const labels = usePersonLabels();
  const rules = useMemo(() => privatePersonForm({ today, readPhoneNumber, user }), [today, user]);
  const form = useForm(
    rules,
    useMemo(() => fillForm(rules, privatePersonOf(user)), [rules, user]),
  );
  const save = useProfileSave(user);
  return (
    <EditForm
      faulty={faultyLabels(form.faulty, labels)}
      fieldFailures={failuresOf('profile', personFieldNames, { labels, errors: form.errors })}
      save={save}
      onTheirs={onTheirs}
      onSubmit={() =>
        form.submit((details) => save.save({ result: { kind: 'privatePerson', details }, etag }))
      }
    >
      <PersonFieldset
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
