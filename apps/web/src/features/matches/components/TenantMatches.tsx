import { onlineManager, useQuery } from '@tanstack/react-query';
import { tenantFilters, tenantSorts } from '@tilava/domain/matching';
import { formatNumber } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { LoadFailed, QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { wholeList } from '../../../shared/lists/infiniteList.ts';
import { useAge } from '../../../shared/lists/listAge.tsx';
import { useInfiniteList } from '../../../shared/lists/useInfiniteList.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { withListed } from '../../../shared/visits/visits.ts';
import {
  announcementMatchesOf,
  announcementMatchesQuery,
  matchedAnnouncementId,
  needsQuery,
} from '../api/queries.ts';
import { isComparing, withComparing } from '../model/comparison.ts';
import { splitAddress } from '../model/matchRows.ts';
import { areaOf, askedBy, isInArea, needIn, showsFavorites, withOtherList } from '../model/matchSearch.ts';
import { AnnouncementMatchTable } from './AnnouncementMatchTable.tsx';
import { MatchMap } from './LazyMatchMap.ts';
import { ChosenMatch } from './MatchCards.tsx';
import {
  MatchFilterDialog,
  TenantMatchResults,
  ToolbarResults,
  useFilters,
  WithToolbar,
} from './MatchFilters.tsx';
import { type AnnouncementMatch, MatchesAround, type MatchMarks } from './MatchesAround.tsx';
import { type ListTask, MatchSorting, useSorting } from './MatchSorting.tsx';
import { MatchTransitions } from './MatchTransitions.tsx';
import * as styles from './MatchesAround.css.ts';

// Most visits do without.
const AreaCount = lazyComponent(() => import('./AreaCount.tsx'));
const NothingInArea = lazyComponent(() => import('./NothingInArea.tsx'));
const NeedMenu = lazyComponent(() => import('./NeedMenu.tsx'));
const OwnWeights = lazyComponent(() => import('./weights/OwnWeights.tsx'));
const NothingPasses = lazyComponent(() => import('./NothingPasses.tsx'));
const NothingSuits = lazyComponent(async () => ({
  default: (await import('./NothingPasses.tsx')).NothingSuits,
}));
const MatchDownload = lazyComponent(() => import('./MatchDownload.tsx'));
const WithoutNeed = lazyComponent(() => import('./WithoutNeed.tsx'));
const FavoriteMatches = lazyComponent(() => import('./FavoriteMatches.tsx'), LoadingMatches);

/** The announcements that suit the need that the address names, the tenant's first property without one, or those of them that the tenant saved. */
export function TenantMatches() {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const comparison = useTranslations('comparison');
  const [search] = useSearchParams();
  const [task, setTask] = useState<ListTask | null>(null);
  const needs = useQuery(needsQuery(tilava, useUserId()));
  if (needs.isLoadingError) {
    return <QueryFailed title={t('failed')} query={needs} />;
  }
  const need = needIn(needs.data, search);
  if (needs.data !== undefined && need === undefined) return <WithoutNeed isOther={needs.data.length > 0} />;
  const list = () => {
    if (need === undefined) return <LoadingMatches />;
    return showsFavorites(search) ? <FavoriteMatches need={need} /> : <PotentialMatches need={need} />;
  };
  return (
    <WithToolbar>
      <Stack gap={4}>
        {need !== undefined && needs.data !== undefined && needs.data.length > 1 && (
          <Suspense>
            <NeedMenu needs={needs.data} need={need} />
          </Suspense>
        )}
        <TenantMatchBar onTask={setTask} />
        {need !== undefined && (task === 'weigh' || (need.importance && onlineManager.isOnline())) && (
          <Suspense>
            <OwnWeights
              key={need.id}
              need={need}
              isOpen={task === 'weigh'}
              onOpen={(isOpen) => setTask(isOpen ? 'weigh' : null)}
            />
          </Suspense>
        )}
        {need !== undefined && task === 'download' && (
          <Suspense>
            <MatchDownload need={need} onClose={() => setTask(null)} />
          </Suspense>
        )}
        {isComparing(search) && <Text tone="muted">{comparison('hint')}</Text>}
        <MatchTransitions>{list()}</MatchTransitions>
      </Stack>
    </WithToolbar>
  );
}

function LoadingMatches() {
  const t = useTranslations('matches');
  const { order } = useSorting(tenantSorts);
  return (
    <TenantMatchResults results="">
      <AnnouncementMatchTable
        caption={t('caption', { order })}
        need={undefined}
        matches={undefined}
        empty={null}
      />
    </TenantMatchResults>
  );
}

export function PotentialMatches({ need }: { readonly need: Schemas['Need'] }) {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const locale = useLocale();
  const withAge = useAge();
  const filters = useFilters(tenantFilters);
  const { sort, order } = useSorting(tenantSorts);
  const matches = useInfiniteList(
    announcementMatchesQuery(tilava, need.id, askedBy(filters.active, sort)),
    announcementMatchesOf,
    matchedAnnouncementId,
  );
  const isKnown = matches.rows !== undefined;
  const known = useMemo(() => (matches.rows ?? []).filter((match) => match !== undefined), [matches.rows]);
  const [search] = useSearchParams();
  const area = useMemo(() => areaOf(search), [search]);
  const inArea = useMemo(
    () => area && known.filter(({ announcement }) => isInArea(area, announcement.properties.location)),
    [area, known],
  );
  // What is new is told of the first need alone: the device remembers one list.
  const isFirst = !search.has('need');
  useListed(
    isFirst && isKnown && !matches.isFromEarlier && filters.active.length === 0,
    known,
    matches.state === 'end',
  );

  const list = (marks?: MatchMarks) => (
    <AnnouncementMatchTable
      caption={t('caption', { order })}
      need={need}
      matches={inArea === null ? matches : wholeList(inArea, matches)}
      marks={marks}
      empty={
        <Suspense>
          {inArea !== null ? (
            <NothingInArea />
          ) : filters.active.length > 0 ? (
            <NothingPasses choose={filters.choose} />
          ) : (
            <NothingSuits needId={need.id} />
          )}
        </Suspense>
      }
    />
  );

  const map = (marks: MatchMarks, onChoose: (key: string) => void) => (
    <MatchMap
      around={need}
      matches={known}
      total={matches.total}
      marks={marks}
      onChoose={onChoose}
      canNarrow
    />
  );
  const below = (chosenKey: string | undefined) => {
    if (inArea?.length === 0) return list();
    const chosen = known.find(({ announcement }) => announcement.id === chosenKey);
    return chosen && <ChosenMatch match={chosen} need={need} />;
  };
  const content = () => {
    if (!isKnown && matches.state === 'failed') {
      return <LoadFailed title={t('failed')} isRetrying={matches.isRetrying} onRetry={matches.onMore} />;
    }
    if (isKnown && matches.rows.length === 0) return list();
    return <MatchesAround list={list} renderMap={map} renderBelow={below} />;
  };

  const count = () => {
    if (inArea !== null || need.drawnArea) {
      return (
        <Suspense>
          <AreaCount count={inArea && inArea.length} known={known.length} matches={matches} />
        </Suspense>
      );
    }
    const number = formatNumber(matches.total, locale);
    return t('around', { count: matches.total, number, address: splitAddress(need.address).street });
  };

  return (
    <TenantMatchResults results={isKnown ? withAge(count(), matches) : ''}>{content()}</TenantMatchResults>
  );
}

/** Remembers what is listed, so that the next visit tells what is new. */
function useListed(isCurrent: boolean, matches: readonly AnnouncementMatch[], isWhole: boolean): void {
  const { visits } = useServices();
  useEffect(() => {
    if (!isCurrent) return;
    const ids = isWhole ? matches.map(matchedAnnouncementId) : null;
    visits.update((kept) => withListed(kept, ids, Date.now()));
  }, [visits, isCurrent, matches, isWhole]);
}

interface TenantMatchBarProps {
  readonly onTask: (task: ListTask) => void;
}

/** Does not wait for the list, and stays when that comes: an open dialog would be lost. */
export function TenantMatchBar({ onTask }: TenantMatchBarProps) {
  const t = useTranslations('matches');
  const comparison = useTranslations('comparison');
  const [search, setSearch] = useSearchParams();
  const filters = useFilters(tenantFilters);
  const sorting = useSorting(tenantSorts);
  const isFavorites = showsFavorites(search);
  return (
    <div className={styles.toolbar}>
      <ToolbarResults />
      <div className={styles.actions}>
        {!isFavorites && <MatchFilterDialog {...filters} />}
        <MatchSorting {...sorting} tasks={isFavorites ? ['weigh'] : ['weigh', 'download']} onTask={onTask} />
        <ToggleButton
          label={comparison('compare')}
          icon="compare"
          isSelected={isComparing(search)}
          onChange={(next) => setSearch(withComparing(search, next), { replace: true })}
        />
        <Button variant="secondary" onPress={() => setSearch(withOtherList(search))}>
          {t(isFavorites ? 'viewPotential' : 'viewFavorites')}
        </Button>
      </div>
    </div>
  );
}
