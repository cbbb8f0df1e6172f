import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@tilava/sdk/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginEpoch } from '../../src/backup/tables.ts';
import { accountChanges, announcements, blocks, tenantInterests, users } from '../../src/db/schema.ts';
import { changeService } from '../../src/modules/changes.ts';
import { addColleague, makeCast, type Cast } from '../support/cast.ts';
import { canContend } from '../support/contend.ts';
import { addAnnouncement, addNeed, addTenant, type Party } from '../support/parties.ts';
import { threadId, viewingId } from '../support/scenes.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { get, patch, post, remove } from '../support/validRequests.ts';

type Page = components['schemas']['ChangePage'];
type Reader = Pick<Party, 'bearer'>;

let app: TestApplication;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApplication();
  cast = await makeCast(app);
});
afterAll(() => app.close());

const ask = ({ bearer }: Reader, after?: string, limit = 100) =>
  app.send({ ...get(`/changes?limit=${limit}${after === undefined ? '' : `&after=${after}`}`), bearer });

async function read(reader: Reader, after?: string, limit = 100): Promise<Page> {
  const answer = await ask(reader, after, limit);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
}

const cursorOf = async (reader: Reader) => (await read(reader)).nextCursor;

const short = ({ resource, id, action, by, version }: Page['results'][number]) =>
  [resource, id, action, by ?? version] as const;

/** What readers are told of what is done meanwhile. */
async function changesOf(readers: readonly Reader[], work: () => Promise<unknown>) {
  const before = await Promise.all(readers.map(cursorOf));
  await work();
  return Promise.all(
    readers.map(async (reader, index) => (await read(reader, before[index])).results.map(short)),
  );
}

/** Makes an announcement another version. */
const touch = (id: string) =>
  app.database.queries
    .update(announcements)
    .set({ version: sql`${announcements.version} + 1` })
    .where(eq(announcements.id, id));

describe('the feed of an account', () => {
  it('tells what became of its announcements, and to colleagues what became of the organisation’s', async () => {
    const { landlord, otherLandlord, announcementId: id } = cast;
    const colleague = await addColleague(app, cast, 'viewer');
    const [{ version } = { version: 0 }] = await app.database.queries
      .select({ version: announcements.version })
      .from(announcements)
      .where(eq(announcements.id, id));
    const changes = [
      ['announcement', id, 'updated', version + 1],
      ['announcement', id, 'updated', version + 2],
    ];
    const naming = async () => {
      for (const reference of ['A 1', 'A 1', 'A 2'])
        await app.send({ ...patch(`/announcement/${id}`, { reference }), bearer: landlord.bearer });
    };
    expect(await changesOf([landlord, colleague, otherLandlord], naming)).toEqual([changes, changes, []]);
  });

  it('has tombstones, and nothing of an account that is gone', async () => {
    const tenant = await addTenant(app, 'gone@tilava.example');
    const deleting = () => app.send({ ...remove(`/properties/${tenant.needId}`), bearer: tenant.bearer });
    expect(await changesOf([tenant], deleting)).toEqual([[['need', tenant.needId, 'deleted', 1]]]);
    await addNeed(app, tenant.userId);
    await app.database.queries.delete(users).where(eq(users.id, tenant.userId));
    const ofTenant = eq(accountChanges.accountId, tenant.userId);
    expect(await app.database.queries.$count(accountChanges, ofTenant)).toBe(0);
  });

  it('tells both sides of interest, messages and viewings, and neither what the other archives', async () => {
    const { tenant, landlord, otherLandlord, announcementId } = cast;
    let [thread, viewing] = ['', ''];
    const agreeing = async () => {
      thread = await threadId({ app, cast });
      viewing = await viewingId({ app, cast });
      await app.send({
        ...post('/messages', { announcement: announcementId, tenant: tenant.userId, text: 'When?' }),
        bearer: tenant.bearer,
      });
    };
    const [ofTenant, ofLandlord, ofOther] = await changesOf([tenant, landlord, otherLandlord], agreeing);
    expect(ofTenant).toEqual([
      ['interest', announcementId, 'created', 'tenant'],
      ['interest', announcementId, 'created', 'landlord'],
      ['thread', thread, 'created', 1],
      ['viewing', viewing, 'created', 0],
      ['thread', thread, 'updated', 2],
    ]);
    expect(ofLandlord).toEqual(ofTenant);
    expect(ofOther).toEqual([]);
    const archiving = () =>
      app.send({ ...patch(`/threads/${thread}`, { isArchived: true }), bearer: tenant.bearer });
    expect(await changesOf([tenant, landlord], archiving)).toEqual([[['thread', thread, 'updated', 2]], []]);
  });

  it('does not tell whom a block hides that interest is withdrawn', async () => {
    const { landlord, announcementId } = cast;
    const tenant = await addTenant(app, 'blocked@tilava.example');
    const pair = { tenantId: tenant.userId, announcementId };
    await app.database.queries.insert(tenantInterests).values(pair);
    await app.database.queries
      .insert(blocks)
      .values({ blockerId: landlord.userId, blockedId: tenant.userId });
    const withdrawing = () =>
      app.database.queries.delete(tenantInterests).where(eq(tenantInterests.tenantId, tenant.userId));
    expect(await changesOf([tenant, landlord], withdrawing)).toEqual([
      [['interest', announcementId, 'deleted', 'tenant']],
      [],
    ]);
  });

  it('tells a key of what it may read', async () => {
    const { landlord, announcementId } = cast;
    const keyWith = async (scope: string, chosen?: string): Promise<Reader> => {
      const body = {
        label: 'CRM',
        scopes: ['changes:read', scope],
        ...(chosen !== undefined && { announcements: [chosen] }),
      };
      const created = await app.send({ ...post(`/user/${landlord.userId}/keys`, body), ...landlord });
      return { bearer: created.json<components['schemas']['CreatedKey']>().secret };
    };
    const keys = [
      await keyWith('announcements:read'),
      await keyWith('threads:read'),
      await keyWith('announcements:read', announcementId),
      await keyWith('announcements:read', cast.hiddenId),
    ];
    expect(await changesOf(keys, () => touch(announcementId))).toMatchObject([
      [{ 0: 'announcement' }],
      [],
      [{ 0: 'announcement' }],
      [],
    ]);
  });
});

/** What a transaction of that number would have noted. */
async function noteOf(accountId: string, xid: string) {
  const entry = { accountId, xid, resource: 'need', action: 'created', objectId: accountId } as const;
  const [row] = await app.database.queries.insert(accountChanges).values(entry).returning();
  if (row === undefined) throw new Error('Nothing was noted');
  return row;
}

describe('a cursor of changes', () => {
  it('stays while nothing changes, and goes through what is more than a page', async () => {
    const { landlord, otherLandlord } = cast;
    const before = await cursorOf(landlord);
    await touch((await addAnnouncement(app, otherLandlord.userId)).announcementId);
    expect(await read(landlord, before)).toEqual({ results: [], nextCursor: before, hasMore: false });
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1)
      made.push((await addAnnouncement(app, landlord.userId)).announcementId);
    const first = await read(landlord, before, 2);
    // What comes meanwhile comes behind them.
    await touch(made[0] ?? '');
    let page = first;
    const pages = [first];
    while (page.hasMore) {
      page = await read(landlord, page.nextCursor, 2);
      pages.push(page);
    }
    const [again, created] = [made[0], made.map((id) => [id, 'created'])];
    const results = pages.flatMap(({ results: all }) => all.map(({ id, action }) => [id, action]));
    expect(results).toEqual([...created, [again, 'updated']]);
    expect(pages.map(({ results: { length } }) => length)).toEqual([2, 2, 1, 1]);
  });

  it('of more than 30 days ago, or of what was restored since, says that all has to be read anew', async () => {
    const cursor = await cursorOf(cast.landlord);
    const days = (count: number) => app.now.getTime() - count * 24 * 3_600_000;
    const [epoch, , seen] = cursor.split('.');
    const since = (count: number) => [epoch, days(count).toString(16), seen].join('.');
    const ahead = [epoch, days(0).toString(16), `${'f'.repeat(12)}-1`].join('.');
    expect((await ask(cast.landlord, since(29))).statusCode).toBe(200);
    for (const cursorOfBefore of [since(31), ahead])
      expect((await ask(cast.landlord, cursorOfBefore)).json()).toMatchObject({ code: 'cursor_expired' });
    await app.database.transaction(async () => {
      await app.database.queries.execute(sql`truncate change_epochs`);
      await beginEpoch(app.database);
    });
    expect((await ask(cast.landlord, cursor)).json()).toMatchObject({ status: 410, code: 'cursor_expired' });
    expect((await ask(cast.landlord, await cursorOf(cast.landlord))).statusCode).toBe(200);
  });

  it.each(['none', '0.0.0', `${'f'.repeat(16)}.1.${'f'.repeat(16)}-1`, `${'0'.repeat(16)}.1.1-1.2-1`])(
    'that is none is refused: %s',
    async (cursor) => {
      expect((await ask(cast.landlord, cursor)).json()).toMatchObject({ code: 'cursor_invalid' });
    },
  );

  it('leads to nothing that another cluster has written, whose transactions had other numbers', async () => {
    const { queries } = app.database;
    const before = await cursorOf(cast.landlord);
    const { number: left } = await noteOf(cast.landlord.userId, '281474976710656');
    expect((await read(cast.landlord, before)).results).toEqual([]);
    await changeService(app.database, () => app.now).sweep();
    expect(await queries.$count(accountChanges, eq(accountChanges.number, left))).toBe(0);
  });

  it('is good for as long as changes are kept', async () => {
    const { queries } = app.database;
    for (const id of [cast.announcementId, cast.hiddenId]) await touch(id);
    const at = (days: number) => new Date(app.now.getTime() - days * 24 * 3_600_000);
    const rows = await queries.select({ number: accountChanges.number }).from(accountChanges);
    const [old, kept] = rows.map(({ number }) => number);
    if (old === undefined || kept === undefined) throw new Error('Nothing has changed');
    for (const [number, days] of [
      [old, 31],
      [kept, 30],
    ] as const)
      await queries
        .update(accountChanges)
        .set({ at: at(days) })
        .where(eq(accountChanges.number, number));
    await changeService(app.database, () => app.now).sweep();
    const left = await queries
      .select()
      .from(accountChanges)
      .where(inArray(accountChanges.number, [old, kept]));
    expect(left.map(({ number }) => number)).toEqual([kept]);
  });
});

describe.runIf(canContend)('transactions that end in another order than they begin', () => {
  /** A transaction that does something and stays open until it is let go. */
  async function open(...work: (() => Promise<unknown>)[]) {
    const isDone = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const ended = app.database.transaction(async () => {
      for (const step of work) await step();
      isDone.resolve();
      await mayEnd.promise;
    });
    await Promise.race([isDone.promise, ended]);
    return async () => {
      mayEnd.resolve();
      await ended;
    };
  }

  it('are all told, where the greatest number that was read would pass one by', async () => {
    const { landlord } = cast;
    const [slow, quick] = [
      await addAnnouncement(app, landlord.userId),
      await addAnnouncement(app, landlord.userId),
    ];
    const before = await cursorOf(landlord);
    const commit = await open(() => touch(slow.announcementId));
    await touch(quick.announcementId);
    const first = await read(landlord, before);
    expect(first.results).toMatchObject([{ id: quick.announcementId }]);
    await commit();
    expect((await read(landlord, first.nextCursor)).results).toMatchObject([{ id: slow.announcementId }]);
    const numbers = await app.database.queries
      .select({ id: accountChanges.objectId })
      .from(accountChanges)
      .where(eq(accountChanges.action, 'updated'))
      .orderBy(accountChanges.number);
    expect(numbers.slice(-2)).toEqual([{ id: slow.announcementId }, { id: quick.announcementId }]);
  });

  it('are told of an object in its order, though the later one has the lower number', async () => {
    const { landlord } = cast;
    const { announcementId: id } = await addAnnouncement(app, landlord.userId);
    const before = await cursorOf(landlord);
    const other = await addAnnouncement(app, landlord.userId);
    let isFree = Promise.withResolvers<void>();
    const commit = open(
      () => touch(other.announcementId),
      () => isFree.promise,
      () => app.database.queries.delete(announcements).where(eq(announcements.id, id)),
    );
    await sleep(50);
    await touch(id);
    isFree.resolve();
    isFree = Promise.withResolvers();
    await (
      await commit
    )();
    const changes = (await read(landlord, before)).results.filter((change) => change.id === id);
    expect(changes.map(({ action }) => action)).toEqual(['updated', 'deleted']);
  });

  it('are each told once, in the order of versions, however they are mixed, and those undone never', async () => {
    const { landlord } = cast;
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1)
      ids.push((await addAnnouncement(app, landlord.userId)).announcementId);
    let cursor = await cursorOf(landlord);
    const expected = new Map(ids.map((id) => [id, 1]));
    const write = async (writer: number) => {
      for (let step = 0; step < 12; step += 1) {
        const chosen = [
          ...new Set([ids[(writer + step) % 4] ?? '', ids[(writer * step) % 4] ?? '']),
        ].toSorted();
        const isUndone = (writer + step) % 5 === 0;
        await app.database
          .transaction(async () => {
            for (const id of chosen) {
              await touch(id);
              await sleep((writer * 7 + step * 3) % 11);
            }
            if (isUndone) throw new Error('Undone');
          })
          .catch((error: unknown) => {
            if (!isUndone) throw error;
          });
        if (!isUndone) for (const id of chosen) expected.set(id, (expected.get(id) ?? 0) + 1);
      }
    };
    let isWriting = true;
    const writing = Promise.all([1, 2, 3, 4, 5].map(write)).finally(() => (isWriting = false));
    const seen = new Map(ids.map((id) => [id, [1]]));
    for (let isEnd = false; !isEnd;) {
      const wasWriting = isWriting;
      const page = await read(landlord, cursor, 3);
      for (const { id, version } of page.results) seen.get(id)?.push(version ?? 0);
      cursor = page.nextCursor;
      isEnd = !wasWriting && !page.hasMore;
    }
    await writing;
    const versions = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
    expect(seen).toEqual(new Map([...expected].map(([id, last]) => [id, versions(last)])));
  });
});
