import { residenceTypes, type ResidenceType } from '@tilava/domain/enums';
import type { Schemas } from '@tilava/sdk';
import type { ManyAnnouncementsTexts } from '../../../texts/manyAnnouncements/manyAnnouncements.ts';

type Announcement = Schemas['Announcement'];

export type AnnouncementSort = keyof ManyAnnouncementsTexts['sorts'];
type InterestFilter = keyof ManyAnnouncementsTexts['interests'];

/** In the order in which they are offered, the default first. */
export const sorts = [
  'oldest',
  'newest',
  'address',
  'lowestRent',
  'highestRent',
  'largest',
  'mostInterest',
  'mostViews',
] as const satisfies readonly AnnouncementSort[];
export const interestFilters = ['interested', 'new', 'nobody'] as const satisfies readonly InterestFilter[];
export const visibilities = ['public', 'hidden', 'let'] as const;

export type Visibility = (typeof visibilities)[number];

/** In which section of the list an announcement stands. */
export const visibilityOf = ({
  isActive,
  letFrom = null,
}: Pick<Announcement, 'isActive' | 'letFrom'>): Visibility =>
  isActive ? 'public' : letFrom === null ? 'hidden' : 'let';

/** What a landlord searches for among the announcements; null for whatever isn't asked. */
export interface AnnouncementSearch {
  readonly text: string;
  readonly type: ResidenceType | null;
  readonly visibility: Visibility | null;
  readonly interest: InterestFilter | null;
  readonly sort: AnnouncementSort;
}

const among = <Key extends string>(keys: readonly Key[], asked: string | null): Key | null =>
  keys.find((key) => key === asked) ?? null;

/** Reads the search of an address; what it doesn't know counts as not asked. */
export const searchOf = (params: URLSearchParams): AnnouncementSearch => ({
  text: params.get('text') ?? '',
  type: among(residenceTypes, params.get('type')),
  visibility: among(visibilities, params.get('visibility')),
  interest: among(interestFilters, params.get('interest')),
  sort: among(sorts, params.get('sort')) ?? sorts[0],
});

/** The address with a part of the search changed; the default isn't written. */
export function withSearch(
  params: URLSearchParams,
  name: keyof AnnouncementSearch,
  value: string | null,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value === null || value === '' || value === sorts[0]) changed.delete(name);
  else changed.set(name, value);
  return changed;
}

export const isFiltered = ({ text, type, visibility, interest }: AnnouncementSearch): boolean =>
  text.trim() !== '' || [type, visibility, interest].some((filter) => filter !== null);

interface Order {
  /** In whose language addresses are ordered and letters are alike. */
  readonly locale: string;
  readonly isNew: (announcementId: string) => boolean;
}

/** Numbers are whole or begin so, as house numbers do; letters may stand anywhere, since words are put together. */
const holdsTerm = (text: string, term: string): boolean =>
  /^\d/u.test(term) ? ` ${text}`.includes(` ${term}`) : text.includes(term);

/** Announcements that have what is searched for, in the order that is asked. They come oldest first. */
export function searchAnnouncements(
  announcements: readonly Announcement[],
  { text, type, visibility, interest, sort }: AnnouncementSearch,
  { locale, isNew }: Order,
): readonly Announcement[] {
  const terms = text.toLocaleLowerCase(locale).split(/\s+/u).filter(Boolean);
  const found = announcements.filter((announcement) => {
    const { id, isInterested = [], properties } = announcement;
    const searched = `${properties.address} ${properties.description ?? ''}`.toLocaleLowerCase(locale);
    const interested = isInterested.length > 0;
    return (
      terms.every((term) => holdsTerm(searched, term)) &&
      (type === null || properties.residenceType === type) &&
      (visibility === null || visibilityOf(announcement) === visibility) &&
      (interest !== 'interested' || interested) &&
      (interest !== 'nobody' || !interested) &&
      (interest !== 'new' || isNew(id))
    );
  });
  const collator = new Intl.Collator(locale, { numeric: true });
  const by = (value: (announcement: Announcement) => number) => (one: Announcement, other: Announcement) =>
    value(one) - value(other);
  const orders: Readonly<Record<AnnouncementSort, (one: Announcement, other: Announcement) => number>> = {
    oldest: () => 0,
    // They come oldest first, and those that are alike stay so.
    newest: () => 0,
    address: (one, other) => collator.compare(one.properties.address, other.properties.address),
    lowestRent: by(({ properties }) => properties.rent),
    highestRent: by(({ properties }) => -properties.rent),
    largest: by(({ properties }) => -properties.size),
    mostInterest: by(({ isInterested = [] }) => -isInterested.length),
    mostViews: by(({ views }) => -(views ?? 0)),
  };
  return sort === 'newest' ? found.toReversed() : found.toSorted(orders[sort]);
}
