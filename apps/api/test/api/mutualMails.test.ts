import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landlordInterests, mutualNotices, needs, tenantInterests } from '../../src/db/schema.ts';
import type { Caller } from '../../src/http/operations.ts';
import { sqlEngine } from '../../src/matching/sqlEngine.ts';
import { mutualMails, mutualStore } from '../../src/modules/favorites/mutualMails.ts';
import { blockStore } from '../../src/modules/blocks.ts';
import { favoriteStore, type Pair } from '../../src/modules/favorites/store.ts';
import { favoriteService, type NotifyMutualInterest } from '../../src/modules/favorites/service.ts';
import { potentialMatches } from '../../src/modules/matchmaking/audience.ts';
import { matchmakingReadStore } from '../../src/modules/matchmaking/readStore.ts';
import { userLocks } from '../../src/modules/locks.ts';
import { canContend, contend } from '../support/contend.ts';
import {
  addAnnouncement,
  addLandlord,
  addNeed,
  addTenant,
  placeAt,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

let app: TestApplication;
let tenant: TenantParty;
let landlord: LandlordParty;
let pair: Pair;

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await addTenant(app, 'seeker@tilava.example', { language: 'fi' });
  landlord = await addLandlord(app, 'owner@tilava.example', { language: 'sv' });
  pair = { tenantId: tenant.userId, announcementId: landlord.announcementId };
});
beforeEach(async () => {
  for (const table of [tenantInterests, landlordInterests, mutualNotices]) {
    await app.database.queries.delete(table).where(eq(table.tenantId, tenant.userId));
  }
});
afterAll(() => app.close());

const callerOf = ({ userId }: Party, isLandlord: boolean): Caller => ({
  id: userId,
  userId,
  isLandlord,
  isAdmin: false,
  bearer: new Uint8Array(),
  bearerExpiresAt: new Date(0),
  position: null,
  mustChangePassword: false,
  isSuspended: false,
  membership: null,
  hasColleagues: false,
  key: null,
});

/** The application's service, with the mails in the hands of the test. */
function serviceTelling(notifyMutualInterest: NotifyMutualInterest) {
  const { database } = app;
  const clock = () => app.now;
  const engine = sqlEngine(database);
  const matches = matchmakingReadStore(database);
  const isPotential = potentialMatches((tenantId) => matches.listCandidates(tenantId), engine, clock);
  const service = favoriteService({
    store: favoriteStore(database),
    announcements: { visibleByIds: () => Promise.resolve(new Map()) },
    isPotential,
    blocks: blockStore(database),
    notifyMutualInterest,
    notifyInterest: async () => {},
    setWithdrawn: async () => {},
    locks: userLocks(database),
    clock,
  });
  const asTenant = callerOf(tenant, false);
  const asLandlord = callerOf(landlord, true);
  return {
    tenantAsks: (about = pair) => service.save(asTenant, 'tenantInterests', about),
    tenantSaves: () => service.save(asTenant, 'favorites', pair),
    tenantWithdraws: () => service.forget(asTenant, 'tenantInterests', pair),
    landlordAsks: (about = pair) => service.addInterest(asLandlord, about),
    landlordWithdraws: () => service.withdrawInterest(asLandlord, pair),
    sweep: () => service.sweep(),
  };
}

function telling() {
  const notified: Pair[] = [];
  const service = serviceTelling(async (about) => {
    notified.push(about);
  });
  return { notified, ...service };
}

/** Only two connections can be in each other's way. */
const contenders = canContend ? (['tenant', 'landlord'] as const) : [];

describe('both sides', () => {
  it.each(['tenant', 'landlord'] as const)('are told once, when the %s is the second', async (second) => {
    const { notified, tenantSaves, tenantAsks, landlordAsks } = telling();
    const [first, then] = second === 'tenant' ? [landlordAsks, tenantAsks] : [tenantAsks, landlordAsks];
    await tenantSaves();
    await first();
    expect(notified).toEqual([]);
    await then();
    await then();
    await first();
    expect(notified).toEqual([pair]);
  });

  it.each([
    ['a millisecond before', -1, 1],
    ['at', 0, 2],
    ['a millisecond after', 1, 2],
    ['with the clock put back by an hour', -25 * 3_600_000, 2],
  ])('that toggle are told again no earlier than after 24 hours: %s', async (_name, offset, times) => {
    const { notified, tenantAsks, tenantWithdraws, landlordAsks, landlordWithdraws } = telling();
    await tenantAsks();
    await landlordAsks();
    const before = app.now;
    app.now = new Date(before.getTime() + 24 * 3_600_000 + offset);
    await tenantWithdraws();
    await landlordWithdraws();
    await landlordAsks();
    await tenantAsks();
    await tenantWithdraws();
    await tenantAsks();
    app.now = before;
    expect(notified).toHaveLength(times);
  });

  it('are forgotten to have been told when they may be told again, and not before', async () => {
    const { tenantAsks, landlordAsks, sweep } = telling();
    await tenantAsks();
    await landlordAsks();
    const before = app.now;
    const noticesAfter = async (milliseconds: number) => {
      app.now = new Date(before.getTime() + milliseconds);
      await sweep();
      app.now = before;
      const notices = await app.database.queries.select().from(mutualNotices);
      return notices.length;
    };
    expect(await noticesAfter(24 * 3_600_000 - 1)).toBe(1);
    expect(await noticesAfter(24 * 3_600_000)).toBe(0);
  });

  it('are told once where they become interested at once', async () => {
    const { notified, tenantAsks, landlordAsks } = telling();
    const pairs: Pair[] = [];
    for (let count = 0; count < 20; count += 1) {
      pairs.push({ ...pair, ...(await addAnnouncement(app, landlord.userId)) });
    }
    await Promise.all(
      pairs.flatMap((about) => [
        tenantAsks(about),
        landlordAsks(about),
        tenantAsks(about),
        landlordAsks(about),
      ]),
    );
    const ids = (list: readonly Pair[]) => list.map(({ announcementId }) => announcementId).toSorted();
    expect(ids(notified)).toEqual(ids(pairs));
  });

  it.each(contenders)(
    'are told once where the other side asks before the %s has been answered',
    async (first) => {
      const { notified, tenantAsks, landlordAsks } = telling();
      if (first === 'tenant')
        await contend(
          app.database,
          () => tenantAsks(),
          () => landlordAsks(),
        );
      else
        await contend(
          app.database,
          () => landlordAsks(),
          () => tenantAsks(),
        );
      expect(notified).toEqual([pair]);
    },
  );

  it('are not interested where they cannot be told', async () => {
    const ofTenant = eq(landlordInterests.tenantId, tenant.userId);
    const { tenantAsks, landlordAsks } = serviceTelling(() => Promise.reject(new Error('No outbox')));
    await tenantAsks();
    await expect(landlordAsks()).rejects.toThrow('No outbox');
    expect(await app.database.queries.select().from(landlordInterests).where(ofTenant)).toEqual([]);
    const { notified, landlordAsks: askAgain } = telling();
    await askAgain();
    expect(notified).toEqual([pair]);
  });

  it('get a mail each, in their languages, that leads to their page of the match', async () => {
    const site = { publicUrl: 'https://tilava.example', productName: 'Harbour' };
    const sent: unknown[] = [];
    const { tenantAsks, landlordAsks } = serviceTelling(
      mutualMails({
        store: mutualStore(app.database),
        outbox: {
          enqueue: async ({ recipient, text }) => {
            sent.push([recipient, JSON.parse(text)]);
            return null;
          },
        },
        writeMail: (about) => ({ subject: '', html: '', text: JSON.stringify(about) }),
        site,
      }),
    );
    await tenantAsks();
    await landlordAsks();
    const about = { ...site, address: placeAt(0).address };
    const { announcementId, propertyId } = landlord;
    expect(sent).toEqual([
      [tenant.email, { ...about, language: 'fi', reader: { role: 'tenant', propertyId } }],
      [
        landlord.email,
        { ...about, language: 'sv', reader: { role: 'landlord', announcementId, needId: tenant.needId } },
      ],
    ]);
  });

  it('are written to about the need that fits the premises, and not at all without one', async () => {
    const store = mutualStore(app.database);
    const seeker = await addTenant(app, 'many.needs@tilava.example', {}, { isActive: false });
    const about = { ...pair, tenantId: seeker.userId };
    expect(await store.find(about)).toMatchObject({ needId: seeker.needId });
    const far = await addNeed(app, seeker.userId, { ...placeAt(9_000), position: 2 });
    expect(await store.find(about)).toMatchObject({ needId: far });
    const near = await addNeed(app, seeker.userId, { residenceFlags: 4, position: 3 });
    expect(await store.find(about)).toMatchObject({ needId: near });
    const ofItsKind = await addNeed(app, seeker.userId, { residenceFlags: 1, position: 4 });
    expect(await store.find(about)).toMatchObject({ needId: ofItsKind });
    await app.database.queries.delete(needs).where(eq(needs.userId, seeker.userId));
    expect(await store.find(about)).toBeNull();
  });
});
