import { useQuery } from '@tanstack/react-query';
import { insightWeeks } from '@tilava/domain/insights';
import type { Schemas } from '@tilava/sdk';
import { findMatchesQuery } from '@tilava/sdk/react-query';
import { Badge } from '@tilava/ui/Badge';
import { Icon } from '@tilava/ui/Icon';
import { Link } from '@tilava/ui/Link';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { createSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useReceivedInterests } from '../../../shared/interests/useReceivedInterests.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import * as styles from '../../../shared/tables/cells.css.ts';

interface NextStepsProps {
  readonly announcement: Schemas['Announcement'];
}

/** How often an announcement was opened, how much interest it has met and how many tenants it may suit; what to do next. */
export function NextSteps({ announcement }: NextStepsProps) {
  const t = useTranslations();
  const { id, isInterested = [], properties } = announcement;
  const { address } = properties;
  const { views, interested, newCount, matches } = useCounts(announcement);
  const query = createSearchParams({ announcement: id }).toString();
  return (
    <span className={styles.lines}>
      <span className={styles.muted}>{views}</span>
      <span className={styles.facts}>
        {isInterested.length === 0 ? (
          <span className={styles.none}>{interested}</span>
        ) : (
          <Step href={`${paths.userDashboard}?${query}`} address={address}>
            {interested}
          </Step>
        )}
        {newCount > 0 && <Badge tone="match">{t('announcements.newCount', { count: newCount })}</Badge>}
        {matches !== undefined && (
          <Step href={`${paths.matches}?${query}`} address={address}>
            {matches}
          </Step>
        )}
      </span>
      <AddPictures announcement={announcement} />
    </span>
  );
}

/** Where there are none, and premises aren't let. */
export function AddPictures({ announcement: { id, letFrom = null, properties } }: NextStepsProps) {
  const t = useTranslations('announcements');
  const { address, propertyPics, surroundPics } = properties;
  if (letFrom !== null || propertyPics.length + surroundPics.length > 0) return null;
  const query = createSearchParams({ announcement: id }).toString();
  return (
    <Step href={`${paths.ownPictures}?${query}`} address={address}>
      <Icon name="plus" />
      {t('addPictures')}
    </Step>
  );
}

/** In words. Hidden announcements have no matches; others are given a line before its number comes. */
export function useCounts({ id, isActive, isInterested = [], views = null }: Schemas['Announcement']) {
  const t = useTranslations();
  const { tilava } = useServices();
  const received = useReceivedInterests().data?.results ?? [];
  const { data } = useQuery({
    ...findMatchesQuery(tilava, { announcement: id }, { all: true, limit: 1 }),
    enabled: isActive,
    // The list is of use without the number.
    meta: { isSilent: true },
  });
  const matches =
    data === undefined ? t('nav.matches') : t('announcements.matchCount', { count: data.total });
  return {
    views:
      views === null
        ? t('announcements.fewViews')
        : t('announcements.viewCount', { count: views, weeks: insightWeeks }),
    interested: t('announcements.interestedCount', { count: isInterested.length }),
    newCount: received.filter(({ announcement, isNew }) => announcement === id && isNew).length,
    matches: isActive ? matches : undefined,
  };
}

interface StepProps {
  readonly href: string;
  /** Tells links of the same words apart. */
  readonly address: string;
  readonly children: ReactNode;
}

const Step = ({ href, address, children }: StepProps) => (
  <Link href={href} variant="standalone">
    {children} <VisuallyHidden>{address}</VisuallyHidden>
  </Link>
);
