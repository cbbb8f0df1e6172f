import { repeatedKinds } from '@tilava/domain/cost';
import {
  amenities,
  creditRatings,
  employeeBands,
  floors,
  industries,
  operatingMargins,
  residenceFlagOf,
  residenceFlags,
  type ResidenceType,
  roomCounts,
} from '@tilava/domain/enums';
import type { FieldFault } from '@tilava/domain/form';
import { boundFaults, isBuildingId, periodFaults, pick, plainListingFields } from '@tilava/domain/property';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import { announcements } from '../../db/schema.ts';
import { invalidValue } from '../../http/problems.ts';
import {
  assertNoRest,
  emptyColumns,
  type FieldsOf,
  hundredths,
  sent,
  sentColumns,
  split,
} from '../everyField.ts';
import { placeColumns, refuseFaults, sentPlaceFaults } from '../properties/placeColumns.ts';

type Schemas = components['schemas'];
type AnnouncementRow = typeof announcements.$inferSelect;

type ListingFields = FieldsOf<Schemas['AnnouncementCreation'], Schemas['ListingChanges']>;

/** What is stored of that; what the server says of an announcement stands beside it. */
type ListingColumns = Omit<
  AnnouncementRow,
  | 'id'
  | 'propertyId'
  | 'userId'
  | 'residenceId'
  | 'isActive'
  | 'letFrom'
  | 'reference'
  | 'publicPage'
  | 'hadPublicPage'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
>;

type PlainColumns = Pick<ListingColumns, (typeof plainListingFields)[number]>;

/** Premises of which nothing is said; what the contract requires of new ones is written over. */
export const emptyListing: ListingColumns = {
  address: '',
  latitude: 0,
  longitude: 0,
  cell: 0,
  ...emptyColumns<PlainColumns>(pick(announcements, plainListingFields)),
  residenceType: 'other',
  residenceFlag: 0,
  rooms: 0,
  floor: 0,
  amenities: 0,
  size: 0,
  rent: 0,
  deposit: null,
  costs: [],
  wantedIndustries: 0,
  wantedCreditRatings: 0,
  wantedOperatingMargins: 0,
  wantedEmployeeBands: 0,
  criteriaArePublic: false,
};

export function listingColumns(fields: ListingFields, before: ListingColumns = emptyListing): ListingColumns {
  // Whose it is, and that it is a landlord's, is settled before.
  const { ownerId: _ownerId, isLandlord: _isLandlord, ...listing } = fields;
  const [plain, special] = split(listing, plainListingFields);
  const { address, x, y, residenceType, roomCount, floor, amenities: offered, ...further } = special;
  const { sizeMin, sizeMax, rentMin, rentMax, deposit, costs, criteria = {}, ...rest } = further;
  assertNoRest(rest);
  const size = singleValue('size', { minimum: sizeMin, maximum: sizeMax });
  const rent = singleValue('rent', { minimum: rentMin, maximum: rentMax });
  const columns: ListingColumns = {
    ...placeColumns({ address, x, y }, before),
    ...sentColumns(plain, pick(before, plainListingFields)),
    ...(residenceType === undefined ? typeOf(before) : typeColumns(residenceType)),
    rooms: sent(roomCount, before.rooms, (rooms) => toMask<number>(roomCounts, rooms)),
    floor: sent(floor, before.floor, (key) => toMask(floors, [key])),
    amenities: sent(offered, before.amenities, (keys) => toMask(amenities, keys)),
    size: sent(size, before.size, (value) => hundredths(value)),
    rent: sent(rent, before.rent, (value) => hundredths(value)),
    deposit: sent(deposit, before.deposit, hundredths),
    costs: sent(costs, before.costs, (list) => list.map(toStoredCost)),
    ...criteriaColumns(criteria, before),
  };
  // As it is stored, so that rounding is in it.
  const faults = [
    ...sentPlaceFaults({ address, x, y }, before),
    ...boundFaults('size', columns.size, columns.size),
    ...boundFaults('rent', columns.rent, columns.rent),
    ...periodFaults(columns.moveInDate, columns.moveOutDate),
    ...repeatedKinds(columns.costs),
    ...buildingIdFaults(columns.permanentBuildingId),
  ];
  refuseFaults(faults, '/body');
  return columns;
}

const toStoredCost = (cost: Schemas['CostSent']): Schemas['Cost'] => ({
  ...cost,
  amount: cost.amount === null ? null : hundredths(cost.amount) / 100,
});

const buildingIdFaults = (id: string | null): readonly FieldFault[] =>
  id === null || isBuildingId(id)
    ? []
    : [{ field: 'permanentBuildingId', rule: 'buildingIdInvalid', parameters: {} }];

function criteriaColumns(criteria: Schemas['TenantCriteriaChanges'], before: ListingColumns) {
  const { industries: branches, creditRating, operatingMargin, employee, publicDisplay, ...rest } = criteria;
  assertNoRest(rest);
  return {
    wantedIndustries: sent(branches, before.wantedIndustries, (keys) => toMask(industries, keys)),
    wantedCreditRatings: sent(creditRating, before.wantedCreditRatings, (keys) =>
      toMask(creditRatings, keys),
    ),
    wantedOperatingMargins: sent(operatingMargin, before.wantedOperatingMargins, (keys) =>
      toMask(operatingMargins, keys),
    ),
    wantedEmployeeBands: sent(employee, before.wantedEmployeeBands, (keys) => toMask(employeeBands, keys)),
    criteriaArePublic: sent(publicDisplay, before.criteriaArePublic),
  };
}

type TypeColumns = Pick<ListingColumns, 'residenceType' | 'residenceFlag'>;

const typeOf = ({ residenceType, residenceFlag }: TypeColumns): TypeColumns => ({
  residenceType,
  residenceFlag,
});

/** What premises are, with the tenants' flag that this stands for; 0 where it stands for none. */
export function typeColumns(residenceType: ResidenceType): TypeColumns {
  const flag = residenceFlagOf(residenceType);
  return { residenceType, residenceFlag: toMask(residenceFlags, flag === null ? [] : [flag]) };
}

/** Premises have one rent and one size: both bounds carry it, or one of them alone. */
function singleValue(
  name: 'rent' | 'size',
  { minimum, maximum }: { readonly minimum: number | undefined; readonly maximum: number | undefined },
): number | undefined {
  if (minimum !== undefined && maximum !== undefined && minimum !== maximum) {
    throw invalidValue('The minimum and maximum must be the same', `/body/${name}Max`);
  }
  return minimum ?? maximum;
}
