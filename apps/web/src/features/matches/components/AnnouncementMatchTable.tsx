import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { type Column, DataTable, type Selection } from '@tilava/ui/DataTable';
import { MatchCard, MatchCardSkeleton } from '@tilava/ui/MatchCard';
import { Skeleton } from '@tilava/ui/Skeleton';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import type { InfiniteList } from '../../../shared/lists/infiniteList.ts';
import * as styles from '../../../shared/tables/cells.css.ts';
import { LinesSkeleton, PictureSkeleton, PropertyPicture, Rent } from '../../../shared/tables/cells.tsx';
import { useToday } from '../../../shared/time/time.tsx';
import { isComparing } from '../model/comparison.ts';
import {
  type AnnouncementRow,
  announcementRow,
  type UnavailableRow,
  unavailableRow,
} from '../model/matchRows.ts';
import * as rowStyles from './AnnouncementMatchTable.css.ts';
import {
  AnnouncementMatchCard,
  FavoriteToggle,
  MatchCell,
  useMatchLabels,
  VisitMark,
} from './MatchCards.tsx';
import { MatchReasons } from './MatchReasons.tsx';
import type { MatchMarks } from './MatchesAround.tsx';
import { MovingMatch } from './MatchTransitions.tsx';
import { useMatchAddress } from './useMatchAddress.ts';
import { useMatchTable } from './useMatchTable.ts';
import { useCostLine } from './useCostLine.ts';

/** A match of a tenant's, or a saved announcement that is no longer available. */
export type SavedMatch = Exclude<Schemas['Match'], { kind: 'tenant' }>;

type Row = AnnouncementRow | UnavailableRow;

interface AnnouncementMatchTableProps {
  readonly caption: string;
  /** What is looked for; undefined while it is on the way. */
  readonly need: Schemas['Need'] | undefined;
  /** In the order in which they are shown; undefined while it is not known of what. */
  readonly matches: InfiniteList<SavedMatch> | undefined;
  readonly empty: ReactNode;
  /** The rows that a plot beside the table tells of. */
  readonly marks?: MatchMarks | undefined;
}

// Most visits compare nothing.
const ComparisonSelection = lazyComponent(() => import('./comparison/ComparisonSelection.tsx'));

/** The tenant's matches: six columns of 10, 30, 20, 10, 15 and 15 per cent (specification, section 2). */
export function AnnouncementMatchTable({
  caption,
  need,
  matches,
  empty,
  marks,
}: AnnouncementMatchTableProps) {
  const t = useTranslations('matches');
  const locale: Locale = useLocale();
  const today = useToday();
  const addressOf = useMatchAddress();
  const table = useMatchTable(
    matches,
    useCallback(
      (match: SavedMatch): Row =>
        match.kind === 'announcement' ? announcementRow(match, need, today, locale) : unavailableRow(match),
      [need, today, locale],
    ),
  );
  const [search] = useSearchParams();
  const [selection, setSelection] = useState<Selection<Row>>();
  const hrefOf = useCallback(
    (row: Row) => (row.kind === 'announcement' ? addressOf(row.propertyId) : undefined),
    [addressOf],
  );
  const renderCard = useCallback(
    (row: Row) => {
      const action = <FavoriteToggle row={row} />;
      return row.kind === 'announcement' ? (
        <MovingMatch id={row.propertyId}>
          <AnnouncementMatchCard row={row} href={addressOf(row.propertyId)} action={action} />
        </MovingMatch>
      ) : (
        <MatchCard title={t('unavailable')} facts={[]} action={action} />
      );
    },
    [addressOf, t],
  );
  return (
    <>
      {isComparing(search) && <ComparisonSelection rows={table.rows} onChange={setSelection} />}
      <DataTable
        {...table}
        caption={caption}
        columns={useColumns()}
        href={hrefOf}
        renderCard={renderCard}
        cardSkeleton={<MatchCardSkeleton />}
        {...marks}
        {...(selection && { selection })}
        empty={empty}
      />
    </>
  );
}

/** What a cell shows of an announcement that is there; of one that is not, nothing is known. */
const ofAvailable = (cell: (row: AnnouncementRow) => ReactNode) => (row: Row) =>
  row.kind === 'announcement' ? cell(row) : null;

function useColumns(): readonly Column<Row>[] {
  const t = useTranslations('matches');
  const unit = useTranslations('product.unit');
  return useMemo(
    () => [
      {
        id: 'property',
        header: t('property'),
        width: 10,
        reach: 5,
        skeleton: <PictureSkeleton />,
        cell: ofAvailable((row) => (
          <MovingMatch id={row.propertyId}>
            <PropertyPicture pictureKey={row.pictureKey} sampleNumber={row.sampleNumber} />
          </MovingMatch>
        )),
      },
      {
        id: 'description',
        header: t('description'),
        width: 30,
        isRowHeader: true,
        skeleton: <LinesSkeleton lines={3} />,
        cell: (row) =>
          row.kind === 'announcement' ? (
            <Description row={row} />
          ) : (
            <span className={styles.muted}>{t('unavailable')}</span>
          ),
      },
      {
        id: 'location',
        header: t('location'),
        width: 20,
        reach: 1,
        skeleton: <LinesSkeleton lines={3} />,
        cell: ofAvailable((row) => (
          <span className={styles.lines}>
            <MovingMatch id={row.propertyId}>
              <span className={rowStyles.street}>{row.street}</span>
            </MovingMatch>
            <span className={styles.muted}>{row.city}</span>
            <span className={styles.muted}>{unit('away', { distance: row.distance })}</span>
          </span>
        )),
      },
      {
        id: 'availableTime',
        header: t('availableTime'),
        width: 10,
        reach: 4,
        cell: ofAvailable((row) => <Available from={row.availableFrom} />),
      },
      {
        id: 'match',
        header: t('matchWithProperty'),
        width: 15,
        reach: 7,
        skeleton: <Skeleton size="meter" />,
        cell: ofAvailable((row) => <MatchCell row={row} />),
        below: ofAvailable((row) => <Why row={row} />),
      },
      {
        id: 'favorite',
        header: t('favorite'),
        width: 15,
        align: 'end',
        cell: (row) => (
          <span className={rowStyles.favorite}>
            <FavoriteToggle row={row} />
          </span>
        ),
      },
    ],
    [t, unit],
  );
}

function Description({ row }: { readonly row: AnnouncementRow }) {
  const t = useTranslations('product');
  const labels = useMatchLabels();
  return (
    <span className={styles.lines}>
      <span className={rowStyles.title}>
        <span className={styles.linkText}>{t(`residenceType.${row.residenceType}`)}</span>{' '}
        <span>
          {row.area} · {labels.rooms(row)}
        </span>
      </span>
      <Rent amount={row.monthlyRent} />
      <span className={styles.muted}>
        {t('unit.perYear', { rent: row.yearlyRent })} <VisitMark id={row.id} />
      </span>
    </span>
  );
}

/** Below the columns, with room for whole lines. */
function Why({ row }: { readonly row: AnnouncementRow }) {
  const cost = useCostLine(row.listing);
  return (
    <span className={rowStyles.why}>
      <MatchReasons reasons={row.reasons} />
      {cost !== '' && <span className={styles.muted}>{cost}</span>}
      {row.description !== null && <span className={rowStyles.excerpt}>{row.description}</span>}
    </span>
  );
}

function Available({ from }: { readonly from: string | null }) {
  const labels = useMatchLabels();
  return <span className={from === null ? styles.muted : styles.day}>{labels.availableFrom(from)}</span>;
}
