import { requiredFields } from '@tilava/domain/form';
import { needForm, needValues, type NeedResult } from '@tilava/domain/need';
import { needChanges } from '@tilava/domain/payload';
import type { Schemas } from '@tilava/sdk';
import { needFailures } from '@tilava/ui/needFailures';
import { useMemo } from 'react';
import { NeedFieldset } from '../../../shared/fields/NeedFieldset.tsx';
import { useNeedLabels } from '../../../shared/fields/useNeedLabels.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useToday } from '../../../shared/time/useToday.ts';
import { useSave } from '../api/useSave.ts';
import { faultyLabels } from '../model/faultyLabels.ts';
import { EditForm } from './EditForm.tsx';

export interface NeedFormProps {
  readonly need: Schemas['Need'];
  /** The version of it. */
  readonly etag: string | null;
  /** Reads what somebody else has saved meanwhile. */
  readonly onTheirs: () => void;
}

/** What a tenant looks for, to be changed: only what differs is sent (specification, section 5). */
export function NeedForm({ need, etag, onTheirs }: NeedFormProps) {
  const { tilava } = useServices();
  const today = useToday();
  const labels = useNeedLabels();
  const rules = useMemo(() => needForm({ today, before: need }), [today, need]);
  const form = useForm(rules, needValues(need));
  const save = useSave('updateProperty', async (result: NeedResult, options) => {
    const changes = needChanges(need, result);
    if (changes !== null) await tilava.properties.update(need.id, changes, options);
  });

  return (
    <EditForm
      faulty={faultyLabels(form.faulty, {
        ...labels,
        // A position is chosen with its address, and two bounds have one label.
        location: labels.address,
        sizeMax: labels.sizeMin,
        rentMax: labels.rentMin,
      })}
      fieldFailures={needFailures('need', { labels, errors: form.errors })}
      save={save}
      onTheirs={onTheirs}
      onSubmit={() => form.submit((result) => save.save({ result, etag }))}
    >
      <NeedFieldset
        id="need"
        today={today}
        values={form.values}
        onChange={form.change}
        errors={form.errors}
        required={requiredFields(rules)}
        onLeave={form.leave}
      />
    </EditForm>
  );
}
