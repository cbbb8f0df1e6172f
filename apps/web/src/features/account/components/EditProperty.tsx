import { useQuery } from '@tanstack/react-query';
import { isNotFoundError } from '@tilava/sdk';
import { Link } from '@tilava/ui/Link';
import { NotFound } from '@tilava/ui/NotFound';
import { Stack } from '@tilava/ui/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { versioned } from '../../../shared/edit/versioned.ts';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { ListingForm } from '../../../shared/edit/ListingForm.tsx';
import { NeedForm } from '../../../shared/edit/NeedForm.tsx';

interface EditPropertyProps {
  /** Of the page, but where there is nothing to change, which has a heading of its own. */
  readonly heading: ReactNode;
  readonly propertyId: string;
}

/** Changes what a tenant looks for, or what a landlord lets (specification, section 2, Edit). */
export function EditProperty({ heading, propertyId }: EditPropertyProps) {
  const { tilava } = useServices();
  const t = useTranslations('edit');
  const property = useQuery({
    queryKey: ['edit', 'property', propertyId],
    ...versioned((signal) => tilava.properties.get(propertyId, { signal }).withResponse(), true),
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

  const content = () => {
    if (property.isLoadingError) return <QueryFailed title={t('loadFailed')} query={property} />;
    if (read === undefined) return <FactsSkeleton />;
    const { data, etag } = read;
    const form = {
      etag,
      back: paths.information,
      keepsDraft: true,
      onTheirs: () => void property.refetch(),
    };
    return data.kind === 'need' ? (
      <NeedForm key={property.dataUpdatedAt} need={data} {...form} />
    ) : (
      <ListingForm key={property.dataUpdatedAt} listing={data} {...form} />
    );
  };

  return (
    <Stack gap={8}>
      {heading}
      {content()}
    </Stack>
  );
}
