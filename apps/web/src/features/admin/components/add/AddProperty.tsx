import { emptyValues } from '@tilava/domain/form';
import type { CriteriaResult } from '@tilava/domain/criteria';
import { listingForm, type ListingResult } from '@tilava/domain/listing';
import { fieldFailures } from '@tilava/ui/formField';
import { FormFields } from '@tilava/ui/FormFields';
import { FormSection } from '@tilava/ui/FormSection';
import { useMemo, useRef, useState } from 'react';
import { publishAnnouncement } from '../../../../shared/announcements/publishAnnouncement.ts';
import { addressWithPlace } from '../../../../shared/fields/addressWithPlace.tsx';
import { useCriteriaSections } from '../../../../shared/fields/useCriteriaSections.ts';
import { useListingSections } from '../../../../shared/fields/usePremisesSections.tsx';
import { useForm } from '../../../../shared/forms/useForm.ts';
import { useServices } from '../../../../shared/services/useServices.ts';
import { useToday } from '../../../../shared/time/useToday.ts';
import { useAddition } from '../../api/useAddition.ts';
import { TaskView } from '../TaskView.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { AddForm } from './AddForm.tsx';
import { LandlordField } from './LandlordField.tsx';

/** What is sent: whose it is, and what it is. */
interface Addition {
  readonly ownerId: string;
  readonly result: CriteriaResult & ListingResult;
}

const noPictures = { propertyPics: [], surroundPics: [] };

/** Publishes an announcement for a landlord. */
export function AddProperty() {
  const { tilava } = useServices();
  const words = useAdminTexts();
  const today = useToday();
  const rules = useMemo(() => listingForm({ today, before: null }), [today]);
  const form = useForm(rules, emptyValues(rules));
  const { renderAddress, ...place } = addressWithPlace(form, { addressesOnly: true });
  const sections = [
    ...useListingSections({ values: form.values, today, renderAddress }),
    ...useCriteriaSections(),
  ];
  const [ownerId, setOwnerId] = useState<string | null>(null);
  const [withoutOwner, setWithoutOwner] = useState(0);
  const attempts = form.attempts + withoutOwner;
  const ownerError = attempts > 0 && ownerId === null ? words.ownerMissing : undefined;
  // What was made for a landlord by an attempt that failed half-way.
  const residences = useRef(new Map<string, string>());
  const { add, isPending, error } = useAddition<Addition>(
    'property',
    'createAnnouncement',
    ({ ownerId: landlordId, result }, idempotencyKey) =>
      publishAnnouncement(tilava, {
        landlordId,
        listing: result,
        criteria: result,
        pictures: noPictures,
        idempotencyKey,
        residenceId: residences.current.get(landlordId) ?? null,
        onResidence: (id) => residences.current.set(landlordId, id),
        owner: { ownerId: landlordId },
      }),
  );

  const send = () => {
    const result = form.read();
    if (ownerId === null) setWithoutOwner((count) => count + 1);
    else if (result !== null) add({ ownerId, result });
  };

  return (
    <TaskView tab="property" title={words.addProperty}>
      <AddForm
        submit={words.addProperty}
        isChanged={form.isChanged || ownerId !== null}
        isPending={isPending}
        error={error}
        attempts={attempts}
        fieldFailures={[
          ...(ownerError === undefined ? [] : [{ fieldId: 'owner', message: ownerError }]),
          ...fieldFailures('listing', sections, place.errors),
        ]}
        onSubmit={send}
      >
        <FormSection title={words.landlord}>
          <LandlordField id="owner" onChange={setOwnerId} errorMessage={ownerError} />
        </FormSection>
        <FormFields id="listing" sections={sections} {...form.fields} {...place} />
      </AddForm>
    </TaskView>
  );
}
