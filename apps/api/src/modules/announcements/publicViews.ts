import type { components } from '@tilava/sdk/schema';
import { LRUCache } from 'lru-cache';
import { presentAnnouncement } from './present.ts';
import type { AnnouncementReadStore } from './readStore.ts';

/** An announcement as everybody sees it, and whose it is. */
export interface PublicView {
  readonly userId: string;
  readonly announcement: components['schemas']['Announcement'];
}

interface KeptView extends PublicView {
  readonly revision: string;
}

/** What the lists of a large city show; a few kilobytes each. */
const mostViews = 5_000;

/**
 * What everybody sees of announcements, made once and kept while it is what the database has: lists show the same ones
 * over and over, and to ask which of them have changed takes a third of the time that reading them takes. The answer
 * leaves out ids that do not exist, and must not be changed.
 */
export function publicViews(
  store: Pick<AnnouncementReadStore, 'listRevised' | 'picturesOf' | 'revisionsOf'>,
): (ids: readonly string[]) => Promise<ReadonlyMap<string, PublicView>> {
  const kept = new LRUCache<string, KeptView>({ max: mostViews });

  async function make(ids: readonly string[]): Promise<KeptView[]> {
    const rows = await store.listRevised(ids);
    // After the rows: pictures newer than these are found out by the next look, older ones would stay for ever.
    const pictures = await store.picturesOf(rows.map(({ residenceId }) => residenceId));
    return rows.map(({ revision, ...row }) => {
      const files = pictures.get(row.residenceId) ?? [];
      const announcement = presentAnnouncement(row, { files, interested: [], isWhole: false });
      return { userId: row.userId, announcement, revision };
    });
  }

  return async (ids) => {
    const known = new Map(
      ids.flatMap((id) => {
        const view = kept.get(id);
        return view === undefined ? [] : [[id, view] as const];
      }),
    );
    const [revisions, made] = await Promise.all([
      store.revisionsOf([...known.keys()]),
      make(ids.filter((id) => !known.has(id))),
    ]);
    const isAsKept = ([id, { revision }]: readonly [string, KeptView]) => revisions.get(id) === revision;
    const changed = [...known].filter((entry) => !isAsKept(entry)).map(([id]) => id);
    const remade = await make(changed.filter((id) => revisions.has(id)));
    for (const view of [...made, ...remade]) kept.set(view.announcement.id, view);
    return new Map([
      ...[...known].filter(isAsKept),
      ...[...made, ...remade].map((view) => [view.announcement.id, view] as const),
    ]);
  };
}
