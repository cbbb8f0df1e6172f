import { emptyValues } from '@tilava/domain/form';
import { needForm, needValues, type NeedResult } from '@tilava/domain/need';
import { needChanges, needCreation } from '@tilava/domain/payload';
import type { Schemas } from '@tilava/sdk';
import { useMemo } from 'react';
import type { DraftName } from '../drafts/draftKey.ts';
import { addressWithPlace } from '../fields/addressWithPlace.tsx';
import { useNeedSections } from '../fields/usePremisesSections.tsx';
import { useKey } from '../requests/useKey.ts';
import { useServices } from '../services/useServices.ts';
import { useUserId } from '../session/useUserId.ts';
import { useToday } from '../time/useToday.ts';
import { useEdit } from './useEdit.ts';
import { useSave, type EditPlace } from './useSave.ts';
import { EditForm } from './EditForm.tsx';

interface NeedFormProps extends EditPlace {
  /** What is there; null where a tenant looks for nothing yet. */
  readonly need: Schemas['Need'] | null;
}

/**
 * What a tenant looks for, to be said or to be changed; of what is there, only what differs is sent (specification,
 * section 5).
 */
export function NeedForm({ need, etag, onTheirs, keepsDraft = false, ...place }: NeedFormProps) {
  const { tilava } = useServices();
  const userId = useUserId();
  const keyFor = useKey();
  const today = useToday();
  const rules = useMemo(() => needForm({ today, before: need }), [today, need]);
  const before = useMemo(() => (need === null ? emptyValues(rules) : needValues(need)), [need, rules]);
  const form = useEdit(rules, { before, etag, draftName: keepsDraft ? draftOf(need) : null });
  const { renderAddress, ...address } = addressWithPlace(form);
  const sections = useNeedSections({ values: form.values, today, renderAddress });

  const save = useSave({
    operation: need === null ? 'createProperty' : 'updateProperty',
    ...place,
    onSaved: form.draft.finish,
    before: need,
    read: async () => {
      const own = need === null ? await tilava.properties.listOfUser(userId) : [need];
      const present = await Promise.all(own.map(({ id }) => tilava.properties.get(id).withResponse()));
      return present.flatMap(({ data, etag: version }) =>
        data.kind === 'need' ? [{ data, etag: version }] : [],
      );
    },
    changesOf: needChanges,
    update: ({ id }, changes, options) => tilava.properties.update(id, changes, options),
    create: (result: NeedResult) => {
      const creation = needCreation(result);
      return tilava.properties.create(creation, { idempotencyKey: keyFor(creation) });
    },
  });

  const readNeed = async (id: string) => {
    const present = await tilava.properties.get(id);
    return present.kind === 'need' ? needValues(present) : before;
  };

  return (
    <EditForm
      id="need"
      form={form}
      sections={sections}
      address={address}
      save={save}
      back={place.back}
      onTheirs={onTheirs}
      readTheirs={need === null ? undefined : () => readNeed(need.id)}
    />
  );
}

const draftOf = (need: Schemas['Need'] | null): DraftName => (need === null ? 'need' : `property-${need.id}`);
