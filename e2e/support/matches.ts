import type { Schemas, Tilava } from '@tilava/sdk';
import { clientOf } from './demo.ts';

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

/** Whether a tenant has saved an announcement, or is interested in it, as the server tells them or an admin. */
export async function isSaved(tilava: Tilava, userId: string, announcementId: string, interested = false) {
  const [list] = await tilava.favorites.list(userId, interested ? { interested } : undefined);
  const saved = list === undefined ? [] : 'favorites' in list ? list.favorites : list.isInterested;
  return saved.some(({ id }) => id === announcementId);
}

/** Publishes an office at the very place that somebody seeks, of the size and rent of other premises. */
export async function publishLike(
  landlord: Tilava,
  { size, rent }: Pick<Schemas['Listing'], 'size' | 'rent'>,
  { address, x, y }: Pick<Schemas['Need'], 'address' | 'x' | 'y'>,
) {
  const { id } = await landlord.announcements.createResidence({ houseType: 'office', file: [] });
  return landlord.announcements.create(id, {
    isLandlord: true,
    address,
    x,
    y,
    residenceType: 'office',
    roomCount: [2],
    floor: 'middle',
    sizeMin: size,
    sizeMax: size,
    rentMin: rent,
    rentMax: rent,
  });
}

/** The ids of the premises that suit the demo tenant best, best first. */
export async function bestPremises(baseURL: string | undefined, count: number): Promise<readonly string[]> {
  const { tilava, userId } = await clientOf(baseURL, 'tenant@tilava.example');
  const [need] = await tilava.properties.listOfUser(userId);
  const { results } = await tilava.matchmaking.findMatches({ property: need?.id ?? '' }, { favorite: false });
  return results
    .filter((match) => match.kind === 'announcement')
    .slice(0, count)
    .map(({ announcement }) => announcement.properties.id);
}
