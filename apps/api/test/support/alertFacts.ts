import { isWithinMatchRadius, scoreMatch } from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import type { FoundPair } from '../../src/alerts/mailingStore.ts';
import type { Database } from '../../src/db/database.ts';
import {
  announcements,
  favorites,
  landlordInterests,
  needs,
  tenantInterests,
  users,
} from '../../src/db/schema.ts';
import { presentListing, presentNeed } from '../../src/modules/properties/present.ts';

/** A pair as the domain scores it. */
export interface Match extends FoundPair {
  readonly points: number;
  readonly distance: number;
  readonly tenantId: string;
}

/** What an oracle of alerts reads: all that there is, each time. */
export function alertFacts(database: Database) {
  /** All pairs that stand in the lists of both sides. */
  async function listed(now: Date): Promise<Match[]> {
    const { queries } = database;
    const verified = new Map(
      (await queries.select().from(users))
        .filter(({ verifiedAt }) => verifiedAt !== null)
        .map((user) => [user.id, user]),
    );
    const active = (await queries.select().from(needs)).filter(
      ({ isActive, userId }) => isActive && verified.has(userId),
    );
    const order = (need: (typeof active)[number]) => `${need.createdAt.toISOString()} ${need.id}`;
    const firsts = active.filter(
      (need) => !active.some((other) => other.userId === need.userId && order(other) < order(need)),
    );
    const shown = (await queries.select().from(announcements)).filter(({ isActive }) => isActive);
    return firsts.flatMap((need) =>
      shown
        .map((announcement) => ({
          needId: need.id,
          announcementId: announcement.id,
          tenantId: need.userId,
          ...scoreMatch(
            presentNeed(need, { isWhole: true }),
            presentListing(announcement, [], { isWhole: true }),
            helsinkiDay(now),
          ),
        }))
        .filter(({ distance }) => isWithinMatchRadius(distance)),
    );
  }

  /** Tenants and announcements of which one side has saved or asked for the other. */
  async function knownPairs(isOfNeed: boolean): Promise<Set<string>> {
    const tables = isOfNeed ? [favorites, tenantInterests] : [landlordInterests];
    const rows = await Promise.all(tables.map((table) => database.queries.select().from(table)));
    return new Set(rows.flat().map(({ tenantId, announcementId }) => `${tenantId} ${announcementId}`));
  }

  /** Whose owners want no mails. */
  async function mutedSides(): Promise<ReadonlySet<string>> {
    const { queries } = database;
    const muted = new Set(
      (await queries.select().from(users)).filter((user) => user.unsubscribed).map(({ id }) => id),
    );
    const sides = [...(await queries.select().from(needs)), ...(await queries.select().from(announcements))];
    return new Set(sides.filter(({ userId }) => muted.has(userId)).map(({ id }) => id));
  }

  return { listed, knownPairs, mutedSides };
}
