import { listingForm, listingValues } from '@tilava/domain/listing';
import { listingChanges } from '@tilava/domain/payload';
import type { Schemas } from '@tilava/sdk';
import { useMemo } from 'react';
import { addressWithPlace } from '../fields/addressWithPlace.tsx';
import { useCriteriaSections } from '../fields/useCriteriaSections.ts';
import { useListingSections } from '../fields/usePremisesSections.tsx';
import { useServices } from '../services/useServices.ts';
import { useToday } from '../time/useToday.ts';
import { useEdit } from './useEdit.ts';
import { useSave, type EditPlace } from './useSave.ts';
import { EditForm } from './EditForm.tsx';

interface ListingFormProps extends EditPlace {
  readonly listing: Schemas['Listing'];
}

/** What a landlord lets, to be changed; only what differs is sent (specification, section 5). */
export function ListingForm({ listing, etag, onTheirs, keepsDraft = false, ...place }: ListingFormProps) {
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
