import type { components } from '@tilava/sdk/schema';
import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { announcements, auditLog, needs, reports, users } from '../db/schema.ts';
import type { Call, Caller, Handlers } from '../http/operations.ts';
import { nameOf } from './team/store.ts';
import { cursors, cutPage, isId, listName, within } from './listQuery.ts';

type Schemas = components['schemas'];

/**
 * Writes down what admins and teams do, in the transaction of what they do; what others do with their own is theirs.
 * Announcements that are deleted may have been reported or written about: who deleted them is written down, whoever it is.
 */
export const adminAudit = (database: Database, clock: () => Date) => ({
  async record(
    caller: Pick<Caller, 'userId' | 'isAdmin' | 'hasColleagues'>,
    action: Schemas['AuditAction'],
    targetId: string,
    fields: readonly string[] = [],
  ): Promise<void> {
    if (!caller.isAdmin && !caller.hasColleagues && action !== 'deleteProperty') return;
    await database.queries
      .insert(auditLog)
      .values({ id: uuidv7(), adminId: caller.userId, action, targetId, fields, createdAt: clock() });
  },
});

export type Audit = ReturnType<typeof adminAudit>;

/** The last change of each of some announcements, of its premises or its residence, by announcement id. */
export const lastChangesOf = (database: Database) => async (ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, Schemas['Announcement']['lastChange']>();
  const { rows } = await database.queries.execute<{ id: string; by: string | null; at: Date | string }>(sql`
    select ${announcements.id} as id, change.at, change.by from ${announcements} cross join lateral (
      select ${auditLog.createdAt} as at,
        (select case when not ${users.isAdmin} then ${nameOf(users.id)} end
          from ${users} where ${users.id} = ${auditLog.adminId}) as by
      from ${auditLog}
      where ${auditLog.targetId} = any(
        array[${announcements.id}, ${announcements.propertyId}, ${announcements.residenceId}])
      order by ${auditLog.createdAt} desc, ${auditLog.id} desc limit 1) as change
    where ${announcements.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, by, at }) => [id, { by, at: new Date(at).toISOString() }]));
};

const places = cursors({ at: within(4_102_444_800_000), id: isId });

export const auditHandlers = (database: Database): Handlers<'listAuditEntries'> => ({
  listAuditEntries: async ({ query: { cursor, limit = 50, ...filter } }) => {
    const list = listName(filter.actor, filter.object, filter.from, filter.until);
    const found = await select(database, filter, places.read(cursor, list)).limit(limit + 1);
    const { shown, last } = cutPage(found, limit);
    return {
      status: 200,
      body: {
        results: shown.map((entry) => ({
          id: entry.id,
          createdAt: entry.createdAt.toISOString(),
          actor: { id: entry.actorId, name: entry.actorName },
          action: entry.action,
          object: { id: entry.objectId, name: entry.objectName },
          fields: [...entry.fields],
        })),
        nextCursor:
          last === undefined ? null : places.write({ at: last.createdAt.getTime(), id: last.id }, list),
      },
    };
  },
});

type Filter = Omit<Call<'listAuditEntries'>['query'], 'cursor' | 'limit'>;

/** Newest first, behind a place. */
const select = ({ queries }: Database, filter: Filter, after: ReturnType<typeof places.read>) =>
  queries
    .select({
      id: auditLog.id,
      createdAt: auditLog.createdAt,
      actorId: auditLog.adminId,
      actorName: emailOf(auditLog.adminId),
      action: auditLog.action,
      objectId: auditLog.targetId,
      objectName: nameOfObject,
      fields: auditLog.fields,
    })
    .from(auditLog)
    .where(
      and(
        ...passing(filter),
        after === null
          ? undefined
          : sql`(${auditLog.createdAt}, ${auditLog.id}) < (${new Date(after.at).toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id));

const midnightOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Europe/Helsinki'`;

/** Days of Helsinki, the first and the last counted in. */
const passing = ({ actor, object, from, until }: Filter): (SQL | undefined)[] => [
  actor === undefined ? undefined : eq(auditLog.adminId, actor),
  object === undefined ? undefined : eq(auditLog.targetId, object),
  from === undefined ? undefined : sql`${auditLog.createdAt} >= ${midnightOf(sql`${from}::date`)}`,
  until === undefined ? undefined : sql`${auditLog.createdAt} < ${midnightOf(sql`${until}::date + 1`)}`,
];

const emailOf = (id: SQLWrapper) =>
  sql<string | null>`(select ${users.email} from ${users} where ${users.id} = ${id})`;

/** Where it is still there, an object is called by what lists call it by. */
const nameOfObject = sql<string | null>`coalesce(
  ${emailOf(auditLog.targetId)},
  (select ${needs.address} from ${needs} where ${needs.id} = ${auditLog.targetId}),
  (select ${announcements.address} from ${announcements} where ${announcements.propertyId} = ${auditLog.targetId}),
  (select ${announcements.address} from ${announcements} where ${announcements.id} = ${auditLog.targetId}),
  (select ${announcements.address} from ${announcements} where ${announcements.residenceId} = ${auditLog.targetId}),
  (select ${reports.subject} from ${reports} where ${reports.id} = ${auditLog.targetId}))`;
