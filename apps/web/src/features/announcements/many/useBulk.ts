import { useQueryClient } from '@tanstack/react-query';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { listAnnouncementsOfUserQuery, invalidateAfter } from '@tilava/sdk/react-query';
import { updateAnnouncement, updateProperty } from '@tilava/sdk/operations';
import { useRef, useState } from 'react';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';

type Announcement = Schemas['Announcement'];

/** What is changed of several announcements at once. */
interface BulkFields {
  readonly visibility: Required<Pick<Announcement, 'isActive' | 'letFrom'>>;
  /** In euros a month. */
  readonly rent: number;
  readonly moveInDate: string | null;
}

export type BulkField = keyof BulkFields;

/** One announcement, what is to become of it, and what it was. */
export type Change = {
  readonly [Field in BulkField]: {
    readonly field: Field;
    readonly announcement: Announcement;
    readonly before: BulkFields[Field];
    readonly after: BulkFields[Field];
  };
}[BulkField];

/** As it is now; null where it isn't let. */
export const presentVisibility = ({ isActive, letFrom = null }: Announcement): BulkFields['visibility'] => ({
  isActive,
  letFrom,
});

function isValue({ field, after }: Change, announcement: Announcement): boolean {
  if (field !== 'visibility') return announcement.properties[field] === after;
  const { isActive, letFrom } = presentVisibility(announcement);
  return isActive === after.isActive && letFrom === after.letFrom;
}

/** Where a change of many stands. */
export interface Bulk {
  readonly isUndo: boolean;
  readonly isRunning: boolean;
  readonly total: number;
  readonly done: readonly Change[];
  readonly failed: readonly { readonly change: Change; readonly error: Error }[];
  /** How many were left as they are, since somebody had changed them meanwhile. */
  readonly leftAlone: number;
}

/** So many requests at once: one after the other takes long, and all at once would be refused. */
const lanes = 4;

/** Changes announcements one by one, so that each is whole whatever happens to the others; what was done can be undone. */
export function useBulk() {
  const { tilava } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const isStopped = useRef(false);

  const send = (change: Change) => {
    const { announcement, field, after } = change;
    const { id, properties } = announcement;
    if (field === 'visibility') return updateAnnouncement(tilava, id, after);
    const body = field === 'rent' ? { rentMin: after, rentMax: after } : { moveInDate: after };
    return updateProperty(tilava, properties.id, body);
  };

  const run = async (changes: readonly Change[], { isUndo = false, leftAlone = 0 } = {}): Promise<void> => {
    isStopped.current = false;
    let state: Bulk = { isUndo, isRunning: true, total: changes.length, done: [], failed: [], leftAlone };
    const put = (next: Partial<Bulk>) => {
      state = { ...state, ...next };
      setBulk(state);
    };
    put({});
    const waiting = [...changes];
    const work = async () => {
      for (
        let change = waiting.shift();
        change !== undefined && !isStopped.current;
        change = waiting.shift()
      ) {
        try {
          await send(change);
          put({ done: [...state.done, change] });
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          put({ failed: [...state.failed, { change, error }] });
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    // All are of one field.
    const isVisibility = changes[0]?.field === 'visibility';
    await invalidateAfter(queryClient, isVisibility ? 'updateAnnouncement' : 'updateProperty');
    put({ isRunning: false });
  };

  return {
    bulk,
    run,
    stop: () => {
      isStopped.current = true;
    },
    close: () => setBulk(null),
    /** Once more, what failed; what is gone is gone. */
    retry: ({ failed, isUndo }: Bulk) =>
      run(
        failed.filter(({ error }) => !isNotFoundError(error)).map(({ change }) => change),
        { isUndo },
      ),
    /** Puts back what is still as it was left. */
    undo: async ({ done }: Bulk) => {
      const present = await queryClient.fetchQuery({
        ...listAnnouncementsOfUserQuery(tilava, userId),
        staleTime: 0,
      });
      const byId = new Map(present.map((announcement) => [announcement.id, announcement]));
      const still = done.filter((change) => {
        const found = byId.get(change.announcement.id);
        return found !== undefined && isValue(change, found);
      });
      const reversed = still.map(
        (change) => ({ ...change, before: change.after, after: change.before }) as Change,
      );
      await run(reversed, { isUndo: true, leftAlone: done.length - still.length });
    },
  };
}

export type BulkChanges = ReturnType<typeof useBulk>;
