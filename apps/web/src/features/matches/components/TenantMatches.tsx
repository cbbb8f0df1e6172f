import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { needsQuery } from '../api/queries.ts';
import { showsFavorites } from '../model/matchSearch.ts';
import { AnnouncementMatchTable } from './AnnouncementMatchTable.tsx';
import { FavoriteMatches } from './FavoriteMatches.tsx';
import { PotentialMatches } from './PotentialMatches.tsx';
import { TenantMatchBar } from './TenantMatchBar.tsx';
import { TenantMatchResults } from './TenantMatchResults.tsx';

/** The announcements that suit the tenant's first property, or those of them that the tenant saved. */
export function TenantMatches() {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const nav = useTranslations('nav');
  const messages = useTranslations('product.request');
  const session = useSession();
  const [search] = useSearchParams();
  const needs = useQuery(needsQuery(tilava, useUserId()));
  if (needs.isLoadingError) {
    return <QueryFailed title={t('failed')} query={needs} />;
  }
  const need = needs.data?.[0];
  if (needs.data !== undefined && need === undefined) {
    // After the login everybody comes here.
    if (session?.role.isAdmin === true) {
      return (
        <EmptyState
          title={t('none')}
          description={t('adminHint')}
          action={
            <Link href={paths.admin} variant="button">
              {nav('admin')}
            </Link>
          }
        />
      );
    }
    return (
      <EmptyState
        title={messages('noProperties')}
        description={t('noPropertiesHint')}
        action={
          <Link href={paths.newProperty} variant="button">
            {t('newNeed')}
          </Link>
        }
      />
    );
  }
  const list = () => {
    if (need === undefined) {
      return (
        <TenantMatchResults results="">
          <AnnouncementMatchTable caption={t('caption')} matches={undefined} empty={null} />
        </TenantMatchResults>
      );
    }
    return showsFavorites(search) ? <FavoriteMatches need={need} /> : <PotentialMatches need={need} />;
  };
  return (
    <Stack gap={3}>
      <TenantMatchBar />
      {list()}
    </Stack>
  );
}
