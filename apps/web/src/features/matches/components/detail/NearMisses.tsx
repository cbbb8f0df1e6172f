import { formatArea, formatPercentage, formatRooms } from '@tilava/domain/format';
import {
  applyChange,
  displayedPoints,
  nearMisses,
  scoreMatch,
  type NeedChange,
} from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { generatePath } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { paths } from '../../../../shared/paths.ts';
import { DetailSection } from './DetailSection.tsx';

interface NearMissesProps {
  readonly need: Schemas['Need'];
  readonly listing: Schemas['Listing'];
  /** The day in Europe/Helsinki. */
  readonly today: string;
}

/** Which small change of the need would make a strong match of premises that are none; nothing where none would. */
export function NearMisses({ need, listing, today }: NearMissesProps) {
  const t = useTranslations('matchDetail.nearMiss');
  const locale = useLocale();
  const words = useChangeLabel();
  const misses = nearMisses(need, [listing], today);
  if (misses.length === 0) return null;
  const pointsAfter = (change: NeedChange) =>
    formatPercentage(displayedPoints(scoreMatch(applyChange(need, change), listing, today)), locale);
  return (
    <DetailSection title={t('title')}>
      <Stack as="ul" gap={2}>
        {misses.map(({ change }) => (
          <li key={change.kind}>
            <Text>{t('outcome', { change: words(change), percentage: pointsAfter(change) })}</Text>
          </li>
        ))}
      </Stack>
      <Link href={generatePath(paths.editProperty, { propId: need.id })} variant="standalone">
        {t('edit')}
      </Link>
    </DetailSection>
  );
}

/** Puts a change of a need into words. */
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
        return t('roomCount', { rooms: formatRooms([change.rooms]) });
      case 'floor':
        return t('floor');
      case 'residenceType':
        return t('residenceType', { type: product(`residenceFlag.${change.flag}`) });
    }
  };
}
