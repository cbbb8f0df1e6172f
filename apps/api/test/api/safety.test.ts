import { reportsPerDay } from '@tilava/domain/safety';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportStore } from '../../src/modules/reports/store.ts';
import { confirmPassword } from '../support/cast.ts';
import { makeEngines, type Engines } from '../support/engines.ts';
import {
  addLandlord,
  addTenant,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { announcementsIn, callsTo, tenantsIn } from '../support/safetyCalls.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let engines: Engines;
let tenant: TenantParty;
let landlord: LandlordParty;
let outsider: TenantParty;
let admin: Pick<Party, 'bearer'>;
let round = 0;

beforeAll(async () => {
  app = await startTestApplication();
  engines = await makeEngines(app.database);
  admin = await app.logIn('admin@tilava.example');
});
afterAll(async () => {
  await engines.close();
  await app.close();
});
beforeEach(async () => {
  round += 1;
  tenant = await addTenant(app, `safe${round}@tilava.example`);
  outsider = await addTenant(app, `aside${round}@tilava.example`);
  landlord = await addLandlord(app, `lets${round}@tilava.example`);
});

const { ask, get, matchesOf, mailsTo } = callsTo(() => app);
const block = (by: Party, of: Party) => ask('POST', by, `/user/${by.userId}/blocks/${of.userId}`);
const unblock = (by: Party, of: Party) => ask('DELETE', by, `/user/${by.userId}/blocks/${of.userId}`);
const send = (by: Party, text: string, showsInterest = true) =>
  ask('POST', by, '/messages', {
    announcement: landlord.announcementId,
    tenant: tenant.userId,
    text,
    showsInterest,
  });
const interest = () =>
  ask('POST', tenant, `/user/${tenant.userId}/favorite/${landlord.announcementId}?interested=true`);
const threadOf = async (by: Party) =>
  (await get(by, `/user/${by.userId}/threads`)).json<Schemas['ThreadPage']>().results[0];
const specific = (by: Party) =>
  ask('POST', by, '/matchmaking?specific=true', {
    property: tenant.needId,
    announcement: landlord.announcementId,
  });
async function bothWrite(): Promise<{ readonly message: string; readonly thread: string }> {
  await send(tenant, 'Hello!');
  const sent = (await send(landlord, 'Pay the deposit first')).json<Schemas['SentMessage']>();
  return { message: sent.message.id, thread: sent.thread };
}

describe('a block', () => {
  it.each(['tenant', 'landlord'] as const)(
    'by the %s hides both from each other until it ends',
    async (who) => {
      const [blocker, blocked] = who === 'tenant' ? [tenant, landlord] : [landlord, tenant];
      await bothWrite();
      await ask('POST', tenant, `/user/${tenant.userId}/favorite/${landlord.announcementId}`);
      const [before, ofOutsider] = [await matchesOf(tenant), await matchesOf(outsider)];
      const tenantsBefore = await matchesOf(landlord);
      expect(announcementsIn(before)).toContain(landlord.announcementId);
      expect((await block(blocker, blocked)).statusCode).toBe(204);
      expect((await block(blocker, blocked)).statusCode).toBe(204);
      const after = await matchesOf(tenant);
      expect(announcementsIn(after)).not.toContain(landlord.announcementId);
      expect(after.total).toBe(before.total - 1);
      const tenantsAfter = await matchesOf(landlord);
      expect(tenantsIn(tenantsAfter)).not.toContain(tenant.userId);
      expect(tenantsAfter.total).toBe(tenantsBefore.total - 1);
      expect((await matchesOf(outsider)).total).toBe(ofOutsider.total);
      for (const side of [tenant, landlord]) {
        expect((await specific(side)).statusCode).toBe(404);
        expect(await threadOf(side)).toMatchObject({
          state: 'closed',
          isBlocked: side === blocker,
          property: null,
          need: null,
          points: null,
        });
        expect((await send(side, 'Still there?', false)).json()).toMatchObject({ code: 'thread_closed' });
        expect((await send(side, 'Still there?')).json()).toMatchObject({ code: 'thread_closed' });
      }
      expect((await get(tenant, `/announcement/${landlord.announcementId}`)).statusCode).toBe(404);
      expect((await interest()).statusCode).toBe(404);
      expect((await get(landlord, `/user/${landlord.userId}/interests`)).json()).toEqual({
        results: [],
        newCount: 0,
      });
      expect((await get(tenant, `/user/${tenant.userId}/favorites`)).json()).toEqual([
        { favorites: [{ id: landlord.announcementId, isActive: false }] },
      ]);
      const favorite = await ask('POST', tenant, '/matchmaking?favorite=true', {
        property: tenant.needId,
        favorite: landlord.announcementId,
      });
      expect(favorite.json<Schemas['MatchPage']>().results).toMatchObject([{ kind: 'unavailable' }]);
      const own = (await get(landlord, `/announcement/${landlord.announcementId}`)).json<
        Schemas['Announcement']
      >();
      expect(own.isInterested).toEqual([]);
      expect((await get(blocker, `/user/${blocker.userId}/blocks`)).json()).toMatchObject({
        results: [{ user: blocked.userId }],
      });
      expect((await get(blocked, `/user/${blocked.userId}/blocks`)).json()).toEqual({ results: [] });
      expect((await unblock(blocker, blocked)).statusCode).toBe(204);
      expect(await matchesOf(tenant)).toMatchObject({ total: before.total });
      expect((await threadOf(tenant))?.state).toBe('open');
    },
  );

  it('is seen alike by both engines, whatever the page and the filters', async () => {
    await interest();
    for (let added = 0; added < 4; added += 1) await addLandlord(app, `more${round}-${added}@tilava.example`);
    await block(tenant, landlord);
    const today = '2026-11-20';
    for (const filters of [{}, { pointsAbove: 10 }, { distanceBelow: 2_000 }, { personPointsAbove: -1 }]) {
      for (const subject of [{ needId: tenant.needId }, { announcementId: landlord.announcementId }]) {
        for (const limit of [1, 2, 500]) {
          const page = { filters, limit, after: null, today };
          const bySql = await engines.sql.potential(subject, page);
          expect(await engines.index.potential(subject, page)).toEqual(bySql);
          expect(
            bySql.pairs.map(({ announcementId, needId }) => `${announcementId} ${needId}`),
          ).not.toContain(`${landlord.announcementId} ${tenant.needId}`);
        }
      }
    }
  });

  it('is only for people one has met, so that ids can’t be probed', async () => {
    expect((await block(tenant, landlord)).statusCode).toBe(404);
    expect((await block(tenant, { ...landlord, userId: uuidv7() })).statusCode).toBe(404);
    expect((await block(tenant, tenant)).statusCode).toBe(404);
    await interest();
    expect((await block(landlord, tenant)).statusCode).toBe(204);
  });

  it('ends with either account, and is in the export of who made it', async () => {
    await interest();
    await block(tenant, landlord);
    const exported = (await get(tenant, `/user/${tenant.userId}/export`)).json<Schemas['UserExport']>();
    expect(exported.blocks).toMatchObject([{ user: landlord.userId }]);
    await confirmPassword(app, landlord);
    expect((await ask('DELETE', landlord, `/user/${landlord.userId}`)).statusCode).toBe(204);
    expect((await get(tenant, `/user/${tenant.userId}/blocks`)).json()).toEqual({ results: [] });
  });
});

const report = (by: Party, item: string, kind: Schemas['ReportKind'] = 'message') =>
  ask('POST', by, '/reports', { kind, item, reason: 'fraud', text: 'They ask for money' });
const reported = async (item: string, kind: Schemas['ReportKind'] = 'message'): Promise<string> =>
  (await report(tenant, item, kind)).json<Schemas['Report']>().id;
const decide = (id: string, body: object) =>
  ask('PATCH', admin, `/reports/${id}`, { statement: 'It asks for money.\nOur terms forbid that.', ...body });
const ownReports = async (by: Party): Promise<readonly Schemas['Report'][]> =>
  (await get(by, `/user/${by.userId}/reports`)).json<Schemas['Reports']>().results;
describe('a report', () => {
  it('is decided with a statement to both sides, appealed once and reversed', async () => {
    const { message } = await bothWrite();
    const id = await reported(message);
    expect(await reported(message)).toBe(id);
    expect(await ownReports(landlord)).toEqual([]);
    expect((await decide(id, { decision: 'warned' })).json()).toMatchObject({ state: 'decided' });
    // Repeated after a lost answer, and by an admin who decides otherwise.
    expect((await decide(id, { decision: 'warned' })).statusCode).toBe(200);
    expect((await decide(id, { decision: 'dismissed' })).json()).toMatchObject({ code: 'report_closed' });
    expect(await ownReports(tenant)).toMatchObject([
      { isReporter: true, text: 'They ask for money', canAppeal: false, decision: 'warned' },
    ]);
    expect(await ownReports(landlord)).toMatchObject([
      { isReporter: false, text: null, canAppeal: true, message: 'Pay the deposit first' },
    ]);
    for (const side of [tenant, landlord]) {
      const sent = await mailsTo(side);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.text).toContain('Our terms forbid that.');
      expect(sent[0]?.text).not.toContain('They ask for money');
      expect(sent[0]?.text).not.toContain('Pay the deposit first');
    }
    const appeal = (text: string, by: Party = landlord) => ask('POST', by, `/reports/${id}/appeal`, { text });
    expect((await appeal('   ')).statusCode).toBe(400);
    expect((await appeal('Not mine', tenant)).statusCode).toBe(404);
    expect((await appeal('We agreed on it')).json()).toMatchObject({ state: 'appealed', canAppeal: false });
    expect((await appeal('We agreed on it')).statusCode).toBe(200);
    expect((await appeal('Something else')).json()).toMatchObject({ code: 'report_closed' });
    expect((await ownReports(tenant))[0]?.appeal?.text).toBeNull();
    expect((await decide(id, { decision: 'dismissed' })).statusCode).toBe(409);
    expect((await decide(id, { appealDecision: 'reversed' })).json()).toMatchObject({ state: 'closed' });
    expect(await mailsTo(landlord)).toHaveLength(2);
  });

  it('shows admins a reported message with five around it, and nothing of any other thread', async () => {
    const { thread } = await bothWrite();
    const ids: string[] = [];
    for (let number = 3; number <= 16; number += 1) {
      const by = number % 2 === 1 ? tenant : landlord;
      const sent = await send(by, `secret-${number}-`, false);
      ids.push(sent.json<Schemas['SentMessage']>().message.id);
    }
    const others = [
      `/threads/${thread}`,
      `/threads/${thread}/messages`,
      `/user/${tenant.userId}/threads`,
      `/user/${tenant.userId}/reports`,
    ];
    for (const url of others) expect((await get(admin, url)).statusCode).toBe(403);
    const urls = [`/user/${landlord.userId}/export`, `/user/${tenant.userId}`, '/audit', '/reports'];
    const seen = async () =>
      (await Promise.all(urls.map((url) => get(admin, url)))).map(({ body }) => body).join();
    expect(await seen()).not.toContain('secret-');
    const id = await reported(ids[5] ?? '');
    expect(await seen()).not.toContain('secret-');
    const queue = (await get(admin, '/reports?state=open&limit=100')).json<Schemas['ReportPage']>();
    expect(queue.counts.open).toBe(queue.results.length);
    const details = (await get(admin, `/reports/${id}`)).json<Schemas['ReportDetails']>();
    expect(details.messages.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(details.reportedMessage).toBe(ids[5]);
    const log = (await get(admin, `/audit?object=${id}`)).json<Schemas['AuditPage']>();
    expect(log.results).toMatchObject([{ action: 'getReport' }]);
    expect(JSON.stringify(log)).not.toContain('secret-');
  });

  it('is not for one’s own messages, nor for what one can’t see', async () => {
    const { message } = await bothWrite();
    expect((await report(landlord, message)).statusCode).toBe(404);
    expect((await report(outsider, message)).statusCode).toBe(404);
    expect((await report(landlord, landlord.announcementId, 'announcement')).statusCode).toBe(404);
    expect((await report(tenant, uuidv7(), 'announcement')).statusCode).toBe(404);
  });

  it('is refused after ten in a day', async () => {
    await send(tenant, 'Hello!');
    await send(landlord, 'Welcome');
    for (let made = 0; made <= reportsPerDay; made += 1) {
      const sent = (await send(landlord, `Advert ${made}`, false)).json<Schemas['SentMessage']>();
      const answer = await report(tenant, sent.message.id);
      expect(answer.statusCode).toBe(made < reportsPerDay ? 201 : 429);
    }
  });

  it('hides an announcement until the appeal is granted; its landlord can’t publish it', async () => {
    const id = await reported(landlord.announcementId, 'announcement');
    const publish = () =>
      ask('PATCH', landlord, `/announcement/${landlord.announcementId}`, { isActive: true });
    expect((await decide(id, { decision: 'announcementHidden' })).statusCode).toBe(200);
    expect(announcementsIn(await matchesOf(tenant))).not.toContain(landlord.announcementId);
    expect((await publish()).json()).toMatchObject({ code: 'announcement_withheld' });
    await ask('POST', landlord, `/reports/${id}/appeal`, { text: 'All of it is true' });
    await decide(id, { appealDecision: 'reversed' });
    expect(announcementsIn(await matchesOf(tenant))).toContain(landlord.announcementId);
    expect((await publish()).statusCode).toBe(200);
  });

  it.each([
    ['hiding what is no announcement', { decision: 'announcementHidden' }],
    ['a suspension without an end', { decision: 'suspended' }],
    ['a suspension that ends today', { decision: 'suspended', suspendedUntil: '2026-11-01' }],
    ['an end without a suspension', { decision: 'warned', suspendedUntil: '2099-01-01' }],
    ['two decisions', { decision: 'warned', appealDecision: 'upheld' }],
    ['no decision', {}],
    ['no reasons', { decision: 'warned', statement: ' \n' }],
  ])('is not decided by %s', async (_, body) => {
    const id = await reported((await bothWrite()).message);
    expect((await decide(id, body)).statusCode).toBe(400);
    expect(await mailsTo(tenant)).toEqual([]);
  });
});

describe('a suspended user', () => {
  const until = (days: number) => new Date(app.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  async function suspend(): Promise<string> {
    const id = await reported((await bothWrite()).message);
    const answer = await decide(id, { decision: 'suspended', suspendedUntil: until(7) });
    expect(answer.statusCode, answer.body).toBe(200);
    return id;
  }

  it('reads the decision, appeals, exports and deletes, and nothing else', async () => {
    const id = await suspend();
    const me = `/user/${landlord.userId}`;
    expect((await get(landlord, me)).json()).toMatchObject({ suspendedUntil: until(7) });
    for (const url of ['/bearers', `${me}/reports`, `${me}/export`]) {
      expect((await get(landlord, url)).statusCode).toBe(200);
    }
    for (const url of [
      `${me}/threads`,
      `${me}/announcement`,
      `${me}/blocks`,
      `/properties/${landlord.propertyId}`,
    ]) {
      expect((await get(landlord, url)).json()).toMatchObject({ status: 403, code: 'account_suspended' });
    }
    expect((await ask('PATCH', landlord, me, { description: 'Hello' })).statusCode).toBe(403);
    expect((await send(landlord, 'Hello', false)).json()).toMatchObject({ code: 'account_suspended' });
    expect(announcementsIn(await matchesOf(tenant))).not.toContain(landlord.announcementId);
    expect((await ask('POST', landlord, `/reports/${id}/appeal`, { text: 'Why?' })).statusCode).toBe(200);
    expect((await decide(id, { appealDecision: 'reversed' })).statusCode).toBe(200);
    expect(announcementsIn(await matchesOf(tenant))).toContain(landlord.announcementId);
    expect((await get(landlord, `${me}/threads`)).statusCode).toBe(200);
    expect((await get(landlord, me)).json()).not.toHaveProperty('suspendedUntil');
  });

  it('can use the account again on the day that was said, and is found again after the sweep', async () => {
    await suspend();
    const then = app.now;
    app.now = new Date(then.getTime() + 8 * 86_400_000);
    const back = await app.logIn(`lets${round}@tilava.example`);
    expect((await get(back, `/user/${landlord.userId}/threads`)).statusCode).toBe(200);
    app.now = then;
    const store = reportStore(app.database);
    const released = until(8);
    expect(await store.findReleased(until(6))).not.toContain(landlord.userId);
    expect(await store.findReleased(released)).toContain(landlord.userId);
    await store.applyDecisions(landlord.userId, released);
    expect(announcementsIn(await matchesOf(tenant))).toContain(landlord.announcementId);
    expect(await store.findReleased(released)).not.toContain(landlord.userId);
  });

  it('can delete the account', async () => {
    await suspend();
    await confirmPassword(app, landlord);
    expect((await ask('DELETE', landlord, `/user/${landlord.userId}`)).statusCode).toBe(204);
    const [own] = await ownReports(tenant);
    expect(own).toMatchObject({ decision: 'suspended', isReporter: true });
  });
});
