import { nextAlertAt } from './alerts.ts';
import type { Contract } from './contract.ts';

/** An announcement for a tenant, a tenant for a landlord, or a saved announcement that is hidden by now. */
export type Match = Contract['Match'];

/** Whether tenant and landlord are interested in each other; never for a saved announcement that is hidden. */
export const isMutualInterest = (match: Match): boolean =>
  match.kind !== 'unavailable' && match.isInterested && match.landlordInterestedIn;

type Saved = Extract<Match, { kind: 'announcement' | 'unavailable' }>;

/** Gives the list itself where no item is another afterwards. */
function mapSame<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

const isOf = (match: Match, announcementId: string): match is Saved =>
  match.kind !== 'tenant' && match.announcement.id === announcementId;

/**
 * A list of matches after a tenant toggled a favourite, shown before the server answers (§4, Interest toggle).
 * Unchanged entries, and an unchanged list, stay the same objects.
 */
export function withFavorite<Entry extends Match>(
  matches: readonly Entry[],
  announcementId: string,
  favorite: boolean,
): readonly Entry[] {
  return mapSame(matches, (match) =>
    isOf(match, announcementId) && match.favorite !== favorite ? { ...match, favorite } : match,
  );
}

/** As `withFavorite`, after a tenant became interested in an announcement or no longer is. */
export function withInterest<Entry extends Match>(
  matches: readonly Entry[],
  announcementId: string,
  isInterested: boolean,
): readonly Entry[] {
  return mapSame(matches, (match) =>
    isOf(match, announcementId) && match.isInterested !== isInterested ? { ...match, isInterested } : match,
  );
}

/** As `withFavorite`, after a landlord became interested in a tenant, by the user's id, or no longer is. */
export function withLandlordInterest<Entry extends Match>(
  matches: readonly Entry[],
  userId: string,
  landlordInterestedIn: boolean,
): readonly Entry[] {
  return mapSame(matches, (match) =>
    match.kind === 'tenant' &&
    match.potentialTenant.user.id === userId &&
    match.landlordInterestedIn !== landlordInterestedIn
      ? { ...match, landlordInterestedIn }
      : match,
  );
}

export type InterestFrequency = Contract['InterestFrequency'];

export const interestFrequencies: readonly InterestFrequency[] = ['never', 'immediate', 'daily'];

/** How many emails of interest are sent at once to one person within `interestMailsWindow`. */
export const maxInterestMails = 5;

/** Milliseconds. */
export const interestMailsWindow = 24 * 3_600_000;

/**
 * When an email tells of interest that is shown now: at once, or with what else there is by some morning; null for never.
 *
 * @param recentMails - how many of them the reader got within `interestMailsWindow`
 */
export function interestMailAt(
  frequency: InterestFrequency,
  now: Date,
  recentMails: number,
): 'atOnce' | Date | null {
  if (frequency === 'never') return null;
  if (frequency === 'immediate' && recentMails < maxInterestMails) return 'atOnce';
  return nextAlertAt('daily', now, null);
}
