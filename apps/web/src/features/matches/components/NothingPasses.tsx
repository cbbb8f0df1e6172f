import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadMapTexts } from '../../../shared/map/mapTexts.ts';
import type { Filters } from './MatchFilters.tsx';

/** In the place of a list that no match is in because of its filters. */
export default function NothingPasses({ choose }: Pick<Filters, 'choose'>) {
  const t = useTranslations('filters');
  const texts = use(loadMapTexts(useLocale()));
  return (
    <EmptyState
      drawing="search"
      title={texts.nonePasses}
      description={texts.nonePassesHint}
      action={
        <Button variant="secondary" onPress={() => choose([])}>
          {t('clearAll')}
        </Button>
      }
    />
  );
}
