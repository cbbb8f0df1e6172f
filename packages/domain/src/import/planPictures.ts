import type { Contract } from '../contract.ts';
import { pictureLimits, pngName } from '../pictureFiles.ts';
import { referenceOfAnnouncement } from './exportRow.ts';

type Announcement = Contract['Announcement'];

/** A file in an archive. */
export interface ArchiveEntry {
  /** With its folders, which `/` separates. */
  readonly path: string;
  /** In bytes, unpacked, as the archive says. */
  readonly size: number;
}

export interface NewPictures {
  readonly announcement: Announcement;
  /** In the order of their names. */
  readonly pictures: readonly ArchiveEntry[];
  /** How many of the archive's it has already. */
  readonly present: number;
}

export type PictureRefusal = 'noAnnouncement' | 'noPicture' | 'tooLarge' | 'tooMany' | 'nameRepeated';

export interface PicturePlan {
  readonly news: readonly NewPictures[];
  readonly refused: readonly { readonly path: string; readonly reason: PictureRefusal }[];
}

/** Pictures of a residence; the contract says so, too. */
const mostPictures = 50;

const pictureEnding = /\.(?:png|jpe?g|jfif|webp|hei[cf])$/iu;
/** What systems add to archives by themselves. */
const byItself = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/iu;
const order = /* @__PURE__ */ new Intl.Collator('fi', { numeric: true });

/** File names can't have all characters of references. */
const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const leafOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const nameOf = (path: string): string => pngName(leafOf(path)).normalize('NFC').toLowerCase();

/** What a path may name, the likeliest first: `A-1.jpg`, `A-1-2.png`, `A-1/hall.jpg`. */
function namesIn(path: string): readonly string[] {
  const base = leafOf(path).replace(pictureEnding, '');
  const folders = path.split('/').slice(0, -1).toReversed();
  return [base, base.replace(/[-_ ]*\(?\d+\)?$/u, ''), ...folders].map(fold).filter((name) => name !== '');
}

/**
 * Which pictures of an archive are new, and whose they are: their names, or the folders that they are in, carry the reference
 * of an announcement (or its id, if it has none). A picture of a name that the announcement has is there already, so that
 * the same archive adds nothing twice.
 */
export function planPictures(
  entries: readonly ArchiveEntry[],
  announcements: readonly Announcement[],
): PicturePlan {
  const byName = new Map<string, Announcement | null>();
  for (const announcement of announcements) {
    const name = fold(referenceOfAnnouncement(announcement));
    // Of two that only differ by what file names can't have, neither is meant for sure.
    byName.set(name, byName.has(name) ? null : announcement);
  }
  const found = new Map<Announcement, { pictures: ArchiveEntry[]; names: Set<string>; present: number }>();
  const refused: { path: string; reason: PictureRefusal }[] = [];
  const take = (entry: ArchiveEntry): PictureRefusal | null => {
    const { path, size } = entry;
    if (!pictureEnding.test(path)) return 'noPicture';
    const name = namesIn(path).find((each) => byName.get(each));
    const announcement = name === undefined ? undefined : byName.get(name);
    if (!announcement) return 'noAnnouncement';
    if (size > pictureLimits.size) return 'tooLarge';
    const { propertyPics, surroundPics } = announcement.properties;
    const own = [...propertyPics, ...surroundPics];
    const of = found.get(announcement) ?? { pictures: [], names: new Set(), present: 0 };
    found.set(announcement, of);
    if (own.some((picture) => nameOf(picture.name) === nameOf(path))) {
      of.present += 1;
      return null;
    }
    if (of.names.has(nameOf(path))) return 'nameRepeated';
    if (own.length + of.pictures.length >= mostPictures) return 'tooMany';
    of.names.add(nameOf(path));
    of.pictures.push(entry);
    return null;
  };
  const files = entries.filter(({ path }) => !path.endsWith('/') && !byItself.test(path));
  for (const entry of files.toSorted((one, other) => order.compare(one.path, other.path))) {
    const reason = take(entry);
    if (reason !== null) refused.push({ path: entry.path, reason });
  }
  return {
    news: [...found].map(([announcement, { pictures, present }]) => ({ announcement, pictures, present })),
    refused,
  };
}
