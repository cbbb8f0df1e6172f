import { formatArea, formatPercentage, formatRooms } from '@tilava/domain/format';
import {
  applyChange,
  displayedPoints,
  filterPresets,
  nearMisses,
  type NeedChange,
  scoreMatch,
  weightsFor,
} from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { Heading } from '@tilava/ui/Heading';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useId } from 'react';
import { generatePath } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { paths } from '../../../../shared/paths.ts';
import type { AnnouncementPair } from '../../api/useMatchDetails.ts';

interface NearMissesProps {
  readonly pair: AnnouncementPair;
  readonly today: string;
}

/** Which small change of the need would make a strong match of premises, or a better one; nothing where none would. */
export function NearMisses({ pair: { need, match }, today }: NearMissesProps) {
  const t = useTranslations('matchDetail.nearMiss');
  const locale = useLocale();
  const labelOf = useChangeLabel();
  const titleId = useId();
  const listing = match.announcement.properties;
  const isStrong = match.points > filterPresets.pointsAbove;
  const limit = Math.max(filterPresets.pointsAbove, match.points);
  const weights = weightsFor(need.importance);
  const misses = nearMisses(need, [listing], today, limit, weights)
    .map(({ change }) => ({
      change,
      points: displayedPoints(scoreMatch(applyChange(need, change), listing, today, weights)),
    }))
    // What rounds to the same says nothing.
    .filter(({ points }) => points > displayedPoints(match))
    .toSorted((one, other) => other.points - one.points);
  if (misses.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3} align="start">
        <Heading level={3} size="lead" id={titleId}>
          {t(isStrong ? 'better' : 'title')}
        </Heading>
        <Stack as="ul" gap={1}>
          {misses.map(({ change, points }) => (
            <li key={change.kind}>
              <Text>
                {t('outcome', { change: labelOf(change), percentage: formatPercentage(points, locale) })}
              </Text>
            </li>
          ))}
        </Stack>
        <Link href={generatePath(paths.editProperty, { propId: need.id })} variant="standalone">
          {t('edit')}
        </Link>
      </Stack>
    </section>
  );
}

function useChangeLabel(): (change: NeedChange) => string {
  const t = useTranslations('matchDetail.nearMiss');
  const product = useTranslations('product');
  const locale = useLocale();
  return (change) => {
    switch (change.kind) {
      case 'rentMax':
        return t('rentMax', { euros: formatMoney(change.euros, locale) });
      case 'sizeMin':
        return t('sizeMin', { area: formatArea(change.squareMetres, locale) });
      case 'sizeMax':
        return t('sizeMax', { area: formatArea(change.squareMetres, locale) });
      case 'moveInDate':
        return t('moveInDate', { days: change.days });
      case 'amenities':
        return t('amenities', { amenity: product(`amenity.${change.amenity}`) });
      case 'roomCount':
        return t('roomCount', {
          rooms: product('unit.rooms', { rooms: formatRooms([change.rooms]), count: change.rooms }),
        });
      case 'floor':
        return t('floor');
      case 'residenceType':
        return t('residenceType', { type: product(`residenceFlag.${change.flag}`) });
    }
  };
}
