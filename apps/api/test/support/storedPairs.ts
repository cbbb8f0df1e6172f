import {
  isInReach,
  matchFields,
  missedMusts,
  ofEach,
  scoreMatch,
  scorePerson,
  weightsFor,
  type MatchField,
  type MatchScore,
  type Perspective,
} from '@tilava/domain/matching';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/database.ts';
import { announcements, needs, residences, users } from '../../src/db/schema.ts';
import { importanceOf } from '../../src/matching/importance.ts';
import { presentListing, presentNeed } from '../../src/modules/properties/present.ts';
import { presentBusiness } from '../../src/modules/users/present.ts';
import { today, type RandomPair } from './randomPairs.ts';

/** The rows of a tenant, what they seek, and premises. */
export interface StoredPair {
  readonly user: typeof users.$inferSelect;
  readonly need: typeof needs.$inferSelect;
  readonly announcement: typeof announcements.$inferSelect;
}

/** Stores a random pair; both belong to its user, or to one that has a need already. */
export async function insertPair(
  { queries }: Database,
  { user, need, announcement }: RandomPair,
  owner?: StoredPair['user'],
): Promise<StoredPair> {
  const userId = owner?.id ?? uuidv7();
  const residenceId = uuidv7();
  const account = {
    email: `${userId}@tilava.example`,
    passwordHash: '',
    isLandlord: false,
    verifiedAt: new Date(),
  };
  const [userRow] =
    owner === undefined
      ? await queries
          .insert(users)
          .values({ id: userId, ...account, ...user })
          .returning()
      : [owner];
  await queries.insert(residences).values({ id: residenceId, userId });
  const [needRow] = await queries
    .insert(needs)
    .values({ id: uuidv7(), userId, ...need })
    .returning();
  const [announcementRow] = await queries
    .insert(announcements)
    .values({ id: uuidv7(), propertyId: uuidv7(), userId, residenceId, ...announcement })
    .returning();
  if (!userRow || !needRow || !announcementRow) throw new Error('A row was not inserted');
  return { user: userRow, need: needRow, announcement: announcementRow };
}

/** What the domain says of a pair to one of its sides, from what the API would answer for each of the two. */
export function byDomain(
  reader: Perspective,
  user: StoredPair['user'],
  need: StoredPair['need'],
  announcement: StoredPair['announcement'],
) {
  const listing = presentListing(announcement, [], { isWhole: true });
  const { criteria } = listing;
  if (criteria === undefined) throw new Error('A whole listing has criteria');
  const seeking = presentNeed(need, { isWhole: true });
  const score = scoreMatch(
    seeking,
    listing,
    today,
    weightsFor(reader === 'tenant' ? seeking.importance : null),
  );
  return { ...score, ...scorePerson(presentBusiness(user), criteria) };
}

/** Whether a list looks where premises are. */
export const isNear = (need: StoredPair['need'], announcement: StoredPair['announcement']): boolean =>
  isInReach(presentNeed(need, { isWhole: true }), { location: announcement });

/** The must-haves of a need that a pair misses, by what the domain says of it. */
export const missedBy = (
  need: StoredPair['need'],
  { explanation }: Pick<MatchScore, 'explanation'>,
): readonly MatchField[] =>
  missedMusts(
    importanceOf(need),
    ofEach(matchFields, (name) => explanation.find(({ field }) => field === name)?.score ?? null),
  );
