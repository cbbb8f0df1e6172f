import { Icon } from '@tilava/ui/Icon';
import { MatchCard } from '@tilava/ui/MatchCard';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '../../../shared/config.ts';
import * as styles from '../../../shared/tables/cells.css.ts';
import type { AnnouncementRow } from '../model/announcementRow.ts';
import { MatchCell } from './MatchCell.tsx';
import { useMatchWords } from './useMatchWords.ts';

/** Premises that suit a tenant, as a card on a phone. */
export function AnnouncementMatchCard({ row }: { readonly row: AnnouncementRow }) {
  const t = useTranslations();
  const words = useMatchWords();
  return (
    <MatchCard
      title={t(`product.residenceType.${row.residenceType}`)}
      picture={row.pictureKey === null ? null : pictureUrl(row.pictureKey)}
      drawing={row.sampleNumber}
      meter={<MatchCell row={row} />}
      facts={[row.area, words.rooms(row), t('product.unit.perMonth', { rent: row.monthlyRent })]}
      details={[
        [row.street, row.city].filter(Boolean).join(', '),
        t('product.unit.away', { distance: row.distance }),
        `${t('matches.availableTime')}: ${words.availableFrom(row.availableFrom)}`,
      ]}
      {...(row.isFavorite && { action: <Saved /> })}
    />
  );
}

function Saved() {
  const t = useTranslations('matches');
  return (
    <span className={styles.saved}>
      <Icon name="star" isFilled />
      <VisuallyHidden>{t('saved')}</VisuallyHidden>
    </span>
  );
}
