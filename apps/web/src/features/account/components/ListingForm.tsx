import { requiredFields } from '@tilava/domain/form';
import { listingForm, listingValues } from '@tilava/domain/listing';
import { listingChanges } from '@tilava/domain/payload';
import type { Schemas } from '@tilava/sdk';
import { criteriaFieldNames } from '@tilava/ui/CriteriaFields';
import { failuresOf } from '@tilava/ui/namedField';
import { propertyFieldNames } from '@tilava/ui/PropertyFields';
import { useMemo } from 'react';
import { ListingFieldset } from '../../../shared/fields/ListingFieldset.tsx';
import { useCriteriaLabels, usePropertyLabels } from '../../../shared/fields/listingLabels.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useToday } from '../../../shared/time/useToday.ts';
import { useSave } from '../api/useSave.ts';
import { faultyLabels } from '../model/faultyLabels.ts';
import { EditForm } from './EditForm.tsx';
import type { RenderPlace } from '../../../shared/fields/renderPlace.ts';

interface ListingFormProps {
  readonly listing: Schemas['Listing'];
  /** The version of it. */
  readonly etag: string | null;
  /** Reads what somebody else has saved meanwhile. */
  readonly onTheirs: () => void;
  readonly renderPlace: RenderPlace;
}

/** What a landlord lets, to be changed; only what differs is sent (specification, section 5). */
export function ListingForm({ listing, etag, onTheirs, renderPlace }: ListingFormProps) {
  const { tilava } = useServices();
  const today = useToday();
  const labels = { ...usePropertyLabels(), ...useCriteriaLabels() };
  const rules = useMemo(() => listingForm({ today, before: listing }), [today, listing]);
  const form = useForm(rules, listingValues(listing));
  const { values, change } = form;
  const errors = { ...form.errors, address: form.errors.address ?? form.errors.location };

  const save = useSave<Parameters<typeof listingChanges>[1]>('updateProperty', async (result, options) => {
    const changes = listingChanges(listing, result);
    if (changes !== null) await tilava.properties.update(listing.id, changes, options);
  });

  return (
    <EditForm
      // A position is chosen with its address.
      faulty={faultyLabels(form.faulty, { ...labels, location: labels.address })}
      fieldFailures={failuresOf('listing', [...propertyFieldNames, ...criteriaFieldNames], {
        labels,
        errors,
      })}
      save={save}
      onTheirs={onTheirs}
      onSubmit={() => form.submit((result) => save.save({ result, etag }))}
    >
      <ListingFieldset
        id="listing"
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
            addressesOnly: true,
          })
        }
      />
    </EditForm>
  );
}
