import { formatArea, formatDistance, formatPercentage, formatRooms } from '@tilava/domain/format';
import { displayedPoints, matchReasons, strengthOf } from '@tilava/domain/matching';
import { formatMoney, yearlyRent } from '@tilava/domain/money';
import { sampleNumber } from '@tilava/domain/pictures';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';

type AnnouncementMatch = Extract<Schemas['Match'], { kind: 'announcement' }>;
type UnavailableMatch = Extract<Schemas['Match'], { kind: 'unavailable' }>;

/** A match as a row of the tenant's table: everything is formatted but for the words. */
export type AnnouncementRow = ReturnType<typeof announcementRow>;

export type UnavailableRow = ReturnType<typeof unavailableRow>;

export const unavailableRow = ({ announcement, favorite }: UnavailableMatch) => ({
  kind: 'unavailable' as const,
  id: announcement.id,
  isFavorite: favorite,
});

/**
 * Formats a match for the table (specification, section 9); without the need, nothing says why. `today` is the day in
 * Europe/Helsinki.
 */
export function announcementRow(
  match: AnnouncementMatch,
  need: Schemas['Need'] | undefined,
  today: string,
  locale: Locale,
) {
  const { announcement } = match;
  const points = displayedPoints(match);
  const listing = announcement.properties;
  return {
    kind: 'announcement' as const,
    id: announcement.id,
    listing,
    /** By which its page is found. */
    propertyId: listing.id,
    /** Null for a sample drawing. */
    pictureKey: listing.propertyPics[0]?.key ?? null,
    sampleNumber: sampleNumber(announcement.id, listing.residenceType),
    residenceType: listing.residenceType,
    area: formatArea(listing.size, locale),
    rooms: formatRooms(listing.roomCount),
    /** Chooses the word for the rooms. */
    roomCount: Math.max(0, ...listing.roomCount),
    yearlyRent: formatMoney(yearlyRent(listing.rent), locale),
    monthlyRent: formatMoney(listing.rent, locale),
    description: listing.description,
    ...splitAddress(listing.address),
    distance: formatDistance(match.distance, locale),
    /** Null where nothing is said; empty where the premises are free by now. */
    availableFrom: availableFrom(listing.moveInDate, today, locale),
    points,
    percentage: formatPercentage(points, locale),
    strength: strengthOf(points),
    reasons: need === undefined ? [] : matchReasons(match, need, listing),
    isFavorite: match.favorite,
  };
}

function availableFrom(day: string | null, today: string, locale: Locale): string | null {
  if (day === null) return null;
  return day <= today ? '' : formatDay(day, locale);
}

/** An address in two lines: the street, and what follows it. */
export function splitAddress(address: string): { readonly street: string; readonly city: string } {
  const [street = address, ...rest] = address.split(', ');
  return { street, city: rest.join(', ') };
}
