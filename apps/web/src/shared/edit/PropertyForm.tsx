import { emptyValues } from '@tilava/domain/form';
import { listingForm, listingValues } from '@tilava/domain/listing';
import { needForm, type NeedResult, needValues } from '@tilava/domain/need';
import { listingChanges, needChanges, needCreation } from '@tilava/domain/payload';
import type { Schemas } from '@tilava/sdk';
import { useMemo } from 'react';
import type { DraftName } from '../drafts/draftStore.ts';
import { QueryFailed } from '../errors/QueryFailed.tsx';
import { addressWithPlace } from '../fields/AddressSearch.tsx';
import { useCriteriaSections, useListingSections, useNeedSections } from '../fields/usePremisesSections.tsx';
import { FactsSkeleton } from '../page/Section.tsx';
import { useKey } from '../requests/idempotency.ts';
import { useServices, useUserId } from '../services/useServices.ts';
import { useToday } from '../time/time.tsx';
import { EditForm } from './EditForm.tsx';
import { useEdit } from './useEdit.ts';
import { type EditPlace, type usePropertyToEdit, useSave } from './useSave.ts';

interface PropertyFormProps extends Omit<EditPlace, 'etag' | 'onTheirs'> {
  readonly property: ReturnType<typeof usePropertyToEdit>;
  /** Said where the property could not be read. */
  readonly failed: string;
}

/** What somebody looks for, or lets, to be changed. */
export function PropertyForm({ property, failed, ...place }: PropertyFormProps) {
  if (property.isLoadingError) return <QueryFailed title={failed} query={property} />;
  if (property.data === undefined) return <FactsSkeleton />;
  const { data, etag } = property.data;
  const form = { ...place, etag, onTheirs: () => void property.refetch() };
  return data.kind === 'need' ? (
    <NeedForm key={property.dataUpdatedAt} need={data} {...form} />
  ) : (
    <ListingForm key={property.dataUpdatedAt} listing={data} {...form} />
  );
}

interface ListingFormProps extends EditPlace {
  readonly listing: Schemas['Listing'];
}

/** What a landlord lets, to be changed; only what differs is sent (specification, section 5). */
function ListingForm({ listing, etag, onTheirs, keepsDraft = false, ...place }: ListingFormProps) {
  const { tilava } = useServices();
  const today = useToday();
  const rules = useMemo(() => listingForm({ today, before: listing }), [today, listing]);
  const before = useMemo(() => listingValues(listing), [listing]);
  const form = useEdit(rules, { before, etag, draftName: keepsDraft ? `property-${listing.id}` : null });
  const { renderAddress, ...address } = addressWithPlace(form, { addressesOnly: true });
  const sections = [
    ...useListingSections({ values: form.values, today, renderAddress }),
    ...useCriteriaSections(),
  ];

  const save = useSave({
    operation: 'updateProperty',
    ...place,
    onSaved: form.draft.finish,
    before: listing,
    read: async () => {
      const { data, etag: present } = await tilava.properties.get(listing.id).withResponse();
      return data.kind === 'listing' ? [{ data, etag: present }] : [];
    },
    changesOf: listingChanges,
    update: ({ id }, changes, options) => tilava.properties.update(id, changes, options),
  });

  const readTheirs = async () => {
    const present = await tilava.properties.get(listing.id);
    return present.kind === 'listing' ? listingValues(present) : before;
  };

  return (
    <EditForm
      id="listing"
      form={form}
      sections={sections}
      address={address}
      save={save}
      back={place.back}
      onTheirs={onTheirs}
      readTheirs={readTheirs}
    />
  );
}

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
