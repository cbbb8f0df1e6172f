import type { Schemas } from '@tilava/sdk';
import { sql } from 'drizzle-orm';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { demoPassword, seedDemo } from '../../src/demo/seedDemo.ts';
import { tenantAccount } from '../support/accounts.ts';
import { pdf } from '../support/pdfs.ts';
import { premises } from '../support/premises.ts';
import { openPglite } from '../../src/db/openPglite.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { addressOf, askPostgres, makePostgres, type PostgresServer } from '../support/postgresServer.ts';
import { freePort, type ServerProcess, spawnServer, untilReady } from '../support/serverProcess.ts';

interface Toggle {
  readonly wanted: boolean;
  readonly isPending: boolean;
}

/** What writers were told that is kept, and what they were about to be told. */
interface Acknowledged {
  /** Emails of tenants who have signed up. */
  readonly emails: string[];
  /** Ids of announcements. */
  readonly announcements: string[];
  /** The last number that was written into a need; one more may be under way. */
  numberInNeed: number;
  /** Whether an announcement is saved, by its id. */
  readonly saved: Map<string, Toggle>;
  /** Whether an attachment is there, by its id. */
  readonly attachments: Map<string, Toggle>;
  /** All of them together. */
  total: number;
}

/** Nothing was acknowledged yet. */
const nothingYet = (): Acknowledged => ({
  emails: [],
  announcements: [],
  numberInNeed: 0,
  saved: new Map(),
  attachments: new Map(),
  total: 0,
});

interface Session {
  readonly bearer: string;
  readonly user: { readonly id: string; readonly properties: readonly string[] };
}

/** Writes without a pause until the server is gone. Each writer waits for its answers; there are several. */
async function writeUntilGone(address: string, known: Acknowledged): Promise<void> {
  const call = async (method: string, url: string, bearer?: string, body?: unknown): Promise<Response> =>
    fetch(`${address}/api/v1${url}`, {
      method,
      headers: {
        // Sign-ups are limited by address, which a proxy on this machine tells.
        'x-forwarded-for': `10.${random(256)}.${random(256)}.${random(256)}`,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const write = async (...request: Parameters<typeof call>): Promise<Response> => {
    const response = await call(...request);
    // It sheds load where the machine is busy: nothing was acknowledged, and the same is asked again.
    if (response.status === 503) return write(...request);
    if (!response.ok) throw new Error(`${request[0]} ${request[1]}: ${response.status}`);
    return response;
  };
  const logIn = async (email: string): Promise<Session> =>
    (
      await write('POST', '/bearers', undefined, { email, password: demoPassword })
    ).json() as Promise<Session>;

  const tenant = await logIn('tenant@tilava.example');
  const landlord = await logIn('landlord@tilava.example');
  const answer = await write('GET', `/user/${tenant.user.id}/threads`, tenant.bearer);
  const threads = (await answer.json()) as Schemas['ThreadPage'];
  const thread = threads.results.find(({ state }) => state === 'open');
  if (thread === undefined) throw new Error('The demo tenant has no open conversation');

  await Promise.all(
    [
      async () => {
        const email = `${crypto.randomUUID()}@killed.example`;
        await write('POST', '/users', undefined, tenantAccount(email));
        known.emails.push(email);
      },
      async () => {
        const next = known.numberInNeed + 1;
        const url = `/properties/${tenant.user.properties[0]}`;
        await write('PATCH', url, tenant.bearer, { description: String(next) });
        known.numberInNeed = next;
      },
      async () => {
        const residence = await write('POST', '/residence', landlord.bearer, {
          houseType: 'office',
          file: [],
        });
        const { id } = (await residence.json()) as { id: string };
        const url = `/announcement/residence/${id}`;
        const announcement = await write('POST', url, landlord.bearer, premises);
        known.announcements.push(((await announcement.json()) as { id: string }).id);
      },
      async () => {
        const id = known.announcements[random(known.announcements.length)];
        // The first one is there soon.
        if (id === undefined) return void (await write('GET', '/bearers', tenant.bearer));
        const wanted = known.saved.get(id)?.wanted !== true;
        known.saved.set(id, { wanted, isPending: true });
        await write(wanted ? 'POST' : 'DELETE', `/user/${tenant.user.id}/favorite/${id}`, tenant.bearer);
        known.saved.set(id, { wanted, isPending: false });
      },
      async () => {
        const form = new FormData();
        form.set('file', new Blob([Uint8Array.from(pdf())], { type: 'application/pdf' }), 'plan.pdf');
        const uploaded = await write('POST', `/threads/${thread.id}/attachments`, tenant.bearer, form);
        const { id } = (await uploaded.json()) as Schemas['Attachment'];
        const earlier = [...known.attachments].find(([, { wanted }]) => wanted)?.[0];
        known.attachments.set(id, { wanted: true, isPending: false });
        // Only 20 may wait to be sent.
        if (earlier === undefined) return;
        known.attachments.set(earlier, { wanted: false, isPending: true });
        await write('DELETE', `/attachments/${earlier}`, tenant.bearer);
        known.attachments.set(earlier, { wanted: false, isPending: false });
      },
    ].map((step) => repeat(step, known)),
  );
}

/** A connection that breaks is the end; an answer that is no success is a fault of the server. */
async function repeat(step: () => Promise<void>, known: Acknowledged): Promise<void> {
  for (;;) {
    try {
      await step();
      known.total += 1;
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

const random = (below: number): number => Math.floor(Math.random() * below);

/** The ids of what was acknowledged otherwise than it is found. */
const differing = (known: ReadonlyMap<string, Toggle>, found: ReadonlySet<string>): string[] =>
  [...known]
    .filter(([id, { wanted, isPending }]) => !isPending && found.has(id) !== wanted)
    .map(([id]) => id);

/** What was acknowledged and is not there, and what is there by half; nothing of either, if all is well. */
async function lost(database: Database, known: Acknowledged): Promise<Record<string, unknown>> {
  const ask = async <Row extends Record<string, unknown>>(
    statement: ReturnType<typeof sql>,
  ): Promise<Row[]> => (await database.queries.execute<Row>(statement)).rows;
  const emails = new Set(
    (await ask<{ email: string }>(sql`select email from users`)).map(({ email }) => email),
  );
  const announcements = new Set(
    (await ask<{ id: string }>(sql`select id from announcements`)).map(({ id }) => id),
  );
  const saved = new Set(
    (
      await ask<{ id: string }>(
        sql`select announcement_id as id from favorites join users on users.id = tenant_id
            where email = 'tenant@tilava.example'`,
      )
    ).map(({ id }) => id),
  );
  const attachments = await ask<{ id: string; key: string }>(sql`select id, key from message_attachments`);
  const attached = new Set(attachments.map(({ id }) => id));
  const [need] = await ask<{ description: string | null }>(
    sql`select needs.description from needs join users on users.id = user_id
        where email = 'tenant@tilava.example' order by needs.created_at, needs.id limit 1`,
  );
  const number = Number(need?.description ?? Number.NaN);
  const isNumberKept =
    known.numberInNeed === 0 || [known.numberInNeed, known.numberInNeed + 1].includes(number);
  const ofNew = sql`from users where email like '%@killed.example'`;
  return {
    users: known.emails.filter((email) => !emails.has(email)),
    announcements: known.announcements.filter((id) => !announcements.has(id)),
    favorites: differing(known.saved, saved),
    attachments: differing(known.attachments, attached),
    attachmentsWithoutFile: attachments.filter(
      ({ key }) => !existsSync(join(folder, 'files/production', key)),
    ),
    need: isNumberKept ? null : { written: known.numberInNeed, found: need?.description },
    usersWithoutNeed: await ask(sql`select email ${ofNew} and not exists
      (select 1 from needs where needs.user_id = users.id)`),
    usersWithoutMail: await ask(sql`select email ${ofNew} and not exists
      (select 1 from mails where recipient = email)`),
    usersWithoutCode: await ask(sql`select email ${ofNew} and not exists
      (select 1 from verifications where verifications.user_id = users.id)`),
    announcementsWithoutResidence: await ask(sql`select id from announcements where not exists
      (select 1 from residences where residences.id = residence_id)`),
  };
}

/** How often the server is killed; `ROUNDS=50` before a release. */
const rounds = Number(process.env['ROUNDS'] ?? (process.env['TESTS'] === 'short' ? 1 : 3));

let folder: string;
let postgres: PostgresServer | null;
let server: ServerProcess | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-kill-'));
  postgres = null;
  server = null;
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Store {
  readonly variables: Record<string, string>;
  open(): Promise<Database>;
}

async function embedded(): Promise<Store> {
  return { variables: {}, open: () => openPglite(folder) };
}

async function onPostgres(): Promise<Store> {
  postgres = makePostgres();
  await postgres.start();
  await askPostgres(postgres.socket, 'create database tilava');
  const url = addressOf(postgres.socket, 'tilava');
  const open = () =>
    openPostgres(url, (error) => {
      throw error;
    });
  return { variables: { DATABASE_URL: url }, open };
}

/** Looks into the store while no server runs. */
async function within<Result>(store: Store, look: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await store.open();
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const nothingLost = {
  users: [],
  announcements: [],
  favorites: [],
  attachments: [],
  attachmentsWithoutFile: [],
  need: null,
  usersWithoutNeed: [],
  usersWithoutMail: [],
  usersWithoutCode: [],
  announcementsWithoutResidence: [],
};

describe('what the server has acknowledged', () => {
  it.each([
    ['the embedded database', embedded],
    ['PostgreSQL', onPostgres],
  ])(
    'outlives kill -9 amid writes, and nothing is written by half: %s',
    async (_, makeStore) => {
      const store = await makeStore();
      await within(store, (database) => seedDemo(database, new Date(), uuidv7));
      const known = nothingYet();
      for (let round = 0; round < rounds; round += 1) {
        const running = spawnServer(await freePort(), folder, {
          ...store.variables,
          TRUST_PROXY: 'loopback',
        });
        server = running;
        await untilReady(running);
        const enough = known.total + 10 + Math.floor(Math.random() * 40);
        const writing = writeUntilGone(running.address, known);
        await Promise.race([
          writing,
          vi.waitFor(
            () => {
              expect(known.total).toBeGreaterThanOrEqual(enough);
              // An upload is read in a process of its own: the others may write enough meanwhile.
              expect(known.emails.length).toBeGreaterThan(0);
              expect(known.attachments.size).toBeGreaterThan(0);
            },
            { timeout: 60_000, interval: 5 },
          ),
        ]);
        running.child.kill('SIGKILL');
        expect(await running.ended).toBe('SIGKILL');
        await writing;
        const found = await within(store, (database) => lost(database, known));
        expect(found, `round ${round}`).toEqual(nothingLost);
      }
    },
    60_000 + rounds * 60_000,
  );
});
