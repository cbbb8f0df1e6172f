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
import * as styles from './announcements.css.ts';

interface AnnouncementProps {
  readonly announcement: Schemas['Announcement'];
}

/** How often an announcement was opened, how much interest it has met and how many tenants it may suit. */
export function Counts({ announcement }: AnnouncementProps) {
  const { id, isInterested = [], properties } = announcement;
  const { address } = properties;
  const { views, interested, matches } = useCounts(announcement);
  return (
    <span className={styles.counts}>
      <Count text={views} />
      <Count
        text={interested}
        {...(isInterested.length > 0 && { href: choosing(id, paths.userDashboard), address })}
      />
      {matches !== undefined && <Count text={matches} href={choosing(id, paths.matches)} address={address} />}
    </span>
  );
}

/** What to do next with an announcement, if anything. */
export function NextSteps({ announcement }: AnnouncementProps) {
  const t = useTranslations('announcements');
  const { id, letFrom = null, properties } = announcement;
  const { address, propertyPics, surroundPics } = properties;
  const received = useReceivedInterests().data?.results ?? [];
  const count = received.filter((interest) => interest.announcement === id && interest.isNew).length;
  return (
    <>
      {count > 0 && (
        <Step href={choosing(id, paths.userDashboard)} address={address}>
          <Badge tone="match">{t('newCount', { count })}</Badge>
        </Step>
      )}
      {letFrom === null && propertyPics.length + surroundPics.length === 0 && (
        <Step href={choosing(id, paths.ownPictures)} address={address}>
          <Icon name="plus" />
          <span className={styles.step}>{t('addPictures')}</span>
        </Step>
      )}
    </>
  );
}

/** A page of the landlord's that shows an announcement. */
const choosing = (announcement: string, path: string): string =>
  `${path}?${createSearchParams({ announcement }).toString()}`;

interface CountProps extends Partial<Omit<StepProps, 'children'>> {
  /** Such as "4 interested". */
  readonly text: string;
}

/** A number above what it counts; a dash where none is told. */
function Count({ text, href, address = '' }: CountProps) {
  const [, number = '–', counted = text] = /^(\d[\d\s]*)\s(.+)$/u.exec(text) ?? [];
  const content = (
    <span className={styles.count}>
      <span className={styles.number}>{number}</span> <span className={styles.counted}>{counted}</span>
    </span>
  );
  if (href === undefined) return content;
  return (
    <Step href={href} address={address}>
      {content}
    </Step>
  );
}

/** In words. Hidden announcements have no matches. */
function useCounts({ id, isActive, isInterested = [], views = null }: Schemas['Announcement']) {
  const t = useTranslations();
  const { tilava } = useServices();
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
