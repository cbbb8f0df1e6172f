import type { Strength } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import { Badge } from '@tilava/ui/Badge';
import { MatchCard } from '@tilava/ui/MatchCard';
import { MatchMeter } from '@tilava/ui/MatchMeter';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useBetween } from '../../../shared/facts/useBetween.ts';
import { pictureUrl } from '../../../shared/paths.ts';
import { useToday } from '../../../shared/time/time.tsx';
import { useVisitMark } from '../../../shared/visits/visits.ts';
import { useFavorite } from '../api/useMark.ts';
import { type AnnouncementRow, announcementRow, type UnavailableRow } from '../model/matchRows.ts';
import { Rent } from '../../../shared/tables/cells.tsx';
import type { AnnouncementMatch } from './MatchesAround.tsx';
import { MatchReasons } from './MatchReasons.tsx';
import { useMatchAddress } from './useMatchAddress.ts';
import { useCostLine } from './useCostLine.ts';

interface AnnouncementMatchCardProps {
  readonly row: AnnouncementRow;
  readonly href: string;
  /** What can be done with it, in the corner. */
  readonly action?: ReactNode;
  /** The place of its title in the page's outline. @default 2 */
  readonly level?: 2 | 3;
}

export function AnnouncementMatchCard({ row, href, action, level }: AnnouncementMatchCardProps) {
  const t = useTranslations();
  const labels = useMatchLabels();
  const cost = useCostLine(row.listing);
  return (
    <MatchCard
      title={t(`product.residenceType.${row.residenceType}`)}
      href={href}
      {...(level !== undefined && { level })}
      picture={row.pictureKey === null ? null : pictureUrl(row.pictureKey)}
      drawing={row.sampleNumber}
      drawingLabel={t('common.illustration')}
      mark={<VisitMark id={row.id} />}
      meter={<MatchCell row={row} />}
      facts={[row.area, labels.rooms(row)]}
      price={<Rent amount={row.monthlyRent} />}
      details={[
        row.street,
        [row.city, t('product.unit.away', { distance: row.distance })].filter(Boolean).join(', '),
        `${t('matches.availableTime')}: ${labels.availableFrom(row.availableFrom)}`,
      ]}
      moreDetails={[t('product.unit.perYear', { rent: row.yearlyRent }), cost].filter(Boolean)}
      reasons={<MatchReasons reasons={row.reasons} />}
      description={row.description}
      action={action}
    />
  );
}

interface ChosenMatchProps {
  readonly match: AnnouncementMatch;
  readonly need: Schemas['Need'];
}

/** Below a map, the match that was chosen on it. */
export function ChosenMatch({ match, need }: ChosenMatchProps) {
  const locale = useLocale();
  const row = announcementRow(match, need, useToday(), locale);
  return (
    <AnnouncementMatchCard
      row={row}
      href={useMatchAddress()(row.propertyId)}
      action={<FavoriteToggle row={row} />}
    />
  );
}

interface MatchCellProps {
  /** What the rows of both roles have in common: how good the match is. */
  readonly row: {
    readonly points: number;
    readonly percentage: string;
    readonly strength: Strength;
  };
}

/** The percentage of a match with its ring and its word. */
export function MatchCell({ row }: MatchCellProps) {
  const t = useTranslations('product.strength');
  return (
    <MatchMeter
      percent={row.points}
      formatted={row.percentage}
      word={t(row.strength)}
      strength={row.strength}
    />
  );
}

/** Says of premises that they are new since the last visit, or that they were opened. */
export function VisitMark({ id }: { readonly id: string }) {
  const t = useTranslations('matches');
  const mark = useVisitMark(id);
  return mark && <Badge tone={mark === 'new' ? 'attention' : 'neutral'}>{t(mark)}</Badge>;
}

export function FavoriteToggle({ row }: { readonly row: AnnouncementRow | UnavailableRow }) {
  const t = useTranslations('matches');
  const { mark, isQueued } = useFavorite(row.id);
  return (
    <ToggleButton
      label={row.kind === 'announcement' ? t('favoriteOf', { address: row.street }) : t('favorite')}
      isLabelHidden
      isSelected={row.isFavorite}
      onChange={mark}
      note={isQueued ? t('waiting') : undefined}
    />
  );
}

export function useMatchLabels() {
  const t = useTranslations('matches');
  const unit = useTranslations('product.unit');
  return {
    rooms: ({ rooms, roomCount }: AnnouncementRow) => unit('rooms', { rooms, count: roomCount }),
    availableFrom: (from: AnnouncementRow['availableFrom']) =>
      from === null ? t('unsaid') : from === '' ? t('now') : from,
    between: useBetween(),
  };
}
