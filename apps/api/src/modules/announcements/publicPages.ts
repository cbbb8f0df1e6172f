import type { PublicPicture, PublicPremises } from '@tilava/domain/publicPage';
import { isPanorama } from '@tilava/domain/pictures';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { announcements } from '../../db/schema.ts';
import type { PictureStore } from '../../files/pictureStore.ts';
import { presentListing } from '../properties/present.ts';
import type { StoredPicture } from '../residences/store.ts';
import type { AnnouncementStore, StoredAnnouncement } from './store.ts';

/** What is found at the address of a page: nothing that ever had one, one that is gone, or premises. */
export type FoundPage =
  | { readonly state: 'unknown' }
  | { readonly state: 'gone' }
  | {
      readonly state: 'public';
      readonly premises: PublicPremises;
      readonly isInSearchEngines: boolean;
    };

/** Whether anybody may read it, without an account. */
export const hasPublicPage = ({
  isActive,
  publicPage,
}: Pick<StoredAnnouncement, 'isActive' | 'publicPage'>): boolean => isActive && publicPage !== 'none';

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface PublicPageParts {
  readonly database: Database;
  readonly store: Pick<AnnouncementStore, 'find' | 'picturesOf'>;
  readonly pictures: Pick<PictureStore, 'sizeOf'>;
}

/** The pages of announcements that people without an account can open. */
export function publicPageReader({ database, store, pictures }: PublicPageParts) {
  const sizes = new LRUCache<string, NonNullable<PublicPicture['size']>>({ max: 5_000 });

  /** A file's content never changes. */
  async function sizeOf(key: string): Promise<PublicPicture['size']> {
    const known = sizes.get(key);
    if (known !== undefined) return known;
    const size = await pictures.sizeOf(key);
    if (size !== null) sizes.set(key, size);
    return size;
  }

  return {
    async find(id: string): Promise<FoundPage> {
      const row = idPattern.test(id) ? await store.find(id) : null;
      if (row === null) return { state: 'unknown' };
      if (!hasPublicPage(row)) return { state: row.hadPublicPage ? 'gone' : 'unknown' };
      const found = (await store.picturesOf([row.residenceId])).get(row.residenceId) ?? [];
      // Without a script, a panorama would be a distorted strip.
      const flat = found.filter(({ key }) => !isPanorama(key));
      const shown = [...flat.filter(({ surround }) => !surround), ...flat.filter(({ surround }) => surround)];
      return {
        state: 'public',
        premises: presentPublic(row, await Promise.all(shown.map((picture) => present(picture, sizeOf)))),
        isInSearchEngines: row.publicPage === 'search',
      };
    },

    /** Ids of the announcements in search engines that come after another one. */
    async listIds(after: string | null, most: number): Promise<string[]> {
      const rows = await database.queries
        .select({ id: announcements.id })
        .from(announcements)
        .where(and(inSearchEngines, after === null ? undefined : gt(announcements.id, after)))
        .orderBy(asc(announcements.id))
        .limit(most);
      return rows.map(({ id }) => id);
    },

    /** The last id of each so many of these. */
    async listEnds(of: number): Promise<string[]> {
      const numbered = database.queries
        .select({
          id: announcements.id,
          number: sql<number>`row_number() over (order by ${announcements.id})`.as('number'),
        })
        .from(announcements)
        .where(inSearchEngines)
        .as('numbered');
      const rows = await database.queries
        .select({ id: numbered.id })
        .from(numbered)
        .where(sql`${numbered.number} % ${of} = 0`)
        .orderBy(asc(numbered.id));
      return rows.map(({ id }) => id);
    },
  };
}

export type PublicPageReader = ReturnType<typeof publicPageReader>;

const inSearchEngines = and(eq(announcements.isActive, true), eq(announcements.publicPage, 'search'));

const present = async (
  { key, caption }: StoredPicture,
  sizeOf: (key: string) => Promise<PublicPicture['size']>,
): Promise<PublicPicture> => ({ key, ...(caption !== undefined && { caption }), size: await sizeOf(key) });

function presentPublic(row: StoredAnnouncement, pictures: readonly PublicPicture[]): PublicPremises {
  const {
    id: propertyId,
    kind: _kind,
    announcement: announcementId,
    user: _user,
    isActive: _isActive,
    x: _x,
    y: _y,
    criteria: _criteria,
    propertyPics: _propertyPics,
    surroundPics: _surroundPics,
    ...listing
  } = presentListing(row, [], { isWhole: false });
  return { announcementId, propertyId, listing, pictures };
}
