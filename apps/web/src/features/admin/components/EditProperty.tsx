import { useQuery } from '@tanstack/react-query';
import { isNotFoundError } from '@tilava/sdk';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { ListingForm } from '../../../shared/edit/ListingForm.tsx';
import { NeedForm } from '../../../shared/edit/NeedForm.tsx';
import { versioned } from '../../../shared/edit/versioned.ts';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import { listHref } from '../model/adminSearch.ts';
import { Gone } from './Gone.tsx';
import { TaskView } from './TaskView.tsx';
import { useAdminSearch } from './useAdminSearch.ts';
import { useAdminTexts } from './useAdminTexts.ts';

interface EditPropertyProps {
  readonly id: string;
}

/** Changes what somebody looks for, or lets. */
export function EditProperty({ id }: EditPropertyProps) {
  const { tilava } = useServices();
  const words = useAdminTexts();
  const { search } = useAdminSearch();
  const property = useQuery({
    queryKey: ['edit', 'property', id],
    ...versioned((signal) => tilava.properties.get(id, { signal }).withResponse(), true),
  });
  if (isNotFoundError(property.error)) return <Gone />;
  const read = property.data;
  const title = read === undefined ? words.edit : words.editOf(read.data.address);
  const form = {
    etag: read?.etag ?? null,
    back: listHref(search),
    tellsSaved: true,
    onTheirs: () => void property.refetch(),
  };
  return (
    <TaskView tab="property" title={title}>
      {property.isError ? (
        <QueryFailed title={words.propertiesFailed} query={property} />
      ) : read === undefined ? (
        <FactsSkeleton />
      ) : read.data.kind === 'need' ? (
        <NeedForm key={property.dataUpdatedAt} need={read.data} {...form} />
      ) : (
        <ListingForm key={property.dataUpdatedAt} listing={read.data} {...form} />
      )}
    </TaskView>
  );
}
