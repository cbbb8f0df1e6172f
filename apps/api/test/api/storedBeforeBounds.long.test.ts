import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcements, needs, users } from '../../src/db/schema.ts';
import { makeCast, type Cast, type Role } from '../support/cast.ts';
import { amountEdges, dayEdges } from '../support/randomPairs.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { get, patch, post } from '../support/validRequests.ts';

let app: TestApplication;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  cast = await makeCast(app);
});
afterAll(() => app.close());

type Stored = {
  readonly need?: Partial<typeof needs.$inferInsert>;
  readonly announcement?: Partial<typeof announcements.$inferInsert>;
  readonly user?: Partial<typeof users.$inferInsert>;
};

/** Past the sign-up's and the wizards' bounds: what the contract took before it had any. */
async function store({ need, announcement, user }: Stored): Promise<void> {
  const { queries } = app.database;
  if (need) await queries.update(needs).set(need).where(eq(needs.id, cast.needId));
  if (announcement) {
    await queries.update(announcements).set(announcement).where(eq(announcements.id, cast.announcementId));
  }
  if (user) {
    for (const { userId } of [cast.tenant, cast.landlord]) {
      await queries.update(users).set(user).where(eq(users.id, userId));
    }
  }
}

/** Everything that reads what is stored, and changes something else of it, by everybody who may. */
function calls(): readonly (readonly [Role, ReturnType<typeof get>])[] {
  const { needId, announcementId, propertyId, tenant, landlord } = cast;
  const pair = { property: needId, announcement: announcementId };
  const saved = `/user/${tenant.userId}/favorite/${announcementId}`;
  return [
    ['tenant', post(saved)],
    ['tenant', post(`${saved}?interested=true`)],
    ['landlord', post(`/user/${tenant.userId}/interested/${announcementId}`)],
    ['tenant', post('/matchmaking?favorite=false', { property: needId })],
    ['tenant', post('/matchmaking?favorite=false&pointsAbove=1&limit=1', { property: needId })],
    ['tenant', post('/matchmaking?favorite=true', { property: needId, favorite: announcementId })],
    ['tenant', post('/matchmaking?specific=true', pair)],
    ['landlord', post('/matchmaking?all=true', { announcement: announcementId })],
    ['landlord', post('/matchmaking?specific=true', pair)],
    ['admin', post('/matchmaking?favorite=false', { property: needId })],
    ['admin', post('/matchmaking?all=true', { announcement: announcementId })],
    ['tenant', get(`/announcement/${announcementId}`)],
    ['tenant', get(`/user/${tenant.userId}`)],
    ['tenant', get(`/user/${tenant.userId}/export`)],
    ['tenant', get(`/user/${tenant.userId}/favorites`)],
    ['tenant', get(`/user/${tenant.userId}/favorites?interested=true`)],
    ['tenant', get(`/properties/${needId}`)],
    ['tenant', get(`/properties/user/${tenant.userId}`)],
    ['tenant', patch(`/properties/${needId}`, { description: 'Quiet' })],
    ['tenant', patch(`/user/${tenant.userId}`, { description: 'Seeks' })],
    ['landlord', get(`/user/${landlord.userId}/announcement`)],
    ['landlord', get(`/user/${landlord.userId}/export`)],
    ['landlord', get(`/properties/${propertyId}`)],
    ['landlord', patch(`/properties/${propertyId}`, { description: 'Bright' })],
    ['landlord', patch(`/user/${landlord.userId}`, { description: 'Lets' })],
    ['admin', get('/users?entriesPerPage=100')],
    ['admin', get('/properties?entriesPerPage=100')],
    ['admin', get(`/user/${tenant.userId}/export`)],
  ];
}

const [least, greatest] = [Math.min(...amountEdges), Math.max(...amountEdges)];
const days = dayEdges.flatMap((day) => [
  { moveInDate: day, moveOutDate: null },
  { moveInDate: null, moveOutDate: day },
]);
const nameOf = ({ moveInDate, moveOutDate }: (typeof days)[number]) =>
  moveInDate === null ? `until ${moveOutDate}` : `from ${moveInDate}`;

const stored: [string, Stored][] = [
  ...days.map((need): [string, Stored] => [`a need ${nameOf(need)}`, { need }]),
  ...days.map((announcement): [string, Stored] => [`premises ${nameOf(announcement)}`, { announcement }]),
  [
    'both far apart',
    {
      need: { moveInDate: '1000-01-01', moveOutDate: null },
      announcement: { moveInDate: '9999-12-31', moveOutDate: null },
    },
  ],
  [
    'the greatest sums and sizes, sought',
    { need: { rentMin: greatest, rentMax: greatest, sizeMin: greatest, sizeMax: greatest } },
  ],
  [
    'the least sums and sizes, sought',
    { need: { rentMin: least, rentMax: least, sizeMin: least, sizeMax: least, wantsNoDeposit: true } },
  ],
  ['the greatest sums and sizes', { announcement: { rent: greatest, size: greatest, deposit: greatest } }],
  ['the least sums and sizes', { announcement: { rent: least, size: least, deposit: least } }],
  [
    'people of no time',
    { user: { birthday: '1000-01-01', children: 2_147_483_647, timeInCountry: 2_147_483_647 } },
  ],
];

describe('what was stored before there were bounds is harmless from both sides, in every mode and list:', () => {
  it.each(stored)('%s', async (_name, rows) => {
    await store(rows);
    const { bearer: asTenant } = cast.tenant;
    const found = await app.send({
      ...post('/matchmaking?favorite=false', { property: cast.needId }),
      bearer: asTenant,
    });
    expect(found.json<{ total: number }>().total).toBeGreaterThan(0);
    for (const [role, request] of calls()) {
      const { bearer } = cast[role];
      const answer = await app.send({ ...request, bearer });
      const called = `${request.method} ${request.url} by ${role}`;
      expect(answer.statusCode, `${called}: ${answer.body}`).toBe(
        /favorite\/|interested\//.test(request.url) ? 204 : 200,
      );
    }
  });
});
