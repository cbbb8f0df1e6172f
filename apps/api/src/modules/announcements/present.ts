import type { components } from '@tilava/sdk/schema';
import { LRUCache } from 'lru-cache';
import type { AnnouncementStore, InterestedTenant, StoredAnnouncement } from './store.ts';
import { answerOf } from '../everyField.ts';
import { presentListing, type PropertyView } from '../properties/present.ts';
import type { UpcomingCount } from '../viewings/upcoming.ts';

type Schemas = components['schemas'];

interface AnnouncementParts extends PropertyView {
  readonly files: readonly Schemas['FileRecord'][];
  /** Told to those who see the whole. */
  readonly interested: readonly InterestedTenant[];
  readonly views: number | null;
  readonly upcoming?: UpcomingCount | undefined;
  /** Told to those who have colleagues. */
  readonly lastChange?: Schemas['Announcement']['lastChange'];
}

export function presentAnnouncement(
  row: StoredAnnouncement,
  { files, interested, views, upcoming, lastChange, isWhole }: AnnouncementParts,
): Schemas['Announcement'] {
  return answerOf<Schemas['Announcement']>({
    id: row.id,
    isActive: row.isActive,
    reference: isWhole ? row.reference : undefined,
    properties: presentListing(row, files, { isWhole }),
    residence: answerOf<Schemas['Residence']>({
      id: isWhole ? row.residenceId : undefined,
      houseType: row.residenceType,
      files: [...files],
    }),
    letFrom: isWhole ? row.letFrom : undefined,
    // The page is for anybody, as is its being there.
    publicPage: isWhole || row.publicPage !== 'none' ? row.publicPage : undefined,
    isInterested: isWhole ? [...interested] : undefined,
    views: isWhole ? views : undefined,
    upcomingViewings: isWhole ? (upcoming?.count ?? 0) : undefined,
    nextViewing: isWhole ? (upcoming?.next ?? null) : undefined,
    createdAt: isWhole ? row.createdAt.toISOString() : undefined,
    updatedAt: isWhole ? row.updatedAt.toISOString() : undefined,
    lastChange: isWhole ? lastChange : undefined,
  });
}

interface PublicView {
  readonly userId: string;
  readonly announcement: components['schemas']['Announcement'];
}

interface KeptView extends PublicView {
  readonly revision: string;
}

/**
 * More than the longest list of a large city: reading one in order would drop each before it is asked for again. A few
 * kilobytes each.
 */
const maxViews = 10_000;

/**
 * What everybody sees of announcements, kept while `revisions` stay: asking for these takes a third of the time
 * of reading. The answer leaves out ids that do not exist, and must not be changed.
 */
export function publicAnnouncementCache(
  store: Pick<AnnouncementStore, 'listByIds' | 'picturesOf'>,
): (
  ids: readonly string[],
  revisions: Promise<ReadonlyMap<string, string>>,
) => Promise<ReadonlyMap<string, PublicView>> {
  const kept = new LRUCache<string, KeptView>({ max: maxViews });

  async function make(ids: readonly string[]): Promise<KeptView[]> {
    const rows = await store.listByIds(ids);
    // After the rows: pictures newer than these are found out by the next look, older ones would stay for ever.
    const pictures = await store.picturesOf(rows.map(({ residenceId }) => residenceId));
    return rows.map(({ revision, ...row }) => {
      const files = pictures.get(row.residenceId) ?? [];
      const announcement = presentAnnouncement(row, { files, interested: [], views: null, isWhole: false });
      return { userId: row.userId, announcement, revision };
    });
  }

  return async (ids, reading) => {
    const known = ids.flatMap((id) => kept.get(id) ?? []);
    const [revisions, made] = await Promise.all([reading, make(ids.filter((id) => !kept.has(id)))]);
    const { same = [], changed = [] } = Object.groupBy(known, (view) =>
      revisions.get(idOf(view)) === view.revision ? 'same' : 'changed',
    );
    const fresh = [...made, ...(await make(changed.map(idOf)))];
    for (const view of fresh) kept.set(idOf(view), view);
    return new Map([...same, ...fresh].map((view) => [idOf(view), view]));
  };
}

const idOf = ({ announcement }: PublicView): string => announcement.id;
