import { QueryFailed } from '../errors/QueryFailed.tsx';
import { FactsSkeleton } from '../facts/FactsSkeleton.tsx';
import { ListingForm } from './ListingForm.tsx';
import { NeedForm } from './NeedForm.tsx';
import type { EditPlace } from './useSave.ts';
import type { usePropertyToEdit } from './versioned.ts';

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
