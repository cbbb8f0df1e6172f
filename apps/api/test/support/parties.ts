import { areaAround, type DrawnArea, earthRadius, radiansPerDegree } from '@tilava/domain/place';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { announcements, needs, residences, users } from '../../src/db/schema.ts';
import { cellOf } from '../../src/matching/cells.ts';
import type { TestApplication } from './testApplication.ts';

/** Where users are made. */
type Place = Pick<TestApplication, 'database' | 'now' | 'logIn'>;

type NewUser = Partial<typeof users.$inferInsert>;
type NewNeed = Partial<typeof needs.$inferInsert>;
type NewAnnouncement = Partial<typeof announcements.$inferInsert>;

/** A user of a test who is logged in. */
export interface Party {
  readonly userId: string;
  readonly bearer: string;
  readonly email: string;
}

/** A tenant with one need. */
export interface TenantParty extends Party {
  readonly needId: string;
}

/** A landlord with one announcement. */
export interface LandlordParty extends Party {
  readonly announcementId: string;
  readonly propertyId: string;
}

/** A place so many metres north of where parties are by default; no demo data is near. */
export function placeAt(metres: number) {
  const latitude = 65 + metres / (earthRadius * radiansPerDegree);
  return { address: 'Testikatu 1, 90100 Oulu', latitude, longitude: 25, cell: cellOf(latitude, 25) };
}

/** An area along the meridian of these places, from so many metres to so many. */
export function areaAlong(south: number, north: number): DrawnArea {
  const [{ latitude: from }, { latitude: to }] = [placeAt(south), placeAt(north)];
  return areaAround([
    { latitude: from, longitude: 24.99 },
    { latitude: from, longitude: 25.01 },
    { latitude: to, longitude: 25.01 },
    { latitude: to, longitude: 24.99 },
  ]);
}

/** Makes a tenant who seeks premises, by default in the place that landlords let in. */
export async function addTenant(
  app: Place,
  email: string,
  values: NewUser = {},
  need: NewNeed = {},
): Promise<TenantParty> {
  const party = await addUser(app, email, { isLandlord: false, ...values });
  const needId = await addNeed(app, party.userId, need);
  return { ...party, needId };
}

/** Gives a tenant one more need. */
export async function addNeed(app: Place, userId: string, need: NewNeed = {}): Promise<string> {
  const id = uuidv7();
  await app.database.queries.insert(needs).values({ id, userId, ...placeAt(0), ...need });
  return id;
}

/** Makes a landlord who lets premises. */
export async function addLandlord(
  app: Place,
  email: string,
  values: NewUser = {},
  announcement: NewAnnouncement = {},
): Promise<LandlordParty> {
  const party = await addUser(app, email, { isLandlord: true, ...values });
  return { ...party, ...(await addAnnouncement(app, party.userId, announcement)) };
}

/** Gives a landlord one more announcement. */
export async function addAnnouncement(
  app: Place,
  userId: string,
  announcement: NewAnnouncement = {},
): Promise<Pick<LandlordParty, 'announcementId' | 'propertyId'>> {
  const [residenceId, announcementId, propertyId] = [uuidv7(), uuidv7(), uuidv7()];
  await app.database.queries.insert(residences).values({ id: residenceId, userId });
  await app.database.queries.insert(announcements).values({
    id: announcementId,
    propertyId,
    userId,
    residenceId,
    residenceType: 'office',
    residenceFlag: 1,
    floor: 1,
    rooms: 1,
    size: 5_000,
    rent: 100_000,
    ...placeAt(0),
    ...announcement,
  });
  return { announcementId, propertyId };
}

/** Shows or hides an announcement. */
export async function setPublic(app: Place, id: string, isActive: boolean): Promise<void> {
  await app.database.queries.update(announcements).set({ isActive }).where(eq(announcements.id, id));
}

async function addUser(app: Place, email: string, values: NewUser & { isLandlord: boolean }): Promise<Party> {
  // Everybody has the password of the demo accounts, by which the test logs in.
  const [demo] = await app.database.queries
    .select()
    .from(users)
    .where(eq(users.email, 'tenant@tilava.example'));
  const userId = uuidv7();
  await app.database.queries.insert(users).values({
    id: userId,
    email,
    passwordHash: demo?.passwordHash ?? '',
    verifiedAt: app.now,
    privateTenant: {
      firstName: 'First',
      lastName: 'Last',
      phoneNumber: '+358401234567',
      currentAddress: null,
    },
    ...values,
  });
  const { bearer } = await app.logIn(email);
  return { userId, bearer, email };
}
