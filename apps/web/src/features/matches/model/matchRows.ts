import { formatArea, formatDistance, formatPercentage, formatRooms } from '@tilava/domain/format';
import { displayedPoints, type Strength, strengthOf } from '@tilava/domain/matching';
import { formatMoney, yearlyRent } from '@tilava/domain/money';
import { sampleNumber } from '@tilava/domain/pictures';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import type { Bounds } from '../../../shared/facts/useBetween.ts';

type AnnouncementMatch = Extract<Schemas['Match'], { kind: 'announcement' }>;
type UnavailableMatch = Extract<Schemas['Match'], { kind: 'unavailable' }>;

/** A match as a row of the tenant's table: everything is formatted but for the words. */
export interface AnnouncementRow {
  readonly kind: 'announcement';
  readonly id: string;
  /** The id of its premises, by which its page is found. */
  readonly propertyId: string;
  /** The key of the first picture, or null for a sample drawing. */
  readonly pictureKey: string | null;
  readonly sampleNumber: number;
  readonly residenceType: Schemas['ResidenceType'];
  readonly area: string;
  readonly rooms: string;
  /** How many rooms there are at most, which chooses the word for them. */
  readonly roomCount: number;
  readonly yearlyRent: string;
  readonly monthlyRent: string;
  readonly description: string | null;
  readonly street: string;
  readonly city: string;
  readonly distance: string;
  /** Null where nothing is said; empty where the premises are free by now. */
  readonly availableFrom: string | null;
  readonly points: number;
  readonly percentage: string;
  readonly strength: Strength;
  readonly explanation: readonly Schemas['MatchExplanation'][];
  readonly isFavorite: boolean;
}

export interface UnavailableRow {
  readonly kind: 'unavailable';
  readonly id: string;
  readonly isFavorite: boolean;
}

export const unavailableRow = ({ announcement, favorite }: UnavailableMatch): UnavailableRow => ({
  kind: 'unavailable',
  id: announcement.id,
  isFavorite: favorite,
});

/** Formats a match for the table (specification, section 9). `today` is the day in Europe/Helsinki. */
export function announcementRow(match: AnnouncementMatch, today: string, locale: Locale): AnnouncementRow {
  const { announcement } = match;
  const points = displayedPoints(match);
  const listing = announcement.properties;
  return {
    kind: 'announcement',
    id: announcement.id,
    propertyId: listing.id,
    pictureKey: listing.propertyPics[0]?.key ?? null,
    sampleNumber: sampleNumber(announcement.id, listing.residenceType),
    residenceType: listing.residenceType,
    area: formatArea(listing.size, locale),
    rooms: formatRooms(listing.roomCount),
    roomCount: Math.max(0, ...listing.roomCount),
    yearlyRent: formatMoney(yearlyRent(listing.rent), locale),
    monthlyRent: formatMoney(listing.rent, locale),
    description: listing.description,
    ...splitAddress(listing.address),
    distance: formatDistance(match.distance, locale),
    availableFrom: availableFrom(listing.moveInDate, today, locale),
    points,
    percentage: formatPercentage(points, locale),
    strength: strengthOf(points),
    explanation: match.explanation,
    isFavorite: match.favorite,
  };
}

function availableFrom(day: string | null, today: string, locale: Locale): string | null {
  if (day === null) return null;
  return day <= today ? '' : formatDay(day, locale);
}

type TenantMatch = Extract<Schemas['Match'], { kind: 'tenant' }>;

/** A match as a row of the landlord's table: everything is formatted but for the words. */
export interface TenantRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly flags: readonly Schemas['ResidenceFlag'][];
  readonly area: Bounds;
  readonly rent: Bounds;
  readonly street: string;
  readonly distance: string;
  /** Empty where nothing is said. */
  readonly moveIn: string;
  readonly points: number;
  readonly percentage: string;
  readonly strength: Strength;
  readonly explanation: readonly Schemas['MatchExplanation'][];
  readonly personPoints: number;
}

/** Formats a match for the table (specification, section 9). */
export function tenantRow(match: TenantMatch, locale: Locale): TenantRow {
  const { user, properties: need } = match.potentialTenant;
  const points = displayedPoints(match);
  return {
    id: need.id,
    name: user.displayName,
    description: user.description,
    flags: need.residenceType,
    area: { minimum: formatArea(need.sizeMin, locale), maximum: formatArea(need.sizeMax, locale) },
    rent: { minimum: formatMoney(need.rentMin, locale), maximum: formatMoney(need.rentMax, locale) },
    street: splitAddress(need.address).street,
    distance: formatDistance(match.distance, locale),
    moveIn: formatDay(need.moveInDate, locale),
    points,
    percentage: formatPercentage(points, locale),
    strength: strengthOf(points),
    explanation: match.explanation,
    personPoints: match.personPoints,
  };
}

/** An address in two lines: the street, and what follows it. */
export function splitAddress(address: string): { readonly street: string; readonly city: string } {
  const [street = address, ...rest] = address.split(', ');
  return { street, city: rest.join(', ') };
}
