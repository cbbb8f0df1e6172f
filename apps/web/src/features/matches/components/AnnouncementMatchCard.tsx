import { MatchCard } from '@tilava/ui/MatchCard';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '../../../shared/config.ts';
import type { AnnouncementRow } from '../model/announcementRow.ts';
import { MatchCell } from './MatchCell.tsx';
import { useMatchLabels } from './useMatchLabels.ts';

interface AnnouncementMatchCardProps {
  readonly row: AnnouncementRow;
  /** The address of its own page. */
  readonly href: string;
  /** What can be done with it, in the corner. */
  readonly action?: ReactNode;
  /** The place of its title in the page's outline. @default 2 */
  readonly level?: 2 | 3;
}

/** Premises that suit a tenant, as a card where there is no room for columns. */
export function AnnouncementMatchCard({ row, href, action, level }: AnnouncementMatchCardProps) {
  const t = useTranslations();
  const words = useMatchLabels();
  return (
    <MatchCard
      title={t(`product.residenceType.${row.residenceType}`)}
      href={href}
      {...(level !== undefined && { level })}
      picture={row.pictureKey === null ? null : pictureUrl(row.pictureKey)}
      drawing={row.sampleNumber}
      drawingLabel={t('common.illustration')}
      meter={<MatchCell row={row} />}
      facts={[row.area, words.rooms(row), t('product.unit.perMonth', { rent: row.monthlyRent })]}
      details={[
        [row.street, row.city].filter(Boolean).join(', '),
        t('product.unit.away', { distance: row.distance }),
        `${t('matches.availableTime')}: ${words.availableFrom(row.availableFrom)}`,
      ]}
      moreDetails={[t('product.unit.perYear', { rent: row.yearlyRent })]}
      description={row.description}
      action={action}
    />
  );
}
