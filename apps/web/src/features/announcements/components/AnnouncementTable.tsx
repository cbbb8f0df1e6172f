import { formatArea } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { sampleNumber } from '@tilava/domain/pictures';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { type Column, DataTable } from '@tilava/ui/DataTable';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Icon } from '@tilava/ui/Icon';
import { MatchCard, MatchCardSkeleton } from '@tilava/ui/MatchCard';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import * as card from '../../../shared/page/page.css.ts';
import { paths, pictureUrl } from '../../../shared/paths.ts';
import * as styles from '../../../shared/tables/cells.css.ts';
import {
  LinesSkeleton,
  PictureSkeleton,
  PropertyPicture,
  useRowLabels,
} from '../../../shared/tables/cells.tsx';

type Announcement = Schemas['Announcement'];

interface AnnouncementTableProps {
  readonly caption: string;
  readonly announcements: readonly Announcement[] | undefined;
  /** The id of the chosen one; it is scrolled to. */
  readonly chosenId: string | undefined;
  readonly emptyText: string;
  readonly action: (announcement: Announcement) => ReactNode;
}

/** Announcements in columns of 10, 25 + 10, 25, 25 and 5 per cent (specification, section 2). */
export function AnnouncementTable({
  caption,
  announcements,
  chosenId,
  emptyText,
  action,
}: AnnouncementTableProps) {
  const t = useTranslations('announcements');
  return (
    <DataTable
      caption={caption}
      columns={useColumns(action)}
      rows={announcements ?? []}
      rowKey={(row) => row.id}
      href={hrefOf}
      chosenKey={chosenId}
      renderCard={(row) => <AnnouncementCard announcement={row} href={hrefOf(row)} action={action(row)} />}
      cardSkeleton={<MatchCardSkeleton />}
      isLoading={announcements === undefined}
      rowLabels={useRowLabels()}
      loadingLabel={t('loading')}
      skeletonRows={3}
      empty={<EmptyState title={emptyText} />}
    />
  );
}

const hrefOf = ({ id }: Announcement): string => generatePath(paths.announcement, { annoId: id });

function useColumns(action: AnnouncementTableProps['action']): readonly Column<Announcement>[] {
  const t = useTranslations();
  const locale: Locale = useLocale();
  return [
    {
      id: 'picture',
      header: t('announcements.picture'),
      width: 10,
      skeleton: <PictureSkeleton />,
      cell: ({ id, properties }) => (
        <PropertyPicture
          pictureKey={properties.propertyPics[0]?.key ?? null}
          sampleNumber={sampleNumber(id, properties.residenceType)}
        />
      ),
    },
    {
      id: 'description',
      header: t('announcements.description'),
      width: 35,
      isRowHeader: true,
      skeleton: <LinesSkeleton lines={3} />,
      cell: ({ properties }) => (
        <span className={styles.lines}>
          <span className={styles.facts}>
            <span className={styles.linkText}>{t(`product.residenceType.${properties.residenceType}`)}</span>
          </span>
          {properties.description !== null && (
            <span className={styles.excerpt}>{properties.description}</span>
          )}
        </span>
      ),
    },
    {
      id: 'location',
      header: t('announcements.location'),
      width: 25,
      cell: ({ properties }) => properties.address,
    },
    {
      id: 'rent',
      header: t('announcements.rent'),
      width: 25,
      skeleton: <LinesSkeleton lines={2} />,
      cell: (row) => (
        <span className={styles.lines}>
          <span>{t('product.unit.perMonth', { rent: formatMoney(row.properties.rent, locale) })}</span>
          <span className={styles.muted}>{formatArea(row.properties.size, locale)}</span>
          <span>{action(row)}</span>
        </span>
      ),
    },
    {
      id: 'interested',
      header: t('announcements.interested'),
      width: 5,
      align: 'end',
      // Five per cent hold a number and a mark, not a word.
      isHeaderHidden: true,
      cell: ({ isInterested = [] }) => <Interested count={isInterested.length} />,
    },
  ];
}

interface AnnouncementCardProps {
  readonly announcement: Schemas['Announcement'];
  readonly href: string;
  readonly action: ReactNode;
}

function AnnouncementCard({ announcement, href, action }: AnnouncementCardProps) {
  const t = useTranslations();
  const locale: Locale = useLocale();
  const { id, properties, isInterested = [] } = announcement;
  const key = properties.propertyPics[0]?.key;
  return (
    <MatchCard
      title={t(`product.residenceType.${properties.residenceType}`)}
      level={3}
      href={href}
      picture={key === undefined ? null : pictureUrl(key)}
      drawing={sampleNumber(id, properties.residenceType)}
      drawingLabel={t('common.illustration')}
      meter={<Interested count={isInterested.length} />}
      facts={[
        formatArea(properties.size, locale),
        t('product.unit.perMonth', { rent: formatMoney(properties.rent, locale) }),
      ]}
      details={[properties.address]}
      description={properties.description}
      action={<span className={card.action}>{action}</span>}
    />
  );
}

/** How many are interested: a number and a mark, because there is no room for a word. */
function Interested({ count }: { readonly count: number }) {
  const t = useTranslations('announcements');
  return (
    <span className={styles.counted}>
      {count}
      <Icon name="hand" />
      <VisuallyHidden>{t('interested')}</VisuallyHidden>
    </span>
  );
}
