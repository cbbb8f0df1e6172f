import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { findMatchesQuery } from '@tilava/sdk/react-query';
import { Badge } from '@tilava/ui/Badge';
import { Link } from '@tilava/ui/Link';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { createSearchParams, generatePath } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useReceivedInterests } from '../../../shared/interests/useReceivedInterests.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import * as styles from '../../../shared/tables/cells.css.ts';

interface NextStepsProps {
  readonly announcement: Schemas['Announcement'];
}

/** How much interest an announcement has met and how many tenants it may suit, each leading there; what to do next. */
export function NextSteps({ announcement }: NextStepsProps) {
  const t = useTranslations('announcements');
  const { id, isActive, isInterested = [], properties } = announcement;
  const { address, propertyPics, surroundPics } = properties;
  const results = useReceivedInterests().data?.results ?? [];
  const newCount = results.filter((interest) => interest.announcement === id && interest.isNew).length;
  const interested = t('interestedCount', { count: isInterested.length });
  const query = createSearchParams({ announcement: id }).toString();
  return (
    <span className={styles.lines}>
      <span className={styles.facts}>
        {isInterested.length === 0 ? (
          <span className={styles.muted}>{interested}</span>
        ) : (
          <Step href={`${paths.userDashboard}?${query}`} address={address}>
            {interested}
          </Step>
        )}
        {newCount > 0 && <Badge tone="match">{t('newCount', { count: newCount })}</Badge>}
      </span>
      {isActive && <MatchCount announcementId={id} address={address} href={`${paths.matches}?${query}`} />}
      {propertyPics.length + surroundPics.length === 0 && (
        <Step href={generatePath(paths.announcement, { annoId: id })} address={address}>
          {t('addPictures')}
        </Step>
      )}
    </span>
  );
}

interface MatchCountProps {
  readonly announcementId: string;
  readonly address: string;
  readonly href: string;
}

function MatchCount({ announcementId, address, href }: MatchCountProps) {
  const t = useTranslations();
  const { tilava } = useServices();
  const { data } = useQuery({
    ...findMatchesQuery(tilava, { announcement: announcementId }, { all: true, limit: 1 }),
    // The link works without its number.
    meta: { isSilent: true },
  });
  return (
    <Step href={href} address={address}>
      {data === undefined ? t('nav.matches') : t('announcements.matchCount', { count: data.total })}
    </Step>
  );
}

interface StepProps {
  readonly href: string;
  /** Tells links of the same words apart. */
  readonly address: string;
  readonly children: string;
}

const Step = ({ href, address, children }: StepProps) => (
  <Link href={href} variant="standalone">
    {children}
    <VisuallyHidden>: {address}</VisuallyHidden>
  </Link>
);
