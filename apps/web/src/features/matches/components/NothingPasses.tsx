import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useTranslations } from 'use-intl';
import type { Filters } from './useFilters.ts';

/** What stands in a list that the filters leave empty. */
export function NothingPasses({ choose }: Pick<Filters, 'choose'>) {
  const t = useTranslations('filters');
  return (
    <EmptyState
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
