import type { CriteriaResult } from '@tilava/domain/criteria';
import { emptyValues } from '@tilava/domain/form';
import { listingForm, type ListingResult } from '@tilava/domain/listing';
import { listUsersQuery } from '@tilava/sdk/react-query';
import { FormFields } from '@tilava/ui/FormFields';
import { FormSection } from '@tilava/ui/FormSection';
import { fieldFailures, sectionLinks } from '@tilava/ui/formField';
import { ComboBox } from '@tilava/ui/lazy/fields';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { publishAnnouncement } from '../../../shared/announcements/publishAnnouncement.ts';
import { addressWithPlace } from '../../../shared/fields/AddressSearch.tsx';
import { useCriteriaSections, useListingSections } from '../../../shared/fields/usePremisesSections.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useTypeahead } from '../../../shared/forms/useTypeahead.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useToday } from '../../../shared/time/time.tsx';
import { AddForm, useAddition } from './AddForm.tsx';
import { nameOfUser } from './lists.tsx';
import { useAdminTexts } from './useAdminTexts.ts';

interface Addition {
  readonly ownerId: string;
  readonly result: CriteriaResult & ListingResult;
}

const noPictures = { propertyPics: [], surroundPics: [] };

export function AddProperty() {
  const { tilava } = useServices();
  const labels = useAdminTexts();
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
  const ownerError = attempts > 0 && ownerId === null ? labels.ownerMissing : undefined;
  // What was made for a landlord by an attempt that failed half-way.
  const residences = useRef(new Map<string, string>());
  const addition = useAddition<Addition>(
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
    else if (result !== null) addition.add({ ownerId, result });
  };

  return (
    <AddForm
      tab="property"
      sections={[{ id: 'landlord', title: labels.landlord }, ...sectionLinks('listing', sections)]}
      isChanged={form.isChanged || ownerId !== null}
      addition={addition}
      attempts={attempts}
      fieldFailures={[
        ...(ownerError === undefined ? [] : [{ fieldId: 'owner', message: ownerError }]),
        ...fieldFailures('listing', sections, place.errors),
      ]}
      onSubmit={send}
    >
      <FormSection id="landlord" title={labels.landlord}>
        <LandlordField id="owner" onChange={setOwnerId} errorMessage={ownerError} />
      </FormSection>
      <FormFields id="listing" sections={sections} {...form.fields} {...place} />
    </AddForm>
  );
}

interface LandlordFieldProps {
  readonly id: string;
  /** Gets the id of who was chosen; null as soon as something else is typed. */
  readonly onChange: (id: string | null) => void;
  readonly errorMessage: string | undefined;
}

/** Finds a landlord by name or email; whoever is not among the first 20 is found by more of their name. */
function LandlordField({ id, onChange, errorMessage }: LandlordFieldProps) {
  const { tilava } = useServices();
  const labels = useAdminTexts();
  const retryLabel = useTranslations('common')('tryAgain');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, status, retry } = useTypeahead(typed === chosen ? '' : typed, (text) =>
    listUsersQuery(tilava, { text, isLandlord: true, sort: 'name', entriesPerPage: 20 }),
  );
  const landlords = status === 'idle' ? [] : (data?.results ?? []);
  const type = (text: string) => {
    setTyped(text);
    // The widget repeats the text of who was chosen.
    if (text !== chosen) onChange(null);
  };
  return (
    <ComboBox
      id={id}
      label={labels.owner}
      description={labels.ownerHint}
      isRequired
      errorMessage={errorMessage}
      value={typed}
      onChange={type}
      options={landlords.map((user) => ({
        value: user.id,
        label: user.email,
        description: nameOfUser(user),
      }))}
      onSelect={({ value, label }) => {
        setChosen(label);
        setTyped(label);
        onChange(value);
      }}
      status={status}
      onRetry={retry}
      labels={{
        loading: labels.searching,
        empty: labels.nobodyFound,
        failed: labels.searchFailed,
        retry: retryLabel,
      }}
      loadLabels={{ loading: labels.loadingSearch, failed: labels.searchFailed, retry: retryLabel }}
    />
  );
}
