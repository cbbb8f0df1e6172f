import {
  amenities,
  creditRatings,
  employeeBands,
  floors,
  industries,
  operatingMargins,
  residenceFlagOf,
  residenceFlags,
  roomCounts,
  type ResidenceType,
} from '@tilava/domain/enums';
import { boundFaults, periodFaults } from '@tilava/domain/property';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import type { announcements } from '../../db/schema.ts';
import { hundredths, ifSent, merged } from '../properties/hundredths.ts';
import { placeChanges } from '../properties/placeChanges.ts';
import { refuseFaults } from '../properties/refuseFaults.ts';
import { singleValue } from './singleValue.ts';

type Schemas = components['schemas'];
type AnnouncementRow = typeof announcements.$inferSelect;

/** What the server itself says of a new announcement. */
type Given = Pick<
  AnnouncementRow,
  'id' | 'propertyId' | 'userId' | 'residenceId' | 'isActive' | 'createdAt' | 'version'
>;

/**
 * The row of a new announcement.
 *
 * @throws ProblemError 400 where the body breaks a rule
 */
export function announcementRow(body: Schemas['AnnouncementCreation'], given: Given): AnnouncementRow {
  const { address, x: latitude, y: longitude, residenceType } = body;
  const unsaid = {
    description: null,
    moveInDate: null,
    moveOutDate: null,
    deposit: null,
    condition: null,
    view: null,
    amenities: 0,
    wantedIndustries: 0,
    wantedCreditRatings: 0,
    wantedOperatingMargins: 0,
    wantedEmployeeBands: 0,
    criteriaArePublic: false,
  };
  // The zeros are written over by what the contract requires.
  const required = { cell: 0, residenceFlag: 0, rooms: 0, floor: 0, size: 0, rent: 0 };
  return listingChangesRow(
    { ...given, ...unsaid, ...required, address, latitude, longitude, residenceType },
    body,
  );
}

/**
 * What a listing is after a change.
 *
 * @throws ProblemError 400 where what comes out of it breaks a rule
 */
export function listingChangesRow(
  announcement: AnnouncementRow,
  changes: Schemas['ListingChanges'],
): AnnouncementRow {
  const size = singleValue('size', { minimum: changes.sizeMin, maximum: changes.sizeMax });
  const rent = singleValue('rent', { minimum: changes.rentMin, maximum: changes.rentMax });
  const row = merged(announcement, {
    ...placeChanges(changes, announcement),
    description: changes.description,
    residenceType: changes.residenceType,
    residenceFlag: ifSent(changes.residenceType, flagMask),
    rooms: ifSent(changes.roomCount, (rooms) => toMask<number>(roomCounts, rooms)),
    floor: ifSent(changes.floor, (floor) => toMask(floors, [floor])),
    amenities: ifSent(changes.amenities, (keys) => toMask(amenities, keys)),
    size: ifSent(size, (value) => hundredths(value)),
    rent: ifSent(rent, (value) => hundredths(value)),
    moveInDate: changes.moveInDate,
    moveOutDate: changes.moveOutDate,
    deposit: ifSent(changes.deposit, hundredths),
    condition: changes.condition,
    view: changes.view,
    ...criteriaChanges(changes.criteria ?? {}),
  });
  // As it is stored, so that rounding is in it.
  const faults = [
    ...boundFaults('size', row.size, row.size),
    ...boundFaults('rent', row.rent, row.rent),
    ...periodFaults(row.moveInDate, row.moveOutDate),
  ];
  refuseFaults(faults, '/body');
  return row;
}

function criteriaChanges(criteria: Schemas['TenantCriteriaChanges']) {
  return {
    wantedIndustries: ifSent(criteria.industries, (keys) => toMask(industries, keys)),
    wantedCreditRatings: ifSent(criteria.creditRating, (keys) => toMask(creditRatings, keys)),
    wantedOperatingMargins: ifSent(criteria.operatingMargin, (keys) => toMask(operatingMargins, keys)),
    wantedEmployeeBands: ifSent(criteria.employee, (keys) => toMask(employeeBands, keys)),
    criteriaArePublic: criteria.publicDisplay,
  };
}

/** The tenants' flag that a type stands for; 0 where it stands for none. */
function flagMask(type: ResidenceType): number {
  const flag = residenceFlagOf(type);
  return toMask(residenceFlags, flag === null ? [] : [flag]);
}
