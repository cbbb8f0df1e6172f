import { asc, sql, type SQL } from 'drizzle-orm';
import { needs } from '../db/schema.ts';

/** Needs of one tenant in their order; the first that is active is the one by which landlords find the tenant. */
export const oldestNeedFirst = [asc(needs.createdAt), asc(needs.id)] as const;

/** `need` is the table, or what it is called in the statement; see `oldestNeedFirst`. */
export const isFirstActiveNeed = (need: SQL): SQL => sql`not exists (
  select from needs earlier
  where earlier.user_id = ${need}.user_id and earlier.is_active
    and (earlier.created_at, earlier.id) < (${need}.created_at, ${need}.id)
)`;
