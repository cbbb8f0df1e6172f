import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { useLocale, useTranslations } from 'use-intl';
import { paths } from '../../../../shared/paths.ts';
import { useToday } from '../../../../shared/time/useToday.ts';
import { useInterestingAnnouncements } from '../../api/usePairs.ts';
import { announcementRow } from '../../model/announcementRow.ts';
import { AnnouncementMatchCard } from '../AnnouncementMatchCard.tsx';
import { useMatchAddress } from '../useMatchAddress.ts';
import { InterestSection } from './InterestSection.tsx';
import { UnavailableInterest } from './UnavailableInterest.tsx';

/** The properties that the tenant is interested in, or the way to find some (specification, section 2, Dashboard). */
export function InterestingProperties() {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const today = useToday();
  const addressOf = useMatchAddress();
  const { isWithoutNeed, ...pairs } = useInterestingAnnouncements();
  const messages = useTranslations('product.request');
  const newNeed = useTranslations('matches')('newNeed');
  return (
    <InterestSection
      title={t('interestingProperties')}
      pairs={pairs}
      empty={
        <EmptyState
          title={isWithoutNeed ? messages('noProperties') : t('noInterests')}
          action={
            <Link href={isWithoutNeed ? paths.newProperty : paths.matches} variant="button">
              {isWithoutNeed ? newNeed : t('findMatches')}
            </Link>
          }
        />
      }
      renderCard={(match) => {
        if (match.kind === 'unavailable') {
          return <UnavailableInterest key={match.announcement.id} match={match} />;
        }
        const row = announcementRow(match, today, locale);
        return <AnnouncementMatchCard key={row.id} row={row} level={3} href={addressOf(row.propertyId)} />;
      }}
    />
  );
}
