import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { blocks, users } from '../db/schema.ts';

/** Whether one of two users has blocked the other, which hides them from each other. */
export const isBlockedBetween = (one: SQLWrapper, other: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from ${blocks} where (${blocks.blockerId} = ${one} and ${blocks.blockedId} = ${other})
    or (${blocks.blockerId} = ${other} and ${blocks.blockedId} = ${one})
)`;

/** Whether one of two users has blocked the other or is suspended on a day, so that they can't write to each other. */
export const isLockedBetween = (one: SQLWrapper, other: SQLWrapper, today: string): SQL<boolean> =>
  sql<boolean>`(${isBlockedBetween(one, other)} or exists (
    select from ${users} where ${users.id} in (${one}, ${other}) and ${users.suspendedUntil} > ${today}
  ))`;

/** Everybody who is hidden from a user by a block of either; null for nobody. */
export const hiddenFrom = (user: SQLWrapper): SQL<string[] | null> => sql<string[] | null>`(
  select json_agg(case ${blocks.blockerId} when ${user} then ${blocks.blockedId} else ${blocks.blockerId} end)
  from ${blocks} where ${blocks.blockerId} = ${user} or ${blocks.blockedId} = ${user}
)`;
