import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pruneChanges } from '../../src/changes/changeReader.ts';
import { changeReaders, files, needs } from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { keyOfName } from '../../src/files/pictureStore.ts';
import { wantedSpace } from '../support/accounts.ts';
import { makeCast, type Cast, type Person } from '../support/cast.ts';
import { canContend } from '../support/contend.ts';
import { runLanes, type Lane } from '../support/lanes.ts';
import { premises } from '../support/premises.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { upload, uploaded } from '../support/uploads.ts';
import { png } from '../support/pngs.ts';

/** The embedded database does one thing after the other, so that a few rounds tell all. */
const rounds = Number(process.env['ROUNDS'] ?? (canContend ? 10 : 3));

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

type Method = 'POST' | 'PATCH' | 'DELETE';
const sendAs = (by: Person, method: Method, url: string, body?: unknown) =>
  app.send({ method, url, bearer: by.bearer, body });

const logIn = (who: Person): Lane => {
  const body = { email: who.email, password: demoPassword };
  return () => app.send({ method: 'POST', url: '/bearers', body });
};

const uploadPicture = (by: Person) =>
  upload(app, { bearer: by.bearer, content: png({ width: 2, height: 2 }) });

/** Does one and the other in turn. */
function inTurn(...lanes: readonly Lane[]): Lane {
  let sent = 0;
  return () => {
    const lane = lanes[sent % lanes.length];
    sent += 1;
    if (lane === undefined) throw new Error('There is no lane');
    return lane();
  };
}

/** What a landlord does, and what others do with what is the landlord's. */
function lanesOfLandlord({ landlord, tenant, admin, ...cast }: Cast): Record<string, Lane> {
  const createResidence = async () => {
    const file = await uploaded(app, landlord.bearer);
    return sendAs(landlord, 'POST', '/residence', { houseType: 'office', file: 'id' in file ? [file] : [] });
  };
  const publish = async () => {
    const residence = await sendAs(landlord, 'POST', '/residence', { houseType: 'office', file: [] });
    if (residence.statusCode !== 201) return residence;
    const { id } = residence.json<{ id: string }>();
    return sendAs(landlord, 'POST', `/announcement/residence/${id}`, premises);
  };
  const property = `/properties/${cast.propertyId}`;
  const interest = `/user/${tenant.userId}/interested/${cast.announcementId}`;
  const favorite = `/user/${tenant.userId}/favorite/${cast.announcementId}`;
  return {
    uploads: inTurn(
      () => uploadPicture(landlord),
      () =>
        upload(app, {
          bearer: admin.bearer,
          url: `/files/residence/${cast.residenceId}`,
          content: png({ width: 2, height: 2 }),
        }),
    ),
    residences: createResidence,
    announcements: publish,
    properties: inTurn(
      () => sendAs(landlord, 'PATCH', property, { rentMin: 900 }),
      () => sendAs(landlord, 'PATCH', `/announcement/${cast.announcementId}`, { isActive: true }),
    ),
    interests: inTurn(
      () => sendAs(tenant, 'POST', favorite),
      () => sendAs(tenant, 'POST', `${favorite}?interested=true`),
      () => sendAs(landlord, 'POST', interest),
      () => sendAs(landlord, 'DELETE', interest),
    ),
    logins: logIn(landlord),
  };
}

/** What a tenant does, and what others do with what is the tenant's. */
function lanesOfTenant({ landlord, tenant, ...cast }: Cast): Record<string, Lane> {
  const user = `/user/${tenant.userId}`;
  const showPicture = async () => {
    const { id } = await uploaded(app, tenant.bearer);
    return sendAs(tenant, 'PATCH', user, { file: id ?? null });
  };
  const seekAgain = async () => {
    await app.database.queries.delete(needs).where(eq(needs.userId, tenant.userId));
    const made = await sendAs(tenant, 'POST', '/properties', wantedSpace());
    if (made.statusCode !== 201) return made;
    return sendAs(tenant, 'PATCH', `/properties/${made.json<{ id: string }>().id}`, { rentMax: 900 });
  };
  return {
    uploads: () => uploadPicture(tenant),
    pictures: showPicture,
    profile: () => sendAs(tenant, 'PATCH', user, { description: 'Quiet' }),
    properties: seekAgain,
    interests: inTurn(
      () => sendAs(tenant, 'POST', `${user}/favorite/${cast.announcementId}?interested=true`),
      () => sendAs(landlord, 'POST', `${user}/interested/${cast.announcementId}`),
      () => sendAs(tenant, 'DELETE', `${user}/favorite/${cast.announcementId}?interested=true`),
    ),
    logins: logIn(tenant),
  };
}

/** The tables, apart from the audit log, in which the text still stands in some row. */
async function tablesWith(text: string): Promise<string[]> {
  const { queries } = app.database;
  const { rows: tables } = await queries.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'audit_log'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await queries.execute(
      sql`select 1 from ${sql.identifier(name)} as stored where strpos(stored::text, ${text}) > 0 limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** What happens by itself once everybody has read them. */
async function throwChangesAway(): Promise<void> {
  await app.database.queries.delete(changeReaders);
  await pruneChanges(app.database);
}

/** How often PostgreSQL has ended one of two transactions that waited for each other. */
async function deadlocks(): Promise<number> {
  const { rows } = await app.database.queries.execute<{ count: number }>(
    sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

/** Keys of pictures that are kept without a row. */
async function strayKeys(): Promise<string[]> {
  const names = await readdir(join(app.folder, 'files', 'production')).catch(() => []);
  const rows = await app.database.queries.select({ key: files.key }).from(files);
  const known = new Set(rows.map(({ key }) => key));
  return names.map((name) => keyOfName(name) ?? name).filter((key) => !known.has(key));
}

const kinds = [
  ['landlord', lanesOfLandlord],
  ['tenant', lanesOfTenant],
] as const;

describe.each(kinds)('a %s who is deleted while six lanes write', (role, lanesOf) => {
  it(`goes at once, breaks nobody and leaves nothing behind, in ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const cast = await makeCast(app);
      const { userId, email } = cast[role];
      const answers = await runLanes(lanesOf(cast), {
        before: round % 4,
        act: () => app.send({ method: 'DELETE', url: `/user/${userId}`, bearer: cast.admin.bearer }),
        isOver: ({ statusCode }) => statusCode === 401 || statusCode === 404 || statusCode >= 500,
      });
      expect(answers, `round ${round}`).toContain('act: 204');
      expect(
        answers.filter((answer) => / 5\d\d/.test(answer)),
        `round ${round}`,
      ).toEqual([]);
      await vi.waitFor(async () => {
        await throwChangesAway();
        expect(await tablesWith(userId)).toEqual([]);
      }, 20_000);
      expect(await tablesWith(email)).toEqual([]);
      expect(await strayKeys()).toEqual([]);
    }
    expect(await deadlocks()).toBe(0);
  }, 120_000);
});
