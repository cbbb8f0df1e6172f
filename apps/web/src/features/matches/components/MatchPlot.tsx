import { displayedPoints } from '@tilava/domain/matching';
import { formatNumber } from '@tilava/domain/money';
import { bearingBetween } from '@tilava/domain/place';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { ProximityPlot } from '@tilava/ui/ProximityPlot';
import { Text } from '@tilava/ui/Text';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { usePlotProps } from '../../../shared/plot/usePlotProps.ts';
import { useMatchAddress } from './useMatchAddress.ts';
import { splitAddress } from '../model/matchRows.ts';
import type { AnnouncementMatch, MatchMarks } from './MatchesAround.tsx';

interface MatchPlotProps {
  readonly need: Schemas['Need'];
  /** Those that are known so far, best first. */
  readonly matches: readonly AnnouncementMatch[];
  /** How many there are within the circle. */
  readonly total: number;
  readonly marks: MatchMarks;
  readonly onChoose: (announcementId: string) => void;
}

/** Where the premises are that suit a tenant, around the wanted place. */
export default function MatchPlot({ need, matches, total, marks, onChoose }: MatchPlotProps) {
  const t = useTranslations('plot');
  const locale: Locale = useLocale();
  const navigate = useNavigate();
  const addressOf = useMatchAddress();
  const premises = useMemo(
    () =>
      matches.map((match) => {
        const { id, properties } = match.announcement;
        return {
          id,
          street: splitAddress(properties.address).street,
          residenceType: properties.residenceType,
          distance: match.distance,
          bearing: bearingBetween(need.location, properties.location),
          area: properties.size,
          points: displayedPoints(match),
        };
      }),
    [matches, need.location],
  );
  const open = (id: string) => {
    const match = matches.find(({ announcement }) => announcement.id === id);
    if (match !== undefined) void navigate(addressOf(match.announcement.properties.id));
  };
  return (
    <>
      <ProximityPlot
        {...usePlotProps(need.address, premises, total)}
        selectedId={marks.chosenKey}
        onSelect={onChoose}
        highlightedId={marks.highlightedKey}
        onHighlight={marks.onHighlight}
        onOpen={open}
      />
      {total > matches.length && (
        <Text tone="muted">{t('drawn', { count: formatNumber(matches.length, locale) })}</Text>
      )}
    </>
  );
}
