import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { announcements, bearers, files, members, needs, residences, users } from '../../src/db/schema.ts';
import { hashOf, newToken } from '../../src/modules/bearers/secrets.ts';
import { placeAt } from './parties.ts';
import type { TestApplication } from './testApplication.ts';

/** Somebody of a test who is logged in; the password is that of the demo accounts. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly bearer: string;
}

/** Who may be in a test. */
export const roles = ['tenant', 'otherTenant', 'landlord', 'otherLandlord', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * One of everybody, near each other, with one of everything; made anew for each request that might change them. The
 * tenant and the landlord are a potential match.
 */
export interface Cast extends Readonly<Record<Role, Person>> {
  /** A tenant who has not verified the account. */
  readonly newcomer: Omit<Person, 'bearer'>;
  /** The tenant's. */
  readonly needId: string;
  /** The landlord's, public. */
  readonly announcementId: string;
  readonly propertyId: string;
  readonly residenceId: string;
  /** The landlord's, hidden. */
  readonly hiddenId: string;
  readonly hiddenPropertyId: string;
  /** The landlord's, which no announcement shows. */
  readonly looseResidenceId: string;
  /** The landlord's, which the public announcement shows. */
  readonly picture: Picture;
  /** The landlord's, which belongs to nothing. */
  readonly looseFile: Picture;
}

/** A file of which there is but the row. */
interface Picture {
  readonly id: string;
  readonly key: string;
}

const halfADay = 12 * 3_600_000;

/** Makes a cast; six statements, no passwords to be hashed. */
export async function makeCast(app: TestApplication): Promise<Cast> {
  const { queries } = app.database;
  const [demo] = await queries.select().from(users).where(eq(users.email, 'admin@tilava.example'));
  const person = (role: Role | 'newcomer'): Person => {
    const userId = uuidv7();
    return { userId, email: `${role}.${userId}@cast.example`.toLowerCase(), bearer: newToken() };
  };
  const people = {
    tenant: person('tenant'),
    otherTenant: person('otherTenant'),
    landlord: person('landlord'),
    otherLandlord: person('otherLandlord'),
    admin: person('admin'),
    newcomer: person('newcomer'),
  };
  const [needId, residenceId, hiddenResidenceId, looseResidenceId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const [announcementId, propertyId, hiddenId, hiddenPropertyId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const [picture, looseFile] = [newPicture(), newPicture()];
  const userId = people.landlord.userId;
  const listing = {
    userId,
    residenceType: 'office',
    residenceFlag: 1,
    floor: 1,
    rooms: 1,
    size: 5_000,
    rent: 100_000,
    ...placeAt(0),
  } as const;

  await app.database.transaction(async () => {
    const inside = app.database.queries;
    await inside.insert(users).values(
      Object.entries(people).map(([role, { userId: id, email }]) => ({
        id,
        email,
        passwordHash: demo?.passwordHash ?? '',
        isLandlord: role.toLowerCase().includes('landlord'),
        isAdmin: role === 'admin',
        verifiedAt: role === 'newcomer' ? null : app.now,
        languages: ['en'],
        privateTenant: { firstName: 'F', lastName: 'L', phoneNumber: '+358401234567', currentAddress: null },
      })),
    );
    await inside
      .insert(bearers)
      .values(roles.map((role) => bearerRow(app, people[role].bearer, people[role].userId)));
    await inside
      .insert(needs)
      .values({ id: needId, userId: people.tenant.userId, ...placeAt(0), rentMax: 200_000, sizeMax: 9_000 });
    await inside.insert(residences).values([
      { id: residenceId, userId },
      { id: hiddenResidenceId, userId },
      { id: looseResidenceId, userId, houseType: 'office' },
    ]);
    await inside.insert(files).values([
      { ...picture, name: 'lobby.png', userId, residenceId },
      { ...looseFile, name: 'hall.png', userId },
    ]);
    await inside.insert(announcements).values([
      { ...listing, id: announcementId, propertyId, residenceId },
      {
        ...listing,
        id: hiddenId,
        propertyId: hiddenPropertyId,
        residenceId: hiddenResidenceId,
        isActive: false,
      },
    ]);
  });
  return {
    ...people,
    needId,
    announcementId,
    propertyId,
    residenceId,
    hiddenId,
    hiddenPropertyId,
    looseResidenceId,
    picture,
    looseFile,
  };
}

/** Somebody who works for the landlord. */
export async function addColleague(
  app: TestApplication,
  { landlord }: Cast,
  role: 'viewer' | 'editor' | 'owner',
): Promise<Person> {
  const userId = uuidv7();
  const person = { userId, email: `${role}.${userId}@cast.example`, bearer: newToken() };
  const { queries } = app.database;
  await queries.insert(users).values({
    id: userId,
    email: person.email,
    passwordHash: '',
    isLandlord: true,
    verifiedAt: app.now,
    languages: ['en'],
    privateTenant: {
      firstName: role,
      lastName: 'Colleague',
      phoneNumber: '+358401234567',
      currentAddress: null,
    },
  });
  await queries.insert(members).values({ userId, organizationId: landlord.userId, role });
  await queries.insert(bearers).values(bearerRow(app, person.bearer, userId));
  return person;
}

const newPicture = (): Picture => ({ id: uuidv7(), key: crypto.randomUUID().replaceAll('-', '') });

/** A bearer that is good for half a day, as a login would write it. */
const bearerRow = (app: TestApplication, token: string, userId: string) => ({
  tokenHash: hashOf(token),
  userId,
  createdAt: app.now,
  expiresAt: new Date(app.now.getTime() + halfADay),
});

/** A bearer of somebody that has just expired. */
export async function expiredBearer(app: TestApplication, { userId }: Person): Promise<string> {
  const token = newToken();
  await app.database.queries.insert(bearers).values({ ...bearerRow(app, token, userId), expiresAt: app.now });
  return token;
}

/** A bearer of somebody who has logged out by it. */
export async function revokedBearer(app: TestApplication, { userId }: Person): Promise<string> {
  const token = newToken();
  await app.database.queries.insert(bearers).values(bearerRow(app, token, userId));
  await app.send({ method: 'DELETE', url: '/bearers', bearer: token });
  return token;
}

/** A bearer of somebody who logged in by a temporary password. */
export async function temporaryBearer(app: TestApplication, { userId }: Person): Promise<string> {
  const token = newToken();
  await app.database.queries
    .insert(bearers)
    .values({ ...bearerRow(app, token, userId), mustChangePassword: true });
  return token;
}

/** Opens the five minutes in which somebody may change the password or go. */
export async function confirmPassword(app: TestApplication, { bearer }: Person): Promise<void> {
  await app.database.queries
    .update(bearers)
    .set({ confirmedUntil: new Date(app.now.getTime() + 300_000) })
    .where(eq(bearers.tokenHash, hashOf(bearer)));
}
