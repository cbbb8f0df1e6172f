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
import { areaOf } from '@tilava/domain/place';
import { plainListingFields, plainNeedFields } from '@tilava/domain/property';
import type { components } from '@tilava/sdk/schema';
import { fromMask, singleFromMask } from '../../db/masks.ts';
import type { announcements, needs } from '../../db/schema.ts';
import { importanceOf } from '../../matching/importance.ts';
import { answerOf, assertNoRest, split } from '../everyField.ts';

type Schemas = components['schemas'];
type NeedRow = typeof needs.$inferSelect;
type AnnouncementRow = typeof announcements.$inferSelect;

export interface PropertyView {
  /** Owner and admin: who it belongs to, what the owner calls it, and criteria that are not public. */
  readonly isWhole: boolean;
}

export function presentNeed(row: NeedRow, view: PropertyView): Schemas['Need'] {
  const [plain, special] = split(row, plainNeedFields);
  const { id, userId, isActive, address, latitude, longitude, residenceFlags: flags, ...more } = special;
  const { rooms, floors: floorMask, amenities: wanted, wantsNoDeposit, ...others } = more;
  const { sizeMin, sizeMax, rentMin, rentMax, name, position, ...further } = others;
  const { musts, important, ignored, drawnArea, ...unseen } = further;
  const { cell: _cell, createdAt, updatedAt, version: _version, ...rest } = unseen;
  assertNoRest(rest);
  return answerOf<Schemas['Need']>({
    id,
    kind: 'need',
    user: view.isWhole ? userId : undefined,
    ...presentPlace({ address, latitude, longitude }),
    isActive,
    name: view.isWhole ? name : undefined,
    position: view.isWhole ? position : undefined,
    importance: view.isWhole ? importanceOf({ musts, important, ignored }) : undefined,
    createdAt: view.isWhole ? createdAt.toISOString() : undefined,
    updatedAt: view.isWhole ? updatedAt.toISOString() : undefined,
    ...plain,
    residenceType: fromMask(residenceFlags, flags),
    roomCount: fromMask(roomCounts, rooms),
    floor: fromMask(floors, floorMask),
    sizeMin: fromHundredths(sizeMin),
    sizeMax: fromHundredths(sizeMax),
    rentMin: fromHundredths(rentMin),
    rentMax: fromHundredths(rentMax),
    drawnArea: drawnArea && areaOf(drawnArea),
    deposit: wantsNoDeposit ? 0 : null,
    noDeposit: wantsNoDeposit,
    amenities: fromMask(amenities, wanted),
  });
}

export function presentListing(
  row: AnnouncementRow,
  files: readonly Schemas['FileRecord'][],
  view: PropertyView,
): Schemas['Listing'] {
  const [plain, special] = split(row, plainListingFields);
  const { propertyId, userId, isActive, address, latitude, longitude, residenceType, ...more } = special;
  const { rooms, floor, amenities: offered, size, rent, deposit, costs, ...others } = more;
  const { criteriaArePublic, wantedIndustries, ...wishes } = others;
  const { wantedCreditRatings, wantedOperatingMargins, wantedEmployeeBands, ...unseen } = wishes;
  // The residence is told beside the listing, and the flag is what the type stands for.
  const { id, residenceId: _residenceId, residenceFlag: _residenceFlag, cell: _cell, ...server } = unseen;
  const {
    letFrom: _letFrom,
    reference: _reference,
    publicPage: _publicPage,
    hadPublicPage: _hadPublicPage,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    version: _version,
    ...rest
  } = server;
  assertNoRest(rest);
  const criteria = answerOf<Schemas['TenantCriteria']>({
    industries: fromMask(industries, wantedIndustries),
    creditRating: fromMask(creditRatings, wantedCreditRatings),
    operatingMargin: fromMask(operatingMargins, wantedOperatingMargins),
    employee: fromMask(employeeBands, wantedEmployeeBands),
    publicDisplay: criteriaArePublic,
  });
  return answerOf<Schemas['Listing']>({
    id: propertyId,
    kind: 'listing',
    announcement: id,
    user: view.isWhole ? userId : undefined,
    ...presentPlace({ address, latitude, longitude }),
    isActive,
    ...plain,
    residenceType,
    roomCount: fromMask(roomCounts, rooms),
    floor: singleFromMask(floors, floor) ?? 'bottom',
    size: size / 100,
    rent: rent / 100,
    deposit: fromHundredths(deposit),
    noDeposit: deposit === 0,
    costs,
    amenities: fromMask(amenities, offered),
    propertyPics: files.filter((file) => !file.surround),
    surroundPics: files.filter((file) => file.surround),
    criteria: view.isWhole || criteriaArePublic ? criteria : undefined,
  });
}

function presentPlace({ address, latitude, longitude }: Pick<NeedRow, 'address' | 'latitude' | 'longitude'>) {
  return { address, location: { latitude, longitude }, x: latitude, y: longitude };
}

const fromHundredths = (value: number | null): number | null => (value === null ? null : value / 100);
