import { tenantFilters } from '@tilava/domain/matching';
import { formatNumber } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useAge } from '../../../shared/lists/useAge.tsx';
import { useInfiniteList } from '../../../shared/lists/useInfiniteList.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { announcementMatchesOf, announcementMatchesQuery, matchedAnnouncementId } from '../api/queries.ts';
import { askedBy } from '../model/matchSearch.ts';
import { splitAddress } from '../model/splitAddress.ts';
import { AnnouncementMatchTable } from './AnnouncementMatchTable.tsx';
import { MatchesAround } from './MatchesAround.tsx';
import type { MatchMarks } from './matchMarks.ts';
import { NothingPasses } from './NothingPasses.tsx';
import { TenantMatchResults } from './TenantMatchResults.tsx';
import { useFilters } from './useFilters.ts';

/** The announcements that may suit what a tenant seeks, and where they are. */
export function PotentialMatches({ need }: { readonly need: Schemas['Need'] }) {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const locale = useLocale();
  const withAge = useAge();
  const filters = useFilters(tenantFilters);
  const matches = useInfiniteList(
    announcementMatchesQuery(tilava, need.id, askedBy(filters.active)),
    announcementMatchesOf,
    matchedAnnouncementId,
  );
  const isKnown = matches.rows !== undefined;
  const known = useMemo(() => (matches.rows ?? []).filter((match) => match !== undefined), [matches.rows]);

  const list = (marks?: MatchMarks) => (
    <AnnouncementMatchTable
      caption={t('caption')}
      matches={matches}
      marks={marks}
      empty={
        filters.active.length > 0 ? (
          <NothingPasses choose={filters.choose} />
        ) : (
          <EmptyState title={t('none')} description={t('noneHint')} />
        )
      }
    />
  );

  const content = () => {
    if (!isKnown && matches.state === 'failed') {
      return <LoadFailed title={t('failed')} isRetrying={matches.isRetrying} onRetry={matches.onMore} />;
    }
    if (isKnown && matches.rows.length === 0) return list();
    return <MatchesAround need={need} matches={known} total={matches.total} list={list} />;
  };

  return (
    <TenantMatchResults
      results={
        isKnown
          ? withAge(
              t('around', {
                count: matches.total,
                number: formatNumber(matches.total, locale),
                address: splitAddress(need.address).street,
              }),
              matches,
            )
          : ''
      }
    >
      {content()}
    </TenantMatchResults>
  );
}
