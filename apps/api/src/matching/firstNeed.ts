import { asc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { needs } from '../db/schema.ts';

/** Needs of one tenant in their order; the first that is active is the one by which landlords find the tenant. */
export const oldestNeedFirst = [asc(needs.createdAt), asc(needs.id)] as const;

/** `need` is the table, or what it is called in the statement; see `oldestNeedFirst`. */
export const isFirstActiveNeed = (need: SQL): SQL => sql`not exists (
  select from needs earlier
  where earlier.user_id = ${need}.user_id and earlier.is_active
    and (earlier.created_at, earlier.id) < (${need}.created_at, ${need}.id)
)`;

/** The id of the need that a tenant is shown with: the first active one, else the first; null where there is none. */
export const needIdOf = (tenantId: SQLWrapper): SQL<string | null> => sql<string | null>`(
  select id from needs where user_id = ${tenantId} order by is_active desc, created_at, id limit 1
)`;
