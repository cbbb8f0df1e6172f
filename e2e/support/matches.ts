import type { Page } from '@playwright/test';
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

/** A page of matches that are told apart by numbers. */
interface NumberedPage {
  readonly numbers: readonly number[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** Answers the demo tenant with more matches than there are in the demo data: one of theirs, again and again. */
export async function answerMatches(
  page: Page,
  baseURL: string | undefined,
  read: (cursor: string | null, limit: number) => NumberedPage,
): Promise<void> {
  const { tilava, userId } = await clientOf(baseURL, 'tenant@tilava.example');
  const { match } = await strangeMatch(tilava, userId);
  await page.route('**/api/v1/matchmaking?*favorite=false*', async (route) => {
    const parameters = new URL(route.request().url()).searchParams;
    const { numbers, total, nextCursor } = read(parameters.get('cursor'), Number(parameters.get('limit')));
    const results = numbers.map((number) => {
      const end = String(number).padStart(12, '0');
      const address = `Mallikatu ${number}, 00100 Helsinki`;
      const properties = { ...match.announcement.properties, id: `019b76da-0000-7000-9000-${end}`, address };
      const announcement = { ...match.announcement, id: `019b76da-0000-7000-8000-${end}`, properties };
      return { ...match, announcement };
    });
    await route.fulfill({ json: { results, total, nextCursor } });
  });
}
