import type { Schemas } from '@tilava/sdk';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/QueryFailed.tsx';
import { wholeList } from '../../../shared/lists/infiniteList.ts';
import { useAge } from '../../../shared/lists/listAge.tsx';
import { useFavorites } from '../api/usePairs.ts';
import { AnnouncementMatchTable } from './AnnouncementMatchTable.tsx';
import { TenantMatchResults } from './MatchFilters.tsx';

export default function FavoriteMatches({ need }: { readonly need: Schemas['Need'] }) {
  const t = useTranslations('matches');
  const withAge = useAge();
  const { matches, age, isFailed, isRetrying, retry } = useFavorites(need.id);
  const count = matches?.filter(({ favorite }) => favorite).length;
  return (
    <TenantMatchResults results={count === undefined ? '' : withAge(t('favorites', { count }), age)}>
      {isFailed ? (
        <LoadFailed title={t('failed')} isRetrying={isRetrying} onRetry={retry} />
      ) : (
        <AnnouncementMatchTable
          caption={t('favoritesCaption')}
          need={need}
          matches={matches && wholeList(matches, age)}
          empty={<EmptyState title={t('noFavorites')} description={t('noFavoritesHint')} />}
        />
      )}
    </TenantMatchResults>
  );
}
