import { useQuery } from '@tanstack/react-query';
import { isNotFoundError } from '@tilava/sdk';
import { Link } from '@tilava/ui/Link';
import { NotFound } from '@tilava/ui/NotFound';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { versioned } from '../api/versioned.ts';
import { FactsSkeleton } from './FactsSkeleton.tsx';
import { NeedForm, type RenderPlace } from './NeedForm.tsx';

interface EditNeedProps {
  readonly needId: string;
  readonly renderPlace: RenderPlace;
}

/** Changes what a tenant looks for (specification, section 2, Edit). */
export function EditNeed({ needId, renderPlace }: EditNeedProps) {
  const { tilava } = useServices();
  const t = useTranslations('edit');
  const property = useQuery({
    queryKey: ['edit', 'property', needId],
    ...versioned((signal) => tilava.properties.get(needId, { signal }).withResponse()),
  });
  const read = property.data;
  if (isNotFoundError(property.error) || (read !== undefined && read.data.kind !== 'need')) {
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
  if (read?.data.kind !== 'need') return <FactsSkeleton />;
  return (
    <NeedForm
      key={property.dataUpdatedAt}
      need={read.data}
      etag={read.etag}
      onTheirs={() => void property.refetch()}
      renderPlace={renderPlace}
    />
  );
}
