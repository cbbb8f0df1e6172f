import {
  amenities,
  creditRatings,
  employeeBands,
  floors,
  industries,
  operatingMargins,
  residenceFlags,
  roomCounts,
} from '@tilava/domain/enums';
import type { components } from '@tilava/sdk/schema';
import { fromMask, singleFromMask } from '../../db/masks.ts';
import type { announcements, needs } from '../../db/schema.ts';

type Schemas = components['schemas'];
type NeedRow = typeof needs.$inferSelect;
type AnnouncementRow = typeof announcements.$inferSelect;

/** How much of a property somebody sees. */
export interface PropertyView {
  /** Owner and admin: who it belongs to, and criteria that are not public. */
  readonly isWhole: boolean;
}

/** What a tenant seeks, in the contract's form. */
export function presentNeed(row: NeedRow, view: PropertyView): Schemas['Need'] {
  return {
    id: row.id,
    kind: 'need',
    ...(view.isWhole && { user: row.userId }),
    ...presentPlace(row),
    isActive: row.isActive,
    description: row.description,
    residenceType: fromMask(residenceFlags, row.residenceFlags),
    roomCount: fromMask(roomCounts, row.rooms),
    floor: fromMask(floors, row.floors),
    sizeMin: fromHundredths(row.sizeMin),
    sizeMax: fromHundredths(row.sizeMax),
    rentMin: fromHundredths(row.rentMin),
    rentMax: fromHundredths(row.rentMax),
    moveInDate: row.moveInDate,
    moveOutDate: row.moveOutDate,
    deposit: row.wantsNoDeposit ? 0 : null,
    noDeposit: row.wantsNoDeposit,
    amenities: fromMask(amenities, row.amenities),
  };
}

/** What a landlord lets, in the contract's form. */
export function presentListing(
  row: AnnouncementRow,
  files: readonly Schemas['FileRecord'][],
  view: PropertyView,
): Schemas['Listing'] {
  return {
    id: row.propertyId,
    kind: 'listing',
    announcement: row.id,
    ...(view.isWhole && { user: row.userId }),
    ...presentPlace(row),
    isActive: row.isActive,
    description: row.description,
    residenceType: row.residenceType,
    roomCount: fromMask(roomCounts, row.rooms),
    floor: singleFromMask(floors, row.floor) ?? 'bottom',
    size: row.size / 100,
    rent: row.rent / 100,
    moveInDate: row.moveInDate,
    moveOutDate: row.moveOutDate,
    deposit: fromHundredths(row.deposit),
    noDeposit: row.deposit === 0,
    condition: row.condition,
    view: row.view,
    amenities: fromMask(amenities, row.amenities),
    propertyPics: files.filter((file) => !file.surround),
    surroundPics: files.filter((file) => file.surround),
    ...((view.isWhole || row.criteriaArePublic) && { criteria: presentCriteria(row) }),
  };
}

function presentCriteria(row: AnnouncementRow): Schemas['TenantCriteria'] {
  return {
    industries: fromMask(industries, row.wantedIndustries),
    creditRating: fromMask(creditRatings, row.wantedCreditRatings),
    operatingMargin: fromMask(operatingMargins, row.wantedOperatingMargins),
    employee: fromMask(employeeBands, row.wantedEmployeeBands),
    publicDisplay: row.criteriaArePublic,
  };
}

function presentPlace({ address, latitude, longitude }: Pick<NeedRow, 'address' | 'latitude' | 'longitude'>) {
  return { address, location: { latitude, longitude }, x: latitude, y: longitude };
}

const fromHundredths = (value: number | null): number | null => (value === null ? null : value / 100);
