import { landlordSorts } from '@tilava/domain/matching';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Avatar } from '@tilava/ui/Avatar';
import { type Column, DataTable } from '@tilava/ui/DataTable';
import { MatchCardSkeleton } from '@tilava/ui/MatchCard';
import { Skeleton } from '@tilava/ui/Skeleton';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { InfiniteList } from '../../../shared/lists/infiniteList.ts';
import * as styles from '../../../shared/tables/cells.css.ts';
import { LinesSkeleton } from '../../../shared/tables/cells.tsx';
import { type TenantRow, tenantRow } from '../model/tenantRow.ts';
import * as rowStyles from './AnnouncementMatchTable.css.ts';
import { MatchCell, useMatchLabels } from './MatchCards.tsx';
import type { MatchMarks } from './MatchesAround.tsx';
import { MatchReasons } from './MatchReasons.tsx';
import { useSorting } from './MatchSorting.tsx';
import { TenantMatchCard } from './TenantMatchCard.tsx';
import { useMatchAddress } from './useMatchAddress.ts';
import { useMatchTable } from './useMatchTable.ts';

type TenantMatch = Extract<Schemas['Match'], { kind: 'tenant' }>;

interface TenantMatchTableProps {
  /** In the server's order; undefined while it is not known of what. */
  readonly matches: InfiniteList<TenantMatch> | undefined;
  /** Whose matches they are; undefined while it is on the way. */
  readonly announcement: Schemas['Announcement'] | undefined;
  readonly empty: ReactNode;
  /** The rows that a map beside the table tells of. */
  readonly marks?: MatchMarks | undefined;
}

export function TenantMatchTable({ matches, announcement, empty, marks }: TenantMatchTableProps) {
  const t = useTranslations('matches');
  const locale: Locale = useLocale();
  const addressOf = useMatchAddress();
  const listing = announcement?.properties;
  const { order } = useSorting(landlordSorts);
  const hrefOf = useCallback(
    (row: TenantRow) => addressOf(row.id, announcement?.id),
    [addressOf, announcement?.id],
  );
  const renderCard = useCallback(
    (row: TenantRow) => <TenantMatchCard row={row} href={hrefOf(row)} />,
    [hrefOf],
  );
  return (
    <DataTable
      {...useMatchTable(
        matches,
        useCallback((match: TenantMatch) => tenantRow(match, listing, locale), [listing, locale]),
      )}
      caption={t('tenantsCaption', { order })}
      columns={useColumns()}
      href={hrefOf}
      renderCard={renderCard}
      cardSkeleton={<MatchCardSkeleton hasPicture={false} />}
      {...marks}
      empty={empty}
    />
  );
}

function useColumns(): readonly Column<TenantRow>[] {
  const t = useTranslations('matches');
  const unit = useTranslations('product.unit');
  return useMemo(
    () => [
      {
        id: 'tenant',
        header: t('tenant'),
        width: 23,
        isRowHeader: true,
        skeleton: <LinesSkeleton lines={1} />,
        cell: (row) => <Tenant row={row} />,
      },
      {
        id: 'seeks',
        header: t('seeks'),
        width: 17,
        skeleton: <LinesSkeleton lines={3} />,
        cell: (row) => <Seeks row={row} />,
      },
      {
        id: 'place',
        header: t('wantedPlace'),
        width: 19,
        skeleton: <LinesSkeleton lines={2} />,
        cell: (row) => (
          <span className={styles.lines}>
            <span>{row.street}</span>
            <span className={styles.muted}>{unit('away', { distance: row.distance })}</span>
          </span>
        ),
      },
      {
        id: 'moveIn',
        header: t('moveIn'),
        width: 13,
        cell: (row) => <span className={styles.day}>{row.moveIn || t('unsaid')}</span>,
      },
      {
        id: 'match',
        header: t('matchWithProperty'),
        width: 17.5,
        skeleton: <Skeleton size="meter" />,
        cell: (row) => <MatchCell row={row} />,
        below: (row) => (
          <span className={rowStyles.why}>
            <MatchReasons reasons={row.reasons} />
            {row.description !== null && <span className={rowStyles.excerpt}>{row.description}</span>}
          </span>
        ),
      },
      {
        id: 'personality',
        header: t('personality'),
        width: 10.5,
        cell: (row) => unit('personPoints', { points: String(row.personPoints) }),
      },
    ],
    [t, unit],
  );
}

function Tenant({ row }: { readonly row: TenantRow }) {
  const industry = useTranslations('product.industry');
  return (
    <span className={rowStyles.tenant}>
      <Avatar number={row.logo} />
      <span className={styles.linkText}>{row.name}</span>
      <span className={styles.muted}>{row.industries.map((key) => industry(key)).join(', ')}</span>
    </span>
  );
}

function Seeks({ row }: { readonly row: TenantRow }) {
  const t = useTranslations();
  const labels = useMatchLabels();
  return (
    <span className={styles.lines}>
      <span>{row.flags.map((flag) => t(`product.residenceFlag.${flag}`)).join(', ')}</span>
      {[labels.between(row.area), labels.between(row.rent)].filter(Boolean).map((bounds) => (
        <span key={bounds} className={styles.muted}>
          {bounds}
        </span>
      ))}
    </span>
  );
}
