import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useTranslations } from 'use-intl';
import type { Filters } from './MatchFilters.tsx';

/** In the place of a list that no match is in because of its filters. */
export default function NothingPasses({ choose }: Pick<Filters, 'choose'>) {
  const t = useTranslations('filters');
  return (
    <EmptyState
      drawing="search"
      title={t('nothing')}
      description={t('nothingHint')}
      action={
        <Button variant="secondary" onPress={() => choose([])}>
          {t('clearAll')}
        </Button>
      }
    />
  );
}
