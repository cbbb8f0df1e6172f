import { listingChanges, listingForm, listingValues } from '@tilava/domain/listing';
import {
  needWithAreaChanges,
  needWithAreaCreation,
  needWithAreaForm,
  needWithAreaValues,
  type NeedWithArea,
} from '@tilava/domain/needArea';
import type { Schemas } from '@tilava/sdk';
import { createProperty, getProperty, listPropertiesOfUser, updateProperty } from '@tilava/sdk/operations';
import { Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../errors/QueryFailed.tsx';
import { addressWithPlace } from '../fields/AddressSearch.tsx';
import { useCriteriaSections, useListingSections, useNeedSections } from '../fields/usePremisesSections.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import * as styles from '../map/PlacePicker.css.ts';
import { FactsSkeleton } from '../page/Section.tsx';
import { useKey } from '../requests/idempotency.ts';
import { useServices, useUserId } from '../services/useServices.ts';
import { useToday } from '../time/time.tsx';
import { EditForm } from './EditForm.tsx';
import { useEdit } from './useEdit.ts';
import type { EditPlace, usePropertyToEdit } from './useSave.ts';

// The circle around the address suits most, and drawing takes the map.
const DrawnArea = lazyComponent(() => import('../map/DrawnArea.tsx'));

interface PropertyFormProps extends Omit<EditPlace, 'etag' | 'onTheirs'> {
  readonly property: ReturnType<typeof usePropertyToEdit>;
  readonly failed: string;
}

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
function ListingForm({ listing, ...place }: ListingFormProps) {
  const { tilava } = useServices();
  const today = useToday();
  const rules = useMemo(() => listingForm({ today, before: listing }), [today, listing]);
  const edit = useEdit({
    ...place,
    rules,
    toValues: listingValues,
    draftName: `property-${listing.id}`,
    operation: 'updateProperty',
    present: listing,
    read: async () => {
      const { data, etag } = await getProperty(tilava, listing.id).withResponse();
      return data.kind === 'listing' ? [{ data, etag }] : [];
    },
    changesOf: listingChanges,
    update: ({ id }, changes, options) => updateProperty(tilava, id, changes, options),
  });
  const { renderAddress, ...address } = addressWithPlace(edit.form, { addressesOnly: true });
  const sections = [
    ...useListingSections({ values: edit.form.values, today, renderAddress }),
    ...useCriteriaSections(),
  ];
  return <EditForm id="listing" edit={edit} sections={sections} address={address} />;
}

interface NeedFormProps extends EditPlace {
  readonly need: Schemas['Need'] | null;
}

/** What a tenant looks for, new or to be changed; only what differs is sent (specification, section 5). */
export function NeedForm({ need, ...toEdit }: NeedFormProps) {
  const { tilava } = useServices();
  const userId = useUserId();
  const keyFor = useKey();
  const today = useToday();
  const rules = useMemo(() => needWithAreaForm({ today, before: need }), [today, need]);
  const edit = useEdit({
    ...toEdit,
    rules,
    toValues: needWithAreaValues,
    draftName: need === null ? 'need' : `property-${need.id}`,
    operation: need === null ? 'createProperty' : 'updateProperty',
    present: need,
    read: async () => {
      const own = need === null ? await listPropertiesOfUser(tilava, userId) : [need];
      const present = await Promise.all(own.map(({ id }) => getProperty(tilava, id).withResponse()));
      return present.flatMap(({ data, etag }) => (data.kind === 'need' ? [{ data, etag }] : []));
    },
    changesOf: needWithAreaChanges,
    update: ({ id }, changes, options) => updateProperty(tilava, id, changes, options),
    create: (result: NeedWithArea) => {
      const creation = needWithAreaCreation(result);
      return createProperty(tilava, creation, { idempotencyKey: keyFor(creation) });
    },
  });
  const { renderAddress, ...address } = addressWithPlace(edit.form, { hasMap: true });
  const label = useTranslations('places')('drawnArea');
  const { values, change } = edit.form;
  const [place, ...others] = useNeedSections({ values, today, renderAddress });
  const drawnArea = {
    kind: 'custom',
    name: 'drawnArea',
    label,
    render: ({ id }: { readonly id: string }) => (
      <div className={styles.drawnArea}>
        <Suspense>
          <DrawnArea
            id={id}
            label={label}
            corners={values.drawnArea}
            location={values.location}
            onChange={(corners) => change({ drawnArea: corners })}
          />
        </Suspense>
      </div>
    ),
  } as const;
  const sections = place ? [{ ...place, fields: [...place.fields, drawnArea] }, ...others] : others;
  return <EditForm id="need" edit={edit} sections={sections} address={address} />;
}
