import { emptyValues, requiredFields } from '@tilava/domain/form';
import { needForm, needValues, type NeedResult } from '@tilava/domain/need';
import { needChanges, needCreation } from '@tilava/domain/payload';
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
import type { RenderPlace } from '../../../shared/fields/renderPlace.ts';

interface NeedFormProps {
  /** What is there; null where a tenant looks for nothing yet. */
  readonly need: Schemas['Need'] | null;
  /** The version of it. */
  readonly etag: string | null;
  /** Reads what somebody else has saved meanwhile. */
  readonly onTheirs?: () => void;
  readonly renderPlace: RenderPlace;
}

/**
 * What a tenant looks for, to be said or to be changed; of what is there, only what differs is sent (specification,
 * section 5).
 */
export function NeedForm({ need, etag, onTheirs, renderPlace }: NeedFormProps) {
  const { tilava } = useServices();
  const today = useToday();
  const labels = useNeedLabels();
  const rules = useMemo(() => needForm({ today, before: need }), [today, need]);
  const form = useForm(rules, need === null ? emptyValues(rules) : needValues(need));
  const { values, change } = form;
  const errors = { ...form.errors, address: form.errors.address ?? form.errors.location };

  const save = useSave(
    need === null ? 'createProperty' : 'updateProperty',
    async (result: NeedResult, options) => {
      if (need === null) {
        await tilava.properties.create(needCreation(result));
        return;
      }
      const changes = needChanges(need, result);
      if (changes !== null) await tilava.properties.update(need.id, changes, options);
    },
  );

  return (
    <EditForm
      faulty={faultyLabels(form.faulty, {
        ...labels,
        // A position is chosen with its address, and two bounds have one label.
        location: labels.address,
        sizeMax: labels.sizeMin,
        rentMax: labels.rentMin,
      })}
      fieldFailures={needFailures('need', { labels, errors })}
      save={save}
      onTheirs={onTheirs}
      onSubmit={() => form.submit((result) => save.save({ result, etag }))}
    >
      <NeedFieldset
        id="need"
        today={today}
        values={values}
        onChange={change}
        errors={errors}
        required={requiredFields(rules)}
        onLeave={(name) => {
          form.leave(name);
          if (name === 'address') form.leave('location');
        }}
        renderAddress={(field) =>
          renderPlace({
            ...field,
            value: values.address,
            // What is typed lies nowhere until it is chosen from the list.
            onChange: (address) => {
              if (address !== values.address) change({ address, location: null });
            },
            onPlace: (address, location) => change({ address, location }),
          })
        }
      />
    </EditForm>
  );
}
