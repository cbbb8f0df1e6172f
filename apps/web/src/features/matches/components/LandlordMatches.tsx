import { landlordFilters, landlordSorts } from '@tilava/domain/matching';
import { formatNumber } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { Suspense, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../shared/announcements/ownAnnouncements.ts';
import { BrokenEntry, LoadFailed, QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { useAge } from '../../../shared/lists/listAge.tsx';
import { useInfiniteList } from '../../../shared/lists/useInfiniteList.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { matchedNeedId, tenantMatchesOf, tenantMatchesQuery } from '../api/queries.ts';
import { askedBy } from '../model/matchSearch.ts';
import { tenantRow } from '../model/tenantRow.ts';
import { MatchMap } from './LazyMatchMap.ts';
import {
  ActiveMatchFilters,
  type Filters,
  InToolbar,
  MatchFilterDialog,
  ToolbarResults,
  useFilters,
  WithToolbar,
} from './MatchFilters.tsx';
import { MatchesAround, type MatchMarks } from './MatchesAround.tsx';
import * as styles from './MatchesAround.css.ts';
import { MatchSorting, useSorting } from './MatchSorting.tsx';
import { MatchTransitions } from './MatchTransitions.tsx';
import { TenantMatchCard } from './TenantMatchCard.tsx';
import { TenantMatchTable } from './TenantMatchTable.tsx';
import { useMatchAddress } from './useMatchAddress.ts';

const NothingPasses = lazyComponent(() => import('./NothingPasses.tsx'));

export function LandlordMatches() {
  const t = useTranslations('matches');
  const nav = useTranslations('nav');
  const { announcements, chosen, isBroken } = useOwnAnnouncements();
  const filters = useFilters(landlordFilters);
  const sorting = useSorting(landlordSorts);
  if (announcements.isLoadingError) {
    return <QueryFailed title={t('failed')} query={announcements} />;
  }
  if (isBroken) return <BrokenEntry />;
  if (announcements.data !== undefined && chosen === undefined) {
    return (
      <EmptyState
        title={t('noAnnouncements')}
        description={t('noAnnouncementsHint')}
        action={
          <Link href={paths.announcements} variant="button">
            {nav('announcements')}
          </Link>
        }
      />
    );
  }
  return (
    <WithToolbar>
      <Stack gap={4}>
        {/* It does not wait for the list, and stays when that comes: a dialog that is open would be lost. */}
        <div className={styles.toolbar}>
          <ToolbarResults />
          <div className={styles.actions}>
            <MatchFilterDialog {...filters} />
            <MatchSorting {...sorting} />
          </div>
        </div>
        {chosen === undefined ? (
          <>
            <InToolbar>
              <ActiveMatchFilters filters={filters} results="" />
            </InToolbar>
            <TenantMatchTable matches={undefined} announcement={undefined} empty={null} />
          </>
        ) : (
          <MatchTransitions>
            <MatchesForAnnouncement announcement={chosen} />
          </MatchTransitions>
        )}
      </Stack>
    </WithToolbar>
  );
}

function MatchesForAnnouncement({ announcement }: { readonly announcement: Schemas['Announcement'] }) {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const locale = useLocale();
  const withAge = useAge();
  const filters = useFilters(landlordFilters);
  const { sort } = useSorting(landlordSorts);
  const matches = useInfiniteList(
    tenantMatchesQuery(tilava, announcement.id, askedBy(filters.active, sort)),
    tenantMatchesOf,
    matchedNeedId,
  );
  const isKnown = matches.rows !== undefined;
  const known = useMemo(() => (matches.rows ?? []).filter((match) => match !== undefined), [matches.rows]);
  const list = (marks?: MatchMarks) => (
    <TenantMatchTable
      matches={matches}
      announcement={announcement}
      marks={marks}
      empty={<NoTenants announcement={announcement} filters={filters} />}
    />
  );
  const map = (marks: MatchMarks, onChoose: (key: string) => void) => (
    <MatchMap
      around={announcement.properties}
      announcementId={announcement.id}
      matches={known}
      total={matches.total}
      marks={marks}
      onChoose={onChoose}
    />
  );
  const below = (chosenKey: string | undefined) => {
    const chosen = known.find((match) => matchedNeedId(match) === chosenKey);
    return chosen && <ChosenTenant match={chosen} announcement={announcement} />;
  };
  const content = () => {
    if (!isKnown && matches.state === 'failed') {
      return <LoadFailed title={t('failed')} isRetrying={matches.isRetrying} onRetry={matches.onMore} />;
    }
    if (isKnown && matches.rows.length === 0) return list();
    return <MatchesAround list={list} renderMap={map} renderBelow={below} />;
  };
  return (
    <>
      <InToolbar>
        <ActiveMatchFilters
          filters={filters}
          results={
            isKnown
              ? withAge(
                  t('for', {
                    count: matches.total,
                    number: formatNumber(matches.total, locale),
                    address: announcement.properties.address,
                  }),
                  matches,
                )
              : ''
          }
        />
      </InToolbar>
      {content()}
    </>
  );
}

interface ChosenTenantProps {
  readonly match: Extract<Schemas['Match'], { kind: 'tenant' }>;
  readonly announcement: Schemas['Announcement'];
}

function ChosenTenant({ match, announcement }: ChosenTenantProps) {
  const row = tenantRow(match, announcement.properties, useLocale());
  return <TenantMatchCard row={row} href={useMatchAddress()(row.id, announcement.id)} />;
}

interface NoTenantsProps {
  readonly announcement: Pick<Schemas['Announcement'], 'isActive'>;
  readonly filters: Pick<Filters, 'active' | 'choose'>;
}

/** Why nobody is there: tenants are not matched with what is hidden, however many look for it. */
export function NoTenants({ announcement, filters }: NoTenantsProps) {
  const t = useTranslations('matches');
  const nav = useTranslations('nav');
  if (!announcement.isActive) {
    return (
      <EmptyState
        title={t('hidden')}
        description={t('hiddenHint')}
        action={
          <Link href={paths.announcements} variant="button">
            {nav('announcements')}
          </Link>
        }
      />
    );
  }
  if (filters.active.length > 0) {
    return (
      <Suspense>
        <NothingPasses choose={filters.choose} />
      </Suspense>
    );
  }
  return <EmptyState title={t('noTenants')} description={t('noTenantsHint')} />;
}
