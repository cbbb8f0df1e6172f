import type { Strength } from '@tilava/domain/matching';
import { MatchCard } from '@tilava/ui/MatchCard';
import { MatchMeter, type MatchPart } from '@tilava/ui/MatchMeter';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBetween } from '../../../shared/facts/useBetween.ts';
import { pictureUrl } from '../../../shared/paths.ts';
import { useFavorite } from '../api/useMark.ts';
import type { AnnouncementRow, TenantRow, UnavailableRow } from '../model/matchRows.ts';

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
  return (
    <MatchCard
      title={t(`product.residenceType.${row.residenceType}`)}
      href={href}
      {...(level !== undefined && { level })}
      picture={row.pictureKey === null ? null : pictureUrl(row.pictureKey)}
      drawing={row.sampleNumber}
      drawingLabel={t('common.illustration')}
      meter={<MatchCell row={row} />}
      facts={[row.area, labels.rooms(row), t('product.unit.perMonth', { rent: row.monthlyRent })]}
      details={[
        [row.street, row.city].filter(Boolean).join(', '),
        t('product.unit.away', { distance: row.distance }),
        `${t('matches.availableTime')}: ${labels.availableFrom(row.availableFrom)}`,
      ]}
      moreDetails={[t('product.unit.perYear', { rent: row.yearlyRent })]}
      description={row.description}
      action={action}
    />
  );
}

interface TenantMatchCardProps {
  readonly row: TenantRow;
  readonly href: string;
  /** The place of its title in the page's outline. @default 2 */
  readonly level?: 2 | 3;
}

export function TenantMatchCard({ row, href, level }: TenantMatchCardProps) {
  const t = useTranslations();
  const labels = useMatchLabels();
  return (
    <MatchCard
      title={row.name}
      href={href}
      {...(level !== undefined && { level })}
      meter={<MatchCell row={row} />}
      facts={[labels.between(row.area), labels.between(row.rent)].filter(Boolean)}
      details={[
        row.flags.map((flag) => t(`product.residenceFlag.${flag}`)).join(', '),
        `${row.street}, ${t('product.unit.away', { distance: row.distance })}`,
        `${t('matches.moveIn')}: ${row.moveIn || t('matches.unsaid')}`,
        `${t('matches.personality')}: ${t('product.unit.personPoints', { points: String(row.personPoints) })}`,
      ]}
      description={row.description}
    />
  );
}

interface MatchCellProps {
  /** What the table's rows have in common: how good the match is, and by what. */
  readonly row: {
    readonly points: number;
    readonly percentage: string;
    readonly strength: Strength;
    readonly explanation: readonly MatchPart[];
  };
}

/** The percentage of a match with its ring, its word and a strip of its fields. */
export function MatchCell({ row }: MatchCellProps) {
  const t = useTranslations('product.strength');
  return (
    <MatchMeter
      percent={row.points}
      formatted={row.percentage}
      word={t(row.strength)}
      strength={row.strength}
      parts={row.explanation}
    />
  );
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
