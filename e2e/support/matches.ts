import type { Tilava } from '@tilava/sdk';

/** What a tenant seeks, and the best announcement for it that is neither saved nor of interest. */
export async function strangeMatch(tenant: Tilava, userId: string) {
  const need = (await tenant.properties.listOfUser(userId)).find(({ kind }) => kind === 'need');
  if (need?.kind !== 'need') throw new Error('The tenant seeks nothing');
  const { results } = await tenant.matchmaking.findMatches({ property: need.id }, { favorite: false });
  const match = results
    .filter((result) => result.kind === 'announcement')
    .find(
      ({ favorite, isInterested, landlordInterestedIn }) =>
        !favorite && !isInterested && !landlordInterestedIn,
    );
  if (match === undefined) throw new Error('Nothing suits the tenant that is not saved');
  const { announcement } = match;
  return { need, match, announcement, street: announcement.properties.address.split(', ')[0] ?? '' };
}

/** Whether a tenant has saved an announcement, or is interested in it, as the server says. */
export async function isSaved(tenant: Tilava, userId: string, announcementId: string, interested = false) {
  const [list] = await tenant.favorites.list(userId, interested ? { interested } : undefined);
  const saved = list === undefined ? [] : 'favorites' in list ? list.favorites : list.isInterested;
  return saved.some(({ id }) => id === announcementId);
}
