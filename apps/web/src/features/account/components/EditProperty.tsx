import { useQuery } from '@tanstack/react-query';
import { isNotFoundError } from '@tilava/sdk';
import { Link } from '@tilava/ui/Link';
import { NotFound } from '@tilava/ui/NotFound';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { versioned } from '../api/versioned.ts';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { ListingForm } from './ListingForm.tsx';
import { NeedForm } from './NeedForm.tsx';
import type { RenderPlace } from '../../../shared/fields/renderPlace.ts';

interface EditPropertyProps {
  readonly propertyId: string;
  readonly renderPlace: RenderPlace;
}

/** Changes what a tenant looks for, or what a landlord lets (specification, section 2, Edit). */
export function EditProperty({ propertyId, renderPlace }: EditPropertyProps) {
  const { tilava } = useServices();
  const t = useTranslations('edit');
  const property = useQuery({
    queryKey: ['edit', 'property', propertyId],
    ...versioned((signal) => tilava.properties.get(propertyId, { signal }).withResponse()),
  });
  const userId = useUserId();
  const read = property.data;
  if (isNotFoundError(property.error) || (read !== undefined && read.data.user !== userId)) {
    return (
      <NotFound
        title={t('gone')}
        steps={
          <Link href={paths.information} variant="button">
            {t('toDetails')}
          </Link>
        }
      >
        {t('goneHint')}
      </NotFound>
    );
  }
  if (property.isError) {
    return (
      <LoadFailed
        title={t('loadFailed')}
        isRetrying={property.isFetching}
        onRetry={() => void property.refetch()}
      />
    );
  }
  if (read === undefined) return <FactsSkeleton />;
  const { data, etag } = read;
  const form = { etag, onTheirs: () => void property.refetch(), renderPlace };
  return data.kind === 'need' ? (
    <NeedForm key={property.dataUpdatedAt} need={data} {...form} />
  ) : (
    <ListingForm key={property.dataUpdatedAt} listing={data} {...form} />
  );
}
