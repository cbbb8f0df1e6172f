import {
  amenities,
  creditRatings,
  employeeBandOf,
  employeeBands,
  floors,
  industries,
  operatingMargins,
  residenceFlagOf,
  residenceFlags,
  roomCounts,
} from '@tilava/domain/enums';
import { lastWholeWeeks } from '@tilava/domain/insights';
import { addDays, helsinkiDay } from '@tilava/domain/time';
import type { Database } from '../db/database.ts';
import { toMask } from '../db/masks.ts';
import {
  announcements,
  announcementViews,
  favorites,
  landlordInterests,
  messages,
  needs,
  residences,
  tenantInterests,
  threads,
  users,
  viewingHours,
} from '../db/schema.ts';
import { cellOf } from '../matching/cells.ts';
import { hashPassword } from '../modules/bearers/secrets.ts';
import { demoData } from './demoData.ts';
import { demoIds } from './demoIds.ts';
import type { DemoAddress, DemoLandlord, DemoListing, DemoNeed, DemoTenant, DemoUser } from './types.ts';

/** The password of every demo account: known to everybody, so that the demo is served to this machine only. */
export const demoPassword = 'makes-the-best-matches';

/** The accounts that the start prints. */
export const demoAccounts = [
  'tenant@tilava.example',
  'organisation@tilava.example',
  'landlord@tilava.example',
  'admin@tilava.example',
] as const;

/**
 * Fills an empty store with the demo data, wholly or not at all, and says whether it did; a store that holds
 * any user is left as it is. The same data is made each time; days are counted from `now`.
 *
 * @param nextId - gives ids; by its own, demo data are known as such for ever
 */
export async function seedDemo(database: Database, now: Date, nextId = demoIds()): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword);
  return database.transaction(async () => {
    const [anybody] = await database.queries.select({ id: users.id }).from(users).limit(1);
    if (anybody !== undefined) return false;
    const rows = demoRows(passwordHash, now, nextId);
    await database.queries.insert(users).values(rows.users);
    await database.queries.insert(needs).values(rows.needs);
    await database.queries.insert(residences).values(rows.residences);
    await database.queries.insert(announcements).values(rows.announcements);
    await database.queries.insert(favorites).values(rows.favorites);
    await database.queries.insert(tenantInterests).values(rows.tenantInterests);
    await database.queries.insert(landlordInterests).values(rows.landlordInterests);
    await database.queries.insert(announcementViews).values(rows.views);
    await database.queries.insert(threads).values(rows.conversations.map(({ thread }) => thread));
    await database.queries.insert(messages).values(rows.conversations.flatMap((written) => written.messages));
    await database.queries.insert(viewingHours).values(rows.viewingHours);
    return true;
  });
}

function demoRows(passwordHash: string, now: Date, nextId: () => string) {
  const today = helsinkiDay(now);
  const account = (user: DemoUser, role: { isLandlord: boolean; isAdmin: boolean }) => ({
    ...userRow(user),
    ...role,
    id: nextId(),
    passwordHash,
    verifiedAt: user.isVerified === false ? null : now,
  });

  const admin = account(demoData.admin, { isLandlord: false, isAdmin: true });
  const tenants = demoData.tenants.map((tenant) => {
    const user = account(tenant, { isLandlord: false, isAdmin: false });
    return { user, need: needRow(tenant, user.id, nextId(), today) };
  });
  const landlords = demoData.landlords.map((landlord) => {
    const user = account(landlord, { isLandlord: true, isAdmin: false });
    return { user, lets: landlord.listings.map((listing) => listingRows(listing, user.id, nextId, today)) };
  });
  const lets = landlords.flatMap((landlord) => landlord.lets);
  const opened = landlords.find(({ user }) => user.email === demoAccounts[2])?.lets ?? [];
  const publicIds = lets.filter(({ row }) => row.isActive).map(({ row }) => row.id);
  const tenantIds = tenants.map(({ user }) => user.id);

  const invited = everyNth(tenantIds, publicIds, 14);
  const views = opened.flatMap(({ row }, order) => viewRows(row.id, order, nextId(), today));
  // One of the tenant's and one of the landlord's whom the login page offers.
  const openedIds = opened.map(({ row }) => row.id);
  const writing = [
    invited.find(({ tenantId }) => tenantId === tenantIds[0]),
    invited.find(
      ({ tenantId, announcementId }) => tenantId !== tenantIds[0] && openedIds.includes(announcementId),
    ),
  ].filter((pair) => pair !== undefined);

  return {
    users: [admin, ...tenants.map(({ user }) => user), ...landlords.map(({ user }) => user)],
    needs: tenants.map(({ need }) => need),
    residences: lets.map(({ residence }) => residence),
    announcements: lets.map(({ row }) => row),
    views,
    favorites: everyNth(tenantIds, publicIds, 5),
    tenantInterests: everyNth(tenantIds, publicIds, 7),
    landlordInterests: invited,
    conversations: writing.flatMap((pair) => {
      const row = lets.find((listing) => listing.row.id === pair.announcementId)?.row;
      return row === undefined ? [] : [conversationRows(pair, row, nextId, now)];
    }),
    viewingHours: writing.flatMap(({ announcementId }) => viewingHoursRows(announcementId, nextId)),
  };
}

const written = [
  { sender: 'tenant', text: 'Hello! We could move in at the beginning of the month. Is the kitchen shared?' },
  { sender: 'landlord', text: 'Hi, and thank you for your interest. The kitchen is yours alone.' },
  { sender: 'landlord', text: 'Would you like to come and see the premises next week?' },
] as const;

/** A short conversation, of which the tenant has not seen the end. */
function conversationRows(
  pair: { readonly tenantId: string; readonly announcementId: string },
  { userId, address }: { readonly userId: string; readonly address: string },
  nextId: () => string,
  now: Date,
) {
  const id = nextId();
  const sentAt = (place: number) => new Date(now.getTime() - (written.length - place) * 3_600_000);
  return {
    thread: {
      ...pair,
      id,
      landlordId: userId,
      startedBy: 'tenant' as const,
      subject: address,
      tenantSent: 1,
      landlordSent: 2,
      tenantLast: 1,
      landlordLast: 3,
      tenantSeen: 1,
      landlordSeen: 1,
      createdAt: sentAt(0),
      lastMessageAt: sentAt(2),
    },
    messages: written.map(({ sender, text }, place) => ({
      id: nextId(),
      threadId: id,
      number: place + 1,
      sender,
      text,
      createdAt: sentAt(place),
    })),
  };
}

/** Every Tuesday and Thursday afternoon for one tenant each, and Saturdays for several. */
const viewingHoursRows = (announcementId: string, nextId: () => string) =>
  [
    { weekday: 2, from: 15 * 60, until: 17 * 60, capacity: 1 },
    { weekday: 4, from: 15 * 60, until: 17 * 60, capacity: 1 },
    { weekday: 6, from: 10 * 60, until: 12 * 60, capacity: 3 },
  ].map((hours) => ({ ...hours, id: nextId(), announcementId, lengthMinutes: 30, bufferMinutes: 10 }));

/** A scattering that is the same each time: each tenant with every n-th announcement, shifted by the tenant. */
function everyNth(tenantIds: readonly string[], announcementIds: readonly string[], step: number) {
  return tenantIds.flatMap((tenantId, tenant) =>
    announcementIds
      .filter((_, index) => (index + tenant) % step === 0)
      .map((announcementId) => ({ tenantId, announcementId })),
  );
}

/** Two days of each week on which an announcement was opened, more often as time goes on; at first too seldom. */
function viewRows(announcementId: string, order: number, counterId: string, today: string) {
  return lastWholeWeeks(today).flatMap((monday, week) =>
    [1, 3].map((weekday) => ({
      announcementId,
      day: addDays(monday, weekday),
      counterId,
      views: week === 0 ? 2 : 5 + week + ((order + week * weekday * 5) % 7),
    })),
  );
}

function userRow(user: DemoUser) {
  const { privateTenant, organizationTenant, occupation } = user;
  const employeeBand = employeeBandOf((organizationTenant ?? privateTenant)?.employeeCount ?? null);
  return {
    email: user.email,
    description: user.description,
    privateTenant,
    organizationTenant,
    industries: toMask(industries, user.industries),
    creditRating: toMask(creditRatings, user.creditRating === null ? [] : [user.creditRating]),
    operatingMargin: toMask(operatingMargins, user.operatingMargin === null ? [] : [user.operatingMargin]),
    deductsVat: user.deductsVat ?? null,
    employeeBand: toMask(employeeBands, employeeBand === null ? [] : [employeeBand]),
    works: occupation.work,
    workDetails: occupation.workDetails,
    studies: occupation.student,
    studyDetails: occupation.studentDetails,
    languages: [...user.languages],
  };
}

function placeRow({ address, latitude, longitude }: DemoAddress) {
  return { address, latitude, longitude, cell: cellOf(latitude, longitude) };
}

function needRow({ need }: DemoTenant, userId: string, id: string, today: string) {
  return {
    id,
    userId,
    ...placeRow(need),
    description: need.description,
    residenceFlags: toMask(residenceFlags, need.residenceType),
    rooms: roomsMask(need.roomCount),
    floors: toMask(floors, need.floor),
    amenities: toMask(amenities, need.amenities),
    ...boundsOf(need),
    moveInDate: dayOf(today, need.moveIn),
    wantsNoDeposit: need.deposit === 0,
  };
}

function boundsOf(need: DemoNeed) {
  return {
    sizeMin: hundredths(need.sizeMin),
    sizeMax: hundredths(need.sizeMax),
    rentMin: hundredths(need.rentMin),
    rentMax: hundredths(need.rentMax),
  };
}

function listingRows(
  listing: DemoLandlord['listings'][number],
  userId: string,
  nextId: () => string,
  today: string,
) {
  const residence = { id: nextId(), userId };
  const row = {
    id: nextId(),
    propertyId: nextId(),
    userId,
    residenceId: residence.id,
    isActive: listing.isActive,
    ...placeRow(listing),
    ...premisesRow(listing),
    ...criteriaRow(listing.criteria),
    moveInDate: dayOf(today, listing.moveIn),
    moveOutDate: dayOf(today, listing.moveOut),
  };
  return { residence, row };
}

function premisesRow(listing: DemoListing) {
  const flag = residenceFlagOf(listing.residenceType);
  return {
    description: listing.description,
    residenceType: listing.residenceType,
    residenceFlag: toMask(residenceFlags, flag === null ? [] : [flag]),
    rooms: roomsMask([listing.rooms]),
    floor: toMask(floors, [listing.floor]),
    amenities: toMask(amenities, listing.amenities),
    size: Math.round(listing.size * 100),
    rent: Math.round(listing.rent * 100),
    deposit: hundredths(listing.deposit),
    condition: listing.condition,
    view: listing.view,
    ...listing.terms,
  };
}

function criteriaRow(criteria: DemoListing['criteria']) {
  return {
    wantedIndustries: toMask(industries, criteria.industries),
    wantedCreditRatings: toMask(creditRatings, criteria.creditRating),
    wantedOperatingMargins: toMask(operatingMargins, criteria.operatingMargin),
    wantedEmployeeBands: toMask(employeeBands, criteria.employee),
    criteriaArePublic: criteria.publicDisplay,
  };
}

const roomsMask = (rooms: readonly number[]) => toMask<number>(roomCounts, rooms);
const hundredths = (value: number | null) => (value === null ? null : Math.round(value * 100));
const dayOf = (today: string, days: number | null) => (days === null ? null : addDays(today, days));
