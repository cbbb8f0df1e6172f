import { createHash } from 'node:crypto';
import {
  amenities,
  floors,
  residenceFlagOf,
  residenceFlags,
  residenceTypes,
  roomCounts,
} from '@tilava/domain/enums';
import { coordinateBounds } from '@tilava/domain/place';
import { addDays } from '@tilava/domain/time';
import { toMask } from '../../src/db/masks.ts';
import type { announcements } from '../../src/db/schema.ts';
import { cellOf } from '../../src/matching/cells.ts';
import { seededNumbers } from './seededNumbers.ts';

/** Helsinki, and how far premises spread round it, in degrees. */
const capital = { latitude: 60.1699, longitude: 24.9384, height: 0.06, width: 0.16 };
const capitalShare = 0.3;

/** Announcements of a made market, a third of them in the capital region: the same for the same numbers. */
export const marketRows = (userId: string, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => marketRow(userId, first + index));

function marketRow(userId: string, number: number): typeof announcements.$inferInsert {
  const random = seededNumbers(number);
  const below = (bound: number) => Math.floor(random() * bound);
  const isInCapital = random() < capitalShare;
  const spread = () => random() + random() + random() - 1.5;
  const { latitude: north, longitude: east } = coordinateBounds;
  const latitude = isInCapital
    ? capital.latitude + spread() * capital.height
    : 60 + random() * (north.maximum - 60);
  const longitude = isInCapital
    ? capital.longitude + spread() * capital.width
    : east.minimum + random() * (east.maximum - east.minimum);
  const residenceType = residenceTypes[below(residenceTypes.length)] ?? 'office';
  const flag = residenceFlagOf(residenceType);
  const day = () => addDays('2026-11-01', below(200));
  return {
    id: idOf('announcement', number),
    propertyId: idOf('property', number),
    residenceId: idOf('residence', number),
    userId,
    isActive: true,
    address: 'Esimerkkikatu 1, 00100 Helsinki',
    latitude,
    longitude,
    cell: cellOf(latitude, longitude),
    description: null,
    residenceType,
    residenceFlag: toMask(residenceFlags, flag === null ? [] : [flag]),
    rooms: 1 << below(roomCounts.length),
    floor: 1 << below(floors.length),
    amenities: below(2 ** amenities.length),
    size: 1_000 + below(40_000),
    rent: 20_000 + below(400_000),
    moveInDate: random() < 0.8 ? day() : null,
    moveOutDate: random() < 0.1 ? addDays(day(), 300) : null,
    deposit: random() < 0.5 ? below(3) * 100_000 : null,
    condition: null,
    view: null,
    wantedIndustries: below(256),
    wantedCreditRatings: below(256),
    wantedOperatingMargins: below(8),
    wantedEmployeeBands: below(256),
    criteriaArePublic: false,
    createdAt: new Date(0),
    version: 1,
  };
}

/** A UUID that says of itself that its bits are one's own (version 8). */
const idOf = (kind: string, number: number): string =>
  createHash('md5')
    .update(`${kind} ${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-8$3-8$4-');
