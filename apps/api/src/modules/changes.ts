import type { components } from '@tilava/sdk/schema';
import { lt, or, sql } from 'drizzle-orm';
import type { Dependencies } from '../application/dependencies.ts';
import { isUnseenBy, readSnapshot, type Snapshot } from '../changes/changeReader.ts';
import type { Database } from '../db/database.ts';
import { accountChanges, changeEpochs } from '../db/schema.ts';
import type { Caller, Handlers } from '../http/operations.ts';
import { badRequest, ProblemError } from '../http/problems.ts';
import { answerOf } from './everyField.ts';

type Change = components['schemas']['Change'];
type Scope = components['schemas']['KeyScope'];

const hour = 3_600_000;
const day = 24 * hour;
const kept = 30 * day;
/** What was written before a cursor may be committed behind it, and is kept as long as the cursor is taken. */
const longestTransaction = hour;

/** By which scope a key reads what changed. */
const scopes: Readonly<Record<Change['resource'], Scope>> = {
  announcement: 'announcements:read',
  need: 'properties:read',
  interest: 'interests:read',
  thread: 'threads:read',
  viewing: 'viewings:read',
};
const resources = Object.keys(scopes) as readonly Change['resource'][];

/** Of what is an announcement's besides itself, a key that is limited to some can't read anything. */
const readableBy = ({ key }: Caller): Change['resource'][] =>
  resources.filter(
    (resource) =>
      key === null ||
      (key.scopes.includes(scopes[resource]) && (key.announcements === null || resource === 'announcement')),
  );

/** The end of a reader's last page. */
interface Cursor {
  readonly epoch: string;
  /** When `seen` was taken. */
  readonly time: number;
  readonly seen: Snapshot;
  /** Where all of one moment takes several pages: what that moment saw, and the last number that was read. */
  readonly rest: { readonly until: Snapshot; readonly number: bigint } | null;
}

/** Reads what changed for an account by snapshots, not by numbers: transactions end in another order than they begin. */
export function changeService(database: Database, clock: Dependencies['clock']) {
  return {
    async list(
      caller: Caller,
      after: string | undefined,
      limit: number,
    ): Promise<components['schemas']['ChangePage']> {
      const cursor = after === undefined ? null : readCursor(after);
      const time = clock().getTime();
      if (cursor !== null && cursor.time < time - kept) throw cursorExpired();
      // Standbys don't say which transactions are under way.
      const { epoch, snapshot, rows } = await database.atPrimary(() =>
        readPage(database, caller, cursor, limit + 1),
      );
      const now: Cursor = {
        epoch,
        time,
        seen: readSnapshot(snapshot),
        rest: null,
      };
      if (cursor === null) return { results: [], nextCursor: writeCursor(now), hasMore: false };
      // A server that crashed may number transactions again that a cursor has counted as over.
      const isAhead = BigInt(cursor.seen.xmax) > BigInt(now.seen.xmax);
      if (cursor.epoch !== epoch || isAhead) throw cursorExpired();
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const isRest = rows.length > limit;
      const next = (): Cursor => {
        if (isRest && last !== undefined) {
          const until = cursor.rest?.until ?? now.seen;
          return { ...cursor, rest: { until, number: BigInt(last.number) } };
        }
        if (cursor.rest !== null) return { ...cursor, seen: cursor.rest.until, rest: null };
        // The same for a day while nothing changes, so that programs may be answered by 304.
        return last === undefined && cursor.time > time - day ? cursor : now;
      };
      return {
        results: page.map(present),
        nextCursor: writeCursor(next()),
        hasMore: isRest || cursor.rest !== null,
      };
    },

    async sweep(): Promise<void> {
      const before = new Date(clock().getTime() - kept - longestTransaction);
      // With what another cluster left behind that had counted further.
      await database.queries
        .delete(accountChanges)
        .where(or(lt(accountChanges.at, before), sql`${accountChanges.xid} >= ${nextXid}`));
    },
  };
}

const nextXid = sql`pg_snapshot_xmax(pg_current_snapshot())`;

interface ChangeRow {
  readonly number: string;
  readonly resource: Change['resource'];
  readonly action: Change['action'];
  readonly id: string;
  readonly version: number | null;
  readonly tenant: string | null;
  readonly by: Change['by'] | null;
  readonly at: string;
}

/** In one statement, so that the snapshot is the one that the rows are of. */
async function readPage(database: Database, caller: Caller, cursor: Cursor | null, limit: number) {
  const { xid, number, accountId, resource, objectId, tenantId, shownBy } = accountChanges;
  const unseen = ({ xmax, inProgress }: Snapshot) => isUnseenBy(xid, xmax, inProgress);
  const chosen = caller.key?.announcements;
  const isChosen = chosen ? sql`${objectId} = any(${sql.param(chosen)}::uuid[])` : sql`true`;
  const { seen, rest } = cursor ?? { seen: null, rest: null };
  const found = sql`select ${number} as number, ${resource} as resource, ${accountChanges.action} as action,
      ${objectId} as id, ${accountChanges.version} as version, ${tenantId} as tenant, ${shownBy} as by,
      ${accountChanges.at} as at
    from ${accountChanges}
    where ${accountId} = ${caller.id} and ${resource} = any(${sql.param(readableBy(caller))}::text[])
      and ${isChosen} and ${xid} < ${nextXid}
      and ${seen === null ? sql`false` : unseen(seen)}
      and ${rest === null ? sql`true` : sql`not ${unseen(rest.until)} and ${number} > ${rest.number.toString()}::bigint`}`;
  // Materialized, or the order by number would have the whole table read by its key.
  const { rows } = await database.queries.execute<{
    epoch: string;
    snapshot: string;
    rows: ChangeRow[];
  }>(sql`
    with found as materialized (${found}),
    page as (select number::text, resource, action, id, version, tenant, by, at from found order by found.number limit ${limit})
    select left(md5(${changeEpochs.id} || system_identifier::text), 8)
        || lower(left(pg_walfile_name(pg_current_wal_lsn()), 8)) as epoch,
      pg_current_snapshot()::text as snapshot,
      coalesce((select json_agg(page order by page.number::bigint) from page), '[]') as rows
    from ${changeEpochs}, pg_control_system()`);
  const [read] = rows;
  if (read === undefined) throw new Error('The database has no epoch of changes');
  return read;
}

const present = ({ resource, id, action, version, tenant, by, at }: ChangeRow): Change =>
  answerOf<Change>({
    resource,
    id,
    action,
    version,
    at: new Date(at).toISOString(),
    tenant: tenant ?? undefined,
    by: by ?? undefined,
  });

const hex = (value: bigint | number): string => value.toString(16);
const fromHex = (text: string): bigint => BigInt(`0x${text}`);

/** Numbers of transactions count from the oldest one, which makes them short. */
function writeSnapshot({ xmin, xmax, inProgress }: Snapshot): string {
  const others = [xmax, ...inProgress.slice(1, -1).split(',')].filter((xid) => xid !== '');
  return [hex(BigInt(xmin)), ...others.map((xid) => hex(BigInt(xid) - BigInt(xmin)))].join('-');
}

function snapshotOf(text: string): Snapshot {
  const [xmin = 0n, ...others] = text.split('-').map(fromHex);
  const [xmax = xmin, ...inProgress] = others.map((xid) => xmin + xid);
  return {
    xmin: `${xmin}`,
    xmax: `${xmax}`,
    inProgress: `{${inProgress.join(',')}}`,
  };
}

function writeCursor({ epoch, time, seen, rest }: Cursor): string {
  const pages = rest === null ? [] : [writeSnapshot(rest.until), hex(rest.number)];
  return [epoch, hex(time), writeSnapshot(seen), ...pages].join('.');
}

/** Shorter than what the database can't hold. */
const written =
  /^(?<epoch>[\da-f]{16})\.(?<time>[\da-f]{1,12})\.(?<seen>[\da-f]{1,15}(?:-[\da-f]{1,15})+)(?:\.(?<until>[\da-f]{1,15}(?:-[\da-f]{1,15})+)\.(?<number>[\da-f]{1,15}))?$/;

/** @throws ProblemError 400 for what is no cursor */
function readCursor(text: string): Cursor {
  const { epoch, time, seen, until, number } = written.exec(text)?.groups ?? {};
  if (epoch === undefined || time === undefined || seen === undefined)
    throw badRequest('cursor_invalid', 'This isn’t a cursor of changes', '/query/after');
  const rest =
    until === undefined || number === undefined
      ? null
      : { until: snapshotOf(until), number: fromHex(number) };
  return { epoch, time: Number(fromHex(time)), seen: snapshotOf(seen), rest };
}

const cursorExpired = () =>
  new ProblemError(
    410,
    'cursor_expired',
    'This cursor is too old; ask for a new one without a cursor, then read everything again',
  );

export const changeHandlers = (changes: ReturnType<typeof changeService>): Handlers<'listChanges'> => ({
  listChanges: async ({ caller, query: { after, limit = 100 } }) => ({
    status: 200,
    body: await changes.list(caller, after, limit),
  }),
});
