import type { Schemas } from '@tilava/sdk';
import { createHandlers, exampleAnswers, happyPath, problem } from '@tilava/sdk/testing';
import type { HttpHandler } from 'msw';
import { accounts } from './exampleAccounts.ts';
import { tenants } from './exampleTenants.ts';
import { pairOf, withVisibility, type ExampleWorld } from './exampleWorld.ts';
import { findExampleMatches } from './findExampleMatches.ts';

type User = Schemas['User'];

const everybody: readonly User[] = Object.values(accounts);

/** The bearer that somebody's calls carry here. */
export const bearerOf = ({ id }: User): string => id;

const callerOf = ({ headers }: Request): User | undefined =>
  everybody.find((user) => headers.get('Authorization') === `Bearer ${bearerOf(user)}`);

const userBy = (id: string): User | undefined => everybody.find((user) => user.id === id);

/** The API on an example world: what is not told here answers the contract's example. */
export function exampleApi(baseUrl: string, world: ExampleWorld): readonly HttpHandler[] {
  const handlers = createHandlers(baseUrl);
  return [
    ...sessionHandlers(handlers),
    ...propertyHandlers(handlers, world),
    ...markHandlers(handlers, world),
    ...adminHandlers(handlers, world),
    handlers.findMatches(({ request, ...asked }) =>
      findExampleMatches(world, asked, callerOf(request)?.isLandlord === true),
    ),
    ...happyPath(baseUrl),
  ];
}

type Handlers = ReturnType<typeof createHandlers>;

const sessionHandlers = (handlers: Handlers): readonly HttpHandler[] => [
  handlers.createBearer(({ body }) => {
    const user = everybody.find(({ email }) => email === body.email);
    if (user === undefined) return problem('credentials_wrong');
    return { ...exampleAnswers.createBearer.tenant, bearer: bearerOf(user), user };
  }),
  handlers.verifyBearer(({ request }) => {
    const user = callerOf(request);
    return user === undefined ? problem('bearer_invalid') : { ...exampleAnswers.verifyBearer.tenant, user };
  }),
  handlers.getUser(({ params }) => userBy(params.id) ?? problem('not_found')),
  handlers.updateUser(({ params }) => userBy(params.id) ?? problem('not_found')),
];

const propertyHandlers = (handlers: Handlers, world: ExampleWorld): readonly HttpHandler[] => {
  const { announcements } = world;
  const asOwned = (announcement: Schemas['Announcement']) => ({
    ...announcement,
    isInterested: interestedIn(world, announcement.id),
    views: 64,
  });
  const propertyBy = (id: string): Schemas['Property'] | undefined =>
    [...needs, ...listingsOf(announcements)].find((property) => property.id === id);
  return [
    handlers.listAnnouncementsOfUser(() => [...announcements.values()].map(asOwned)),
    handlers.listPropertiesOfUser(({ params }) => needs.filter(({ user }) => user === params.id)),
    handlers.getProperty(({ params }) => propertyBy(params.id) ?? problem('not_found')),
    handlers.updateProperty(({ params }) => propertyBy(params.id) ?? problem('not_found')),
    handlers.getAnnouncement(({ params }) => {
      const announcement = announcements.get(params.id);
      return announcement === undefined ? problem('not_found') : asOwned(announcement);
    }),
    handlers.updateAnnouncement(({ params, body }) => {
      const before = announcements.get(params.id);
      if (before === undefined) return problem('not_found');
      const after = withVisibility(before, body.isActive ?? before.isActive);
      announcements.set(params.id, after);
      return after;
    }),
  ];
};

const needs = tenants.map(({ user, properties }) => ({ ...properties, user: user.id }));

const listingsOf = (announcements: ExampleWorld['announcements']) =>
  [...announcements.values()].map(({ properties }) => ({ ...properties, user: accounts.landlord.id }));

const interestedIn = ({ marks }: ExampleWorld, announcementId: string) =>
  tenants
    .filter(({ user }) => marks.isInterested.has(pairOf(user.id, announcementId)))
    .map(({ user, properties }) => ({ id: user.id, properties: [properties.id] }));

const markHandlers = (handlers: Handlers, world: ExampleWorld): readonly HttpHandler[] => {
  const { marks, announcements } = world;
  const setFor = (interested: string | undefined) =>
    interested === 'true' ? marks.isInterested : marks.favorite;
  const savedIn = (set: ReadonlySet<string>, userId: string): Schemas['SavedAnnouncement'][] =>
    [...announcements.values()]
      .filter(({ id }) => set.has(pairOf(userId, id)))
      .map((one) => (one.isActive ? one : { id: one.id, isActive: false }));
  return [
    handlers.listFavorites(({ params, query }): Schemas['SavedAnnouncements'] =>
      query.interested === 'true'
        ? [{ isInterested: savedIn(marks.isInterested, params.id) }]
        : [{ favorites: savedIn(marks.favorite, params.id) }],
    ),
    handlers.addFavorite(({ params, query }) => {
      setFor(query.interested).add(pairOf(params.id, params.announcementId));
    }),
    handlers.deleteFavorite(({ params, query }) => {
      setFor(query.interested).delete(pairOf(params.id, params.announcementId));
    }),
    handlers.addInterest(({ params }) => {
      marks.landlordInterestedIn.add(pairOf(params.id, params.targetId));
    }),
    handlers.deleteInterest(({ params }) => {
      marks.landlordInterestedIn.delete(pairOf(params.id, params.targetId));
    }),
    handlers.listReceivedInterests(({ params }) => {
      const results = receivedBy(world, params.id);
      return { results, newCount: results.filter(({ isNew }) => isNew).length };
    }),
    handlers.updateReceivedInterests(() => undefined),
  ];
};

/** Who is interested in somebody or in their premises: the first one is new. */
function receivedBy(
  { marks, announcements, tenants: known }: ExampleWorld,
  readerId: string,
): readonly Schemas['ReceivedInterest'][] {
  const isLandlord = userBy(readerId)?.isLandlord === true;
  const shown = isLandlord ? marks.isInterested : marks.landlordInterestedIn;
  return [...announcements.values()]
    .filter(({ isActive }) => isActive || isLandlord)
    .flatMap((announcement) => known.map((tenant) => ({ announcement, tenant })))
    .filter(({ announcement, tenant }) => shown.has(pairOf(tenant.user.id, announcement.id)))
    .filter(({ tenant }) => isLandlord || tenant.user.id === readerId)
    .map(({ announcement: { id, properties }, tenant: { user, properties: need } }, index) => ({
      announcement: id,
      property: properties.id,
      address: properties.address,
      tenant: user.id,
      need: need.id,
      tenantName: user.displayName,
      since: new Date(Date.UTC(2026, 10, 23 - index)).toISOString(),
      isNew: index === 0,
    }));
}

/** How many entries the admin's lists show at once (specification, section 9). */
const pageSize = 10;

const adminHandlers = (handlers: Handlers, world: ExampleWorld): readonly HttpHandler[] => {
  const page = <Entry extends { readonly id: string }>(
    entries: readonly Entry[],
    textOf: (entry: Entry) => string,
    { text = '', pageNumber = '1' }: { readonly text?: string; readonly pageNumber?: string },
  ) => {
    const found = entries.filter(
      (entry) => !world.deleted.has(entry.id) && textOf(entry).toLowerCase().includes(text.toLowerCase()),
    );
    const number = Number(pageNumber);
    const results = found.slice((number - 1) * pageSize, number * pageSize);
    return { results, entriesCount: found.length, pageNumber: number };
  };
  const recordOf = ({ id }: { readonly id: string }) => ({ id, createdAt: '2026-10-02T08:00:00.000Z' });
  const properties = world.users.length === 0 ? [] : [...needs, ...listingsOf(world.announcements)];
  return [
    handlers.listProperties(({ query }) => {
      const found = page(properties, ({ address }) => address, query);
      const owner = (id: string) => ({
        id,
        name: world.users.find((user) => user.id === id)?.email ?? null,
      });
      const records = found.results.map((one) => ({ ...recordOf(one), owner: owner(one.user) }));
      return { ...found, records };
    }),
    handlers.listUsers(({ query }) => {
      const found = page(world.users, ({ email }) => email, query);
      const verifiedAt = (index: number) => (index === 1 ? null : '2026-10-02T08:05:00.000Z');
      const records = found.results.map((user, index) => ({
        ...recordOf(user),
        verifiedAt: verifiedAt(index),
      }));
      return { ...found, records };
    }),
    handlers.deleteProperty(({ params }) => void world.deleted.add(params.id)),
    handlers.deleteUser(({ params }) => void world.deleted.add(params.id)),
  ];
};
