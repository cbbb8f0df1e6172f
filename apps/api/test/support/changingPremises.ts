import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/database.ts';
import { announcements, needs, users } from '../../src/db/schema.ts';
import { cellOf } from '../../src/matching/cells.ts';
import type { StoredPair } from './storedPairs.ts';

/** What is known of a row of a writer's own: whether lists show it round a place, and what its amenities are. */
export interface Shown {
  readonly id: string;
  /** Null where it is hidden, gone or elsewhere. */
  readonly amenities: number | null;
}

/** Changes rows that nobody else changes, one after the other. */
interface Writer {
  /** Makes a change, and answers once it is acknowledged. */
  change(): Promise<{ readonly announcement: Shown; readonly need: Shown }>;
}

const near = { latitude: 60.17, longitude: 24.94 };
/** Beyond every radius. */
const far = { latitude: 65.01, longitude: 25.47 };
const placed = (place: typeof near) => ({ ...place, cell: cellOf(place.latitude, place.longitude) });

/** Milliseconds for which a transaction stays open: mostly none, now and then a moment, and rarely seconds. */
function duration(drawn: number): number {
  if (drawn < 0.005) return 2_000 + drawn * 600_000;
  return drawn < 0.2 ? drawn * 300 : 0;
}

/** Where lists show what writers change. */
export const placeOfChanges = placed(near);

/**
 * Makes one that draws what it does: shows, hides, moves or deletes its announcement, changes what it offers, and the
 * like for its tenant; at once, or in a transaction during which others commit.
 *
 * @param random - from 0 to below 1
 */
export function makeWriter(
  database: Database,
  { user, need, announcement }: StoredPair,
  random: () => number,
): Writer {
  const flip = () => random() < 0.5;
  const known = { isShown: false, isNear: true, isSought: false, isVerified: true, offered: 0, wanted: 0 };
  let announcementId: string | null = announcement.id;

  const changeAnnouncement = async (isShown: boolean, isNear: boolean, offered: number) => {
    const values = { isActive: isShown, amenities: offered, ...placed(isNear ? near : far) };
    if (announcementId === null) {
      announcementId = uuidv7();
      await database.queries.insert(announcements).values({ ...announcement, id: announcementId, ...values });
    } else if (flip() || isShown) {
      await database.queries.update(announcements).set(values).where(eq(announcements.id, announcementId));
    } else {
      await database.queries.delete(announcements).where(eq(announcements.id, announcementId));
      announcementId = null;
    }
  };
  const changeTenant = async (isSought: boolean, isVerified: boolean, wanted: number) => {
    await database.queries
      .update(needs)
      .set({ isActive: isSought, amenities: wanted, ...placeOfChanges })
      .where(eq(needs.id, need.id));
    if (isVerified === known.isVerified) return;
    await database.queries
      .update(users)
      .set({ verifiedAt: isVerified ? new Date() : null })
      .where(eq(users.id, user.id));
  };

  return {
    async change() {
      const next = {
        isShown: flip(),
        isNear: random() < 0.8,
        isSought: random() < 0.7,
        isVerified: random() < 0.8,
        offered: Math.floor(random() * 1024),
        wanted: Math.floor(random() * 1024),
      };
      const lasts = duration(random());
      const idBefore = announcementId ?? '';
      await database.transaction(async () => {
        await changeAnnouncement(next.isShown, next.isNear, next.offered);
        // On PGlite nothing else could happen meanwhile.
        if (lasts > 0 && database.kind === 'postgres') await sleep(lasts);
        await changeTenant(next.isSought, next.isVerified, next.wanted);
      });
      Object.assign(known, next);
      const isFound = next.isShown && next.isNear && announcementId !== null;
      return {
        announcement: { id: announcementId ?? idBefore, amenities: isFound ? next.offered : null },
        need: { id: need.id, amenities: next.isSought && next.isVerified ? next.wanted : null },
      };
    },
  };
}
