import { formatNumber } from '@tilava/domain/money';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Switch } from '@tilava/ui/Switch';
import { Text } from '@tilava/ui/Text';
import { use, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { AreaMap } from '../../../shared/map/AreaMap.tsx';
import { loadMapTexts } from '../../../shared/map/mapTexts.ts';
import { useMatchAddress } from './useMatchAddress.ts';
import { mappedPremises } from '../model/mappedPremises.ts';
import type { AnnouncementMatch, MatchMarks } from './MatchesAround.tsx';
import { useSearchArea } from './useSearchArea.ts';

interface MatchMapProps {
  readonly need: Schemas['Need'];
  /** Those that are known so far, best first. */
  readonly matches: readonly AnnouncementMatch[];
  /** How many there are within the circle. */
  readonly total: number;
  readonly marks: MatchMarks;
  readonly onChoose: (announcementId: string) => void;
}

/** Where the premises are that suit a tenant, around the wanted place. */
export default function MatchMap({ need, matches, total, marks, onChoose }: MatchMapProps) {
  const t = useTranslations('plot');
  const locale: Locale = useLocale();
  const navigate = useNavigate();
  const texts = use(loadMapTexts(locale));
  const addressOf = useMatchAddress();
  const search = useSearchArea(need.location);
  const premises = useMemo(() => matches.map(mappedPremises), [matches]);
  const open = (id: string) => {
    const match = matches.find(({ announcement }) => announcement.id === id);
    if (match !== undefined) void navigate(addressOf(match.announcement.properties.id));
  };
  return (
    <>
      <AreaMap
        address={need.address}
        location={need.location}
        premises={premises}
        total={total}
        selectedId={marks.chosenKey}
        onSelect={onChoose}
        highlightedId={marks.highlightedKey}
        onHighlight={marks.onHighlight}
        onOpen={open}
        area={search.shown}
        onAreaChange={search.onMove}
      >
        <Switch isSelected={search.isOn} onChange={search.turn}>
          {texts.searchAsMoved}
        </Switch>
      </AreaMap>
      {total > matches.length && (
        <Text tone="muted">{t('drawn', { count: formatNumber(matches.length, locale) })}</Text>
      )}
    </>
  );
}
