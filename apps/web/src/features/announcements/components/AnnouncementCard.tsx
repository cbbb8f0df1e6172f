import { formatArea } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { sampleNumber } from '@tilava/domain/pictures';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { MatchCard } from '@tilava/ui/MatchCard';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { pictureUrl } from '../../../shared/config.ts';
import * as styles from './AnnouncementCard.css.ts';
import { Interested } from './Interested.tsx';

interface AnnouncementCardProps {
  readonly announcement: Schemas['Announcement'];
  readonly href: string;
  /** What can be done with it. */
  readonly action: ReactNode;
}

/** An announcement of one's own as a card where there is no room for columns. */
export function AnnouncementCard({ announcement, href, action }: AnnouncementCardProps) {
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
      action={<span className={styles.action}>{action}</span>}
    />
  );
}
