import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useServices } from '../../../../shared/services/useServices.ts';
import { useToday } from '../../../../shared/time/time.tsx';
import { bestMatchesQuery } from '../../api/matchDetailQueries.ts';
import type { AnnouncementPair } from '../../api/useMatchDetails.ts';
import { announcementRow } from '../../model/matchRows.ts';
import { similarMatches } from '../../model/similarMatches.ts';
import { AnnouncementMatchCard } from '../MatchCards.tsx';
import { useMatchAddress } from '../useMatchAddress.ts';
import { DetailSection } from './DetailPlace.tsx';
import * as styles from './detail.css.ts';

/** Other premises that suit the same need; nothing where there are none. */
export function SimilarPremises({ pair: { need, match } }: { readonly pair: AnnouncementPair }) {
  const t = useTranslations('matchDetail');
  const { tilava } = useServices();
  const locale = useLocale();
  const today = useToday();
  const addressOf = useMatchAddress();
  const best = useQuery(bestMatchesQuery(tilava, need.id));
  const similar = similarMatches(match, best.data ?? []);
  if (similar.length === 0) return null;
  return (
    <div className={styles.elsewhere}>
      <DetailSection title={t('similar')}>
        <div className={styles.similar}>
          {similar.map((other) => {
            const row = announcementRow(other, need, today, locale);
            return (
              <AnnouncementMatchCard key={row.id} row={row} level={3} href={addressOf(row.propertyId)} />
            );
          })}
        </div>
      </DetailSection>
    </div>
  );
}
