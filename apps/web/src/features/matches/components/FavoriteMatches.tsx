import { tenantSorts } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/QueryFailed.tsx';
import { wholeList } from '../../../shared/lists/infiniteList.ts';
import { useAge } from '../../../shared/lists/listAge.tsx';
import { useFavorites } from '../api/usePairs.ts';
import { AnnouncementMatchTable } from './AnnouncementMatchTable.tsx';
import { MatchMap } from './LazyMatchMap.ts';
import { ChosenMatch } from './MatchCards.tsx';
import { type AnnouncementMatch, MatchesAround, type MatchMarks } from './MatchesAround.tsx';
import { TenantMatchResults } from './MatchFilters.tsx';
import { useSorting } from './MatchSorting.tsx';

export default function FavoriteMatches({ need }: { readonly need: Schemas['Need'] }) {
  const t = useTranslations('matches');
  const withAge = useAge();
  const { sort, order } = useSorting(tenantSorts);
  const { matches, age, isFailed, isRetrying, retry } = useFavorites(need.id, sort);
  const count = matches?.filter(({ favorite }) => favorite).length;
  const available = useMemo(() => (matches ?? []).filter(isAvailable), [matches]);
  const list = (marks?: MatchMarks) => (
    <AnnouncementMatchTable
      caption={t('favoritesCaption', { order })}
      need={need}
      matches={matches && wholeList(matches, age)}
      marks={marks}
      empty={<EmptyState title={t('noFavorites')} description={t('noFavoritesHint')} />}
    />
  );
  const content = () => {
    if (isFailed) return <LoadFailed title={t('failed')} isRetrying={isRetrying} onRetry={retry} />;
    if (matches !== undefined && available.length === 0) return list();
    return (
      <MatchesAround
        list={list}
        renderMap={(marks, onChoose) =>
          // It shows all of them first, and so waits for them.
          matches && (
            <MatchMap around={need} matches={available} marks={marks} onChoose={onChoose} hasRings={false} />
          )
        }
        renderBelow={(chosenKey) => {
          const chosen = available.find(({ announcement }) => announcement.id === chosenKey);
          return chosen && <ChosenMatch match={chosen} need={need} />;
        }}
      />
    );
  };
  return (
    <TenantMatchResults results={count === undefined ? '' : withAge(t('favorites', { count }), age)}>
      {content()}
    </TenantMatchResults>
  );
}

const isAvailable = (match: Schemas['Match']): match is AnnouncementMatch => match.kind === 'announcement';
