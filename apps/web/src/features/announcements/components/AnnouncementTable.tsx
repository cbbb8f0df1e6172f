import { formatArea } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { sampleNumber } from '@tilava/domain/pictures';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { type Column, DataTable, type Selection } from '@tilava/ui/DataTable';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Inline } from '@tilava/ui/Inline';
import { MatchCard, MatchCardSkeleton } from '@tilava/ui/MatchCard';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import type { ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { Hint } from '../../../shared/hints/Hint.tsx';
import * as card from '../../../shared/page/page.css.ts';
import { paths, pictureUrl } from '../../../shared/paths.ts';
import * as styles from '../../../shared/tables/cells.css.ts';
import {
  LinesSkeleton,
  PictureSkeleton,
  PropertyPicture,
  Rent,
  useRowLabels,
} from '../../../shared/tables/cells.tsx';
import * as pageStyles from './announcements.css.ts';
import { Counts, NextSteps } from './NextSteps.tsx';

type Announcement = Schemas['Announcement'];

const ChosenMark = lazyComponent(async () => ({
  default: (await import('../many/MoreActions.tsx')).ChosenMark,
}));

interface AnnouncementTableProps {
  readonly caption: string;
  readonly announcements: readonly Announcement[] | undefined;
  /** The id of the chosen one; it is scrolled to. */
  readonly chosenId: string | undefined;
  readonly emptyText: string;
  readonly emptyHint: 'noPublic' | 'noHidden' | null;
  readonly selection: Selection<Announcement> | undefined;
  readonly action: (announcement: Announcement) => ReactNode;
  readonly menu: (announcement: Announcement) => ReactNode;
}

/** Announcements in columns of 10, 25 + 10, 25, 25 and 5 per cent (specification, section 2). */
export function AnnouncementTable({
  caption,
  announcements,
  chosenId,
  emptyText,
  emptyHint,
  selection,
  ...actions
}: AnnouncementTableProps) {
  const t = useTranslations('announcements');
  return (
    <DataTable
      caption={caption}
      columns={useColumns({ chosenId, ...actions })}
      rows={announcements ?? []}
      rowKey={(row) => row.id}
      href={hrefOf}
      chosenKey={chosenId}
      renderCard={(row) => (
        <AnnouncementCard announcement={row} href={hrefOf(row)} chosenId={chosenId} {...actions} />
      )}
      cardSkeleton={<MatchCardSkeleton />}
      isLoading={announcements === undefined}
      rowLabels={useRowLabels()}
      loadingLabel={t('loading')}
      skeletonRows={3}
      empty={
        <EmptyState
          title={emptyText}
          {...(emptyHint !== null && { description: <Hint name={emptyHint} /> })}
        />
      }
      {...(selection !== undefined && { selection })}
    />
  );
}

const hrefOf = ({ id }: Announcement): string => generatePath(paths.announcement, { annoId: id });

type RowParts = Pick<AnnouncementTableProps, 'action' | 'chosenId' | 'menu'>;

function useColumns({ action, chosenId, menu }: RowParts): readonly Column<Announcement>[] {
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
      id: 'property',
      header: t('announcements.property'),
      width: 35,
      isRowHeader: true,
      skeleton: <LinesSkeleton lines={3} />,
      cell: ({ id, properties }) => (
        <span className={styles.lines}>
          <span className={`${styles.title} ${pageStyles.name}`}>
            <span className={styles.linkText}>{properties.address}</span>
            {id === chosenId && (
              <span className={pageStyles.chosen}>
                <ChosenMark />
              </span>
            )}
          </span>
          <span className={styles.muted}>
            {[
              t(`product.residenceType.${properties.residenceType}`),
              formatArea(properties.size, locale),
              t('product.unit.perMonth', { rent: formatMoney(properties.rent, locale) }),
            ].join(' · ')}
          </span>
          {properties.description !== null && (
            <span className={styles.excerpt}>{properties.description}</span>
          )}
        </span>
      ),
    },
    {
      id: 'interest',
      header: t('announcements.interest'),
      width: 25,
      skeleton: <LinesSkeleton lines={2} />,
      cell: (row) => (
        <span className={styles.lines}>
          <Counts announcement={row} />
          <NextSteps announcement={row} />
        </span>
      ),
    },
    {
      id: 'visibility',
      header: t('announcements.visibility'),
      width: 25,
      align: 'end',
      cell: action,
    },
    {
      id: 'menu',
      header: t('nav.menu'),
      width: 5,
      align: 'end',
      // Five per cent hold a mark, not a word.
      isHeaderHidden: true,
      cell: menu,
    },
  ];
}

interface AnnouncementCardProps extends RowParts {
  readonly announcement: Schemas['Announcement'];
  readonly href: string;
}

function AnnouncementCard({ announcement, chosenId, href, action, menu }: AnnouncementCardProps) {
  const t = useTranslations();
  const locale: Locale = useLocale();
  const { id, properties } = announcement;
  const { address, propertyPics, residenceType } = properties;
  const key = propertyPics[0]?.key;
  const [street = address, place] = address.split(', ');
  return (
    <MatchCard
      title={street}
      level={3}
      href={href}
      picture={key === undefined ? null : pictureUrl(key)}
      drawing={sampleNumber(id, residenceType)}
      drawingLabel={t('common.illustration')}
      facts={[t(`product.residenceType.${residenceType}`), formatArea(properties.size, locale)]}
      price={<Rent amount={formatMoney(properties.rent, locale)} />}
      {...(place !== undefined && {
        mark: (
          <Inline gap={2}>
            <Text size="small" tone="muted">
              {place}
            </Text>
            {id === chosenId && (
              <span className={pageStyles.chosen}>
                <ChosenMark />
              </span>
            )}
          </Inline>
        ),
      })}
      action={menu(announcement)}
      reasons={
        <Stack gap={2}>
          <Counts announcement={announcement} />
          {properties.description !== null && (
            <span className={pageStyles.about}>{properties.description}</span>
          )}
          <span className={card.actions}>
            {action(announcement)}
            <NextSteps announcement={announcement} />
          </span>
        </Stack>
      }
    />
  );
}
