import { changedValues } from '@tilava/domain/payload';
import type { components } from '@tilava/sdk/schema';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements } from '../../db/schema.ts';
import type { AccountEvent, PublishToWebhooks } from '../../webhooks/eventOutbox.ts';
import { presentListing } from '../properties/present.ts';
import type { StoredAnnouncement } from './store.ts';

type Row = Pick<StoredAnnouncement, 'id' | 'userId' | 'propertyId' | 'reference' | 'version' | 'isActive'>;

interface Told {
  readonly changes?: readonly string[];
  readonly isDeleted?: boolean;
}

/** A row that was written, and what it was before; null where it is new. */
export interface WrittenAnnouncement {
  readonly before: StoredAnnouncement | null;
  readonly after: StoredAnnouncement;
  readonly changes: readonly string[];
}

/** Tells landlords' webhooks of their announcements, in the transaction of the change. */
export function announcementEvents(database: Database, publish: PublishToWebhooks) {
  const eventOf = (
    type: components['schemas']['AnnouncementEvent']['type'],
    { id, userId, propertyId, reference, version }: Row,
    { changes = [], isDeleted = false }: Told = {},
  ): AccountEvent => ({
    userId,
    type,
    object: id,
    data: { announcement: id, property: propertyId, reference, version, changes, isDeleted },
  });

  return {
    /** Of several at once, in their order; those of which nothing has changed are left out. */
    written: (rows: readonly WrittenAnnouncement[]): Promise<void> =>
      publish(
        rows.flatMap(({ before, after, changes }) => {
          const state = after.isActive ? 'announcement.published' : 'announcement.hidden';
          if (before === null) return eventOf(state, after);
          if (changes.length === 0) return [];
          // The store counts the change.
          const row = { ...after, version: before.version + 1 };
          return eventOf(before.isActive === after.isActive ? 'announcement.changed' : state, row, {
            changes,
          });
        }),
      ),

    deleted: (row: StoredAnnouncement): Promise<void> =>
      publish([eventOf('announcement.hidden', row, { isDeleted: true })]),

    /** Of those that a decision has hidden or shown. */
    async decided(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const rows = await database.queries
        .select()
        .from(announcements)
        .where(inArray(announcements.id, [...ids]));
      await publish(
        rows.map((row) =>
          eventOf(row.isActive ? 'announcement.published' : 'announcement.hidden', row, {
            changes: ['isActive'],
          }),
        ),
      );
    },
  };
}

export type AnnouncementEvents = ReturnType<typeof announcementEvents>;

/** What the contract calls the fields; those that are derived from others are left out. */
export function changesOf(before: StoredAnnouncement, after: StoredAnnouncement): readonly string[] {
  const [one, other] = [before, after].map((row) => {
    const {
      location: _location,
      noDeposit: _noDeposit,
      ...listing
    } = presentListing(row, [], { isWhole: true });
    return { ...listing, publicPage: row.publicPage };
  });
  return one === undefined || other === undefined ? [] : Object.keys(changedValues(one, other) ?? {});
}
