import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { use } from 'react';
import { generatePath } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { HintLink } from '../../../shared/hints/Hint.tsx';
import { loadMapTexts } from '../../../shared/map/mapTexts.ts';
import { paths } from '../../../shared/paths.ts';
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

interface NothingSuitsProps {
  readonly needId: string;
}

/** In the place of a list that is empty without filters: only another search would fill it. */
export function NothingSuits({ needId }: NothingSuitsProps) {
  const t = useTranslations('matches');
  return (
    <EmptyState
      title={t('none')}
      description={t('noneHint')}
      action={
        <HintLink
          name="changeNeed"
          href={generatePath(paths.editProperty, { propId: needId })}
          variant="button"
        />
      }
    />
  );
}
