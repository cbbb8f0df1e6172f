import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { DataTable, type Column } from '@tilava/ui/DataTable';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Icon } from '@tilava/ui/Icon';
import { MatchCardSkeleton } from '@tilava/ui/MatchCardSkeleton';
import { Skeleton } from '@tilava/ui/Skeleton';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PropertyPicture } from '../../../shared/pictures/PropertyPicture.tsx';
import type { PagedList } from '../../../shared/lists/usePagedList.ts';
import * as styles from '../../../shared/tables/cells.css.ts';
import { LinesSkeleton, PictureSkeleton } from '../../../shared/tables/skeletons.tsx';
import { useToday } from '../../../shared/time/useToday.ts';
import { announcementRow, type AnnouncementRow } from '../model/announcementRow.ts';
import { AnnouncementMatchCard } from './AnnouncementMatchCard.tsx';
import { MatchCell } from './MatchCell.tsx';
import { useGrowth } from './useGrowth.ts';
import { useMatchWords } from './useMatchWords.ts';

/** A match of a tenant's. */
export type AnnouncementMatch = Extract<Schemas['Match'], { kind: 'announcement' }>;

interface AnnouncementMatchTableProps {
  /** In the server's order; undefined while it is not known of what. */
  readonly matches: PagedList<AnnouncementMatch> | undefined;
}

/** The tenant's matches: six columns of 10, 30, 20, 10, 15 and 15 per cent (specification, section 2). */
export function AnnouncementMatchTable({ matches }: AnnouncementMatchTableProps) {
  const t = useTranslations('matches');
  const locale: Locale = useLocale();
  const today = useToday();
  const matched = matches?.rows;
  const rows = useMemo(
    () => (matched ?? []).map((match) => match && announcementRow(match, today, locale)),
    [matched, today, locale],
  );
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      renderCard={(row) => <AnnouncementMatchCard row={row} />}
      cardSkeleton={<MatchCardSkeleton />}
      isLoading={matched === undefined}
      {...useGrowth(matches)}
      loadingLabel={t('loading')}
      empty={<EmptyState title={t('none')} description={t('noneHint')} />}
    />
  );
}

function useColumns(): readonly Column<AnnouncementRow>[] {
  const t = useTranslations('matches');
  const unit = useTranslations('product.unit');
  return [
    {
      id: 'property',
      header: t('property'),
      width: 10,
      skeleton: <PictureSkeleton />,
      cell: (row) => <PropertyPicture pictureKey={row.pictureKey} sampleNumber={row.sampleNumber} />,
    },
    {
      id: 'description',
      header: t('description'),
      width: 30,
      isRowHeader: true,
      skeleton: <LinesSkeleton lines={4} />,
      cell: (row) => <Description row={row} />,
    },
    {
      id: 'location',
      header: t('location'),
      width: 20,
      skeleton: <LinesSkeleton lines={3} />,
      cell: (row) => (
        <span className={styles.lines}>
          <span>{row.street}</span>
          <span className={styles.muted}>{row.city}</span>
          <span className={styles.muted}>{unit('away', { distance: row.distance })}</span>
        </span>
      ),
    },
    {
      id: 'availableTime',
      header: t('availableTime'),
      width: 10,
      cell: (row) => <Available from={row.availableFrom} />,
    },
    {
      id: 'match',
      header: t('matchWithProperty'),
      width: 15,
      skeleton: <Skeleton size="meter" />,
      cell: (row) => <MatchCell row={row} />,
    },
    { id: 'favorite', header: t('favorite'), width: 15, cell: (row) => <Saved isSaved={row.isFavorite} /> },
  ];
}

function Description({ row }: { readonly row: AnnouncementRow }) {
  const t = useTranslations();
  const words = useMatchWords();
  return (
    <span className={styles.lines}>
      <span className={styles.facts}>
        <span>{t(`product.residenceType.${row.residenceType}`)}</span>
        <span>{row.area}</span>
        <span>{t('product.unit.perYear', { rent: row.yearlyRent })}</span>
      </span>
      <span className={styles.muted}>
        {words.rooms(row)} · {t('product.unit.perMonth', { rent: row.monthlyRent })}
      </span>
      {row.description !== null && <span className={styles.excerpt}>{row.description}</span>}
    </span>
  );
}

function Available({ from }: { readonly from: string | null }) {
  const words = useMatchWords();
  return <span className={from === null ? styles.muted : styles.figure}>{words.availableFrom(from)}</span>;
}

function Saved({ isSaved }: { readonly isSaved: boolean }) {
  const t = useTranslations('matches');
  if (!isSaved) {
    return (
      <span className={styles.muted}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('notSaved')}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.saved}>
      <Icon name="star" isFilled />
      {t('saved')}
    </span>
  );
}
