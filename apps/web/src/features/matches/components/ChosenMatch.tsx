import type { Locale } from '@tilava/domain/time';
import { useLocale } from 'use-intl';
import { useToday } from '../../../shared/time/useToday.ts';
import { announcementRow } from '../model/announcementRow.ts';
import { AnnouncementMatchCard } from './AnnouncementMatchCard.tsx';
import { FavoriteToggle } from './FavoriteToggle.tsx';
import type { AnnouncementMatch } from './matchMarks.ts';
import { useMatchAddress } from './useMatchAddress.ts';

/** The match of the chosen dot, below a plot that has no list beside it. */
export function ChosenMatch({ match }: { readonly match: AnnouncementMatch }) {
  const locale: Locale = useLocale();
  const row = announcementRow(match, useToday(), locale);
  return (
    <AnnouncementMatchCard
      row={row}
      href={useMatchAddress()(row.propertyId)}
      action={<FavoriteToggle row={row} />}
    />
  );
}
