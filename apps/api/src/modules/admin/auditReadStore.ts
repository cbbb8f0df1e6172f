import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements, auditLog, needs, users } from '../../db/schema.ts';

/** What of the log is looked for. */
export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly object?: string | undefined;
  /** Days of Helsinki, both counted in. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Where an entry stands. */
export interface AuditPlace {
  readonly createdAt: Date;
  readonly id: string;
}

const midnightOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Europe/Helsinki'`;

const passing = ({ actor, object, from, until }: AuditFilter): (SQL | undefined)[] => [
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
  (select ${announcements.address} from ${announcements} where ${announcements.residenceId} = ${auditLog.targetId}))`;

export const auditReadStore = (database: Database) => ({
  /** Newest first, behind `place`. */
  list: (filter: AuditFilter, place: AuditPlace | null, limit: number) =>
    database.queries
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
          place === null
            ? undefined
            : sql`(${auditLog.createdAt}, ${auditLog.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`,
        ),
      )
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(limit),
});

export type AuditReadStore = ReturnType<typeof auditReadStore>;
