import { formatArea, formatDistance, formatPercentage, formatRooms, formatYearlyRent } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { pictureUrl } from '../../../shared/config.ts';
import { splitAddress, type SplitAddress } from '../../../shared/address.ts';
import { strengthOf, type Strength } from './strength.ts';

/** One line of the tenant's match list, ready to be shown. */
export interface MatchRow {
  readonly id: string;
  readonly residenceType: Schemas['ResidenceType'];
  /** Null where the landlord has added no picture. */
  readonly pictureUrl: string | null;
  readonly rooms: string;
  /** For the grammar only: 6 stands for six and more. */
  readonly roomCount: number;
  readonly size: string;
  readonly yearlyRent: string;
  readonly monthlyRent: string;
  readonly description: string | null;
  readonly address: SplitAddress;
  readonly distance: string;
  /** Null where the premises are free now. */
  readonly freeFrom: string | null;
  readonly points: number;
  readonly percentage: string;
  readonly strength: Strength;
  readonly isFavorite: boolean;
}

interface RowContext {
  readonly locale: Locale;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Turns a match into a row; premises free by today, or of whose date nothing is said, are free now. */
export function matchRowOf(match: Schemas['AnnouncementMatch'], { locale, today }: RowContext): MatchRow {
  const { announcement, points } = match;
  const listing = announcement.properties;
  const [picture] = announcement.residence.files;
  // Days written as YYYY-MM-DD are in order as text.
  const isFree = listing.moveInDate === null || listing.moveInDate <= today;
  return {
    id: announcement.id,
    residenceType: listing.residenceType,
    pictureUrl: picture === undefined ? null : pictureUrl(picture.key),
    rooms: formatRooms(listing.roomCount),
    roomCount: Math.max(...listing.roomCount, 0),
    size: formatArea(listing.size, locale),
    yearlyRent: formatYearlyRent(listing.rent, locale),
    monthlyRent: formatMoney(listing.rent, locale),
    description: listing.description,
    address: splitAddress(listing.address),
    distance: formatDistance(match.distance, locale),
    freeFrom: isFree ? null : formatDay(listing.moveInDate, locale),
    points,
    percentage: formatPercentage(points, locale),
    strength: strengthOf(points),
    isFavorite: match.favorite,
  };
}

/** The rows of a list, in the server's order. A tenant's list holds announcements only. */
export function matchRowsOf(matches: readonly Schemas['Match'][], context: RowContext): readonly MatchRow[] {
  return matches.flatMap((match) => (match.kind === 'announcement' ? [matchRowOf(match, context)] : []));
}
