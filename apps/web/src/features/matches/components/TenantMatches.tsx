import { useQuery } from '@tanstack/react-query';
import { tenantFilters } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { usePagedList } from '../../../shared/lists/usePagedList.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { announcementMatchesQuery, needsQuery } from '../api/queries.ts';
import { askedBy, showsFavorites } from '../model/matchSearch.ts';
import { splitAddress } from '../model/splitAddress.ts';
import { AnnouncementMatchTable } from './AnnouncementMatchTable.tsx';
import { FavoriteMatches } from './FavoriteMatches.tsx';
import { NothingPasses } from './NothingPasses.tsx';
import { TenantMatchBar } from './TenantMatchBar.tsx';
import { useFilters } from './useFilters.ts';

/** The announcements that suit the tenant's first property, or those of them that the tenant saved. */
export function TenantMatches() {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const messages = useTranslations('product.request');
  const account = useTranslations('account');
  const [search] = useSearchParams();
  const needs = useQuery(needsQuery(tilava, useUserId()));
  if (needs.isError) {
    return (
      <LoadFailed title={t('failed')} isRetrying={needs.isFetching} onRetry={() => void needs.refetch()} />
    );
  }
  const need = needs.data?.[0];
  if (needs.data !== undefined && need === undefined) {
    return (
      <EmptyState
        title={messages('noProperties')}
        description={t('noPropertiesHint')}
        action={
          <Link href={paths.newProperty} variant="button">
            {account('newNeed')}
          </Link>
        }
      />
    );
  }
  if (need === undefined) {
    return (
      <TenantMatchBar results="">
        <AnnouncementMatchTable caption={t('caption')} matches={undefined} empty={null} />
      </TenantMatchBar>
    );
  }
  return showsFavorites(search) ? <FavoriteMatches need={need} /> : <PotentialMatches need={need} />;
}

function PotentialMatches({ need }: { readonly need: Schemas['Need'] }) {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const filters = useFilters(tenantFilters);
  const matches = usePagedList(announcementMatchesQuery(tilava, need.id, askedBy(filters.active)));
  const isKnown = matches.rows !== undefined;
  return (
    <TenantMatchBar
      results={
        isKnown ? t('around', { count: matches.total, address: splitAddress(need.address).street }) : ''
      }
    >
      {!isKnown && matches.state === 'failed' ? (
        <LoadFailed title={t('failed')} isRetrying={matches.isRetrying} onRetry={matches.onMore} />
      ) : (
        <AnnouncementMatchTable
          caption={t('caption')}
          matches={matches}
          empty={
            filters.active.length > 0 ? (
              <NothingPasses choose={filters.choose} />
            ) : (
              <EmptyState title={t('none')} description={t('noneHint')} />
            )
          }
        />
      )}
    </TenantMatchBar>
  );
}
