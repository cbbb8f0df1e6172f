import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { use } from 'react';
import { useLocale } from 'use-intl';
import { loadMapTexts } from '../../../shared/map/mapTexts.ts';
import { useWiden } from './MatchFilters.tsx';

/** In the place of a list that is narrowed to a part of the map. */
export default function NothingInArea() {
  const texts = use(loadMapTexts(useLocale()));
  const widen = useWiden();
  return (
    <EmptyState
      title={texts.noneInArea}
      description={texts.noneInAreaHint}
      action={
        <Button variant="secondary" onPress={() => widen?.()}>
          {texts.showAll}
        </Button>
      }
    />
  );
}
