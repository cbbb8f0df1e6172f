import { formatNumber } from '@tilava/domain/format';
import { insightWeeks } from '@tilava/domain/insights';
import { formatMoment } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Badge, type BadgeProps } from '@tilava/ui/Badge';
import { Button } from '@tilava/ui/Button';
import { type Column, DataTable } from '@tilava/ui/DataTable';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { useMedia } from '@tilava/ui/useMedia';
import { media } from '@tilava/ui/tokens/media';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useId, useState } from 'react';
import { createSearchParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { paths } from '../../../../shared/paths.ts';
import { useRowLabels } from '../../../../shared/tables/cells.tsx';
import * as styles from '../../../../shared/tables/cells.css.ts';
import * as cards from '../cards.css.ts';
import { useViewingTexts } from '../../../../shared/viewings/useViewingTexts.ts';
import { useAttentionTexts } from '../attention/useAttentionTexts.ts';
import { useNewInterests } from '../useNewInterests.ts';
import { defaultSort, interestedCount, sortOverview, viewingCount } from './overviewOrder.ts';

type Announcement = Schemas['Announcement'];

/** How many are shown before all are asked for, on a phone and elsewhere. */
const fewRows = { narrow: 4, wide: 8 };

interface OverviewProps {
  readonly announcements: readonly Announcement[];
  readonly chosenId: string | undefined;
}

/** What announcements have met, the selected one first. */
export default function Overview({ announcements, chosenId }: OverviewProps) {
  const t = useTranslations();
  const texts = useAttentionTexts();
  const locale = useLocale();
  const titleId = useId();
  const [sort, setSort] = useState(defaultSort);
  const [isWholeShown, setWholeShown] = useState(false);
  const isNarrow = useMedia(media.narrow, { onPaper: false });
  const columns = useColumns(chosenId, isNarrow);
  const rowLabels = useRowLabels();
  const few = fewRows[isNarrow ? 'narrow' : 'wide'];
  // A button for one more row would take as much room as the row.
  const isCut = !isWholeShown && announcements.length > few + 1;
  const rows = sortOverview(announcements, sort, { locale, chosenId });
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="heading" id={titleId}>
          {texts.overview}
        </Heading>
        <DataTable
          caption={texts.overview}
          columns={columns}
          rows={isCut ? rows.slice(0, few) : rows}
          rowKey={({ id }) => id}
          href={hrefOf}
          sort={sort}
          onSortChange={setSort}
          rowLabels={rowLabels}
          loadingLabel={t('announcements.loading')}
          empty={null}
        />
        {isCut && (
          <Inline>
            <Button variant="secondary" size="small" onPress={() => setWholeShown(true)}>
              {t('dashboard.showAll', { count: formatNumber(rows.length, locale, 'upToTwo') })}
            </Button>
          </Inline>
        )}
      </Stack>
    </section>
  );
}

/** Selects it, which the rest of the dashboard is about. */
const hrefOf = ({ id }: Announcement): string =>
  `${paths.userDashboard}?${createSearchParams({ announcement: id }).toString()}`;

/** On a phone, a line below the address says it all. */
function useColumns(chosenId: string | undefined, isNarrow: boolean): readonly Column<Announcement>[] {
  const t = useTranslations();
  const texts = useAttentionTexts();
  const viewings = useViewingTexts();
  const locale = useLocale();
  const { received, newKeys } = useNewInterests();
  const newOf = (id: string) =>
    received.data?.results.filter((interest) => interest.announcement === id && newKeys.has(interest))
      .length ?? 0;
  const number = (count: number) => formatNumber(count, locale, 'upToTwo');
  const viewsText = (views: number | null) =>
    views === null
      ? t('announcements.fewViews')
      : t('announcements.viewCount', { count: views, weeks: insightWeeks });
  const property: Column<Announcement> = {
    id: 'property',
    header: t('announcements.property'),
    width: 49,
    isRowHeader: true,
    isSortable: !isNarrow,
    cell: ({ letFrom = null, views = null, ...row }) => (
      <>
        <span className={styles.linkText}>{row.properties.address}</span>
        {row.id === chosenId && <Mark tone="match">{texts.selected}</Mark>}
        {!row.isActive && <Mark>{letFrom === null ? t('nav.hidden') : t('nav.let')}</Mark>}
        {isNarrow && (
          <span className={cards.line}>
            {[t('announcements.interestedCount', { count: interestedCount(row) }), viewsText(views)].join(
              ' · ',
            )}
          </span>
        )}
      </>
    ),
  };
  if (isNarrow) return [property];
  return [
    property,
    {
      id: 'interested',
      header: texts.interested,
      width: 17,
      isSortable: true,
      align: 'end',
      cell: (row) => {
        const newCount = newOf(row.id);
        return (
          <>
            {newCount > 0 && <Badge tone="match">{t('announcements.newCount', { count: newCount })}</Badge>}{' '}
            {number(interestedCount(row))}
          </>
        );
      },
    },
    {
      id: 'views',
      header: texts.views(insightWeeks),
      width: 17,
      isSortable: true,
      align: 'end',
      cell: ({ views = null }) =>
        views === null ? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{viewsText(views)}</VisuallyHidden>
          </>
        ) : (
          number(views)
        ),
    },
    {
      id: 'viewings',
      header: viewings.upcomingOnly,
      width: 17,
      isSortable: true,
      align: 'end',
      cell: (row) => <Viewings announcement={row} />,
    },
  ];
}

/** How many there are and when the next one begins, with the way to them. */
function Viewings({ announcement }: { readonly announcement: Announcement }) {
  const locale = useLocale();
  const count = viewingCount(announcement);
  const { nextViewing = null, properties } = announcement;
  if (nextViewing === null) return '0';
  return (
    <>
      {formatNumber(count, locale, 'upToTwo')}
      {' · '}
      <Link variant="standalone" href={`${paths.messages}?filter=viewings`}>
        {formatMoment(new Date(nextViewing), locale)} <VisuallyHidden>{properties.address}</VisuallyHidden>
      </Link>
    </>
  );
}

const Mark = (badge: BadgeProps) => (
  <span className={cards.mark}>
    <Badge {...badge} />
  </span>
);
