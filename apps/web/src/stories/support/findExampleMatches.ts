import { contactsOf } from '@tilava/domain/contacts';
import type { Schemas } from '@tilava/sdk';
import { problem, type Received } from '@tilava/sdk/testing';
import { accounts } from './exampleAccounts.ts';
import { announcementMatch, matchPage, tenantMatch, type Scored } from './exampleMatches.ts';
import { tenants } from './exampleTenants.ts';
import { marksOf, type ExampleWorld } from './exampleWorld.ts';

type Asked = Pick<Received<'findMatches'>, 'query' | 'body'>;

/** Answers a call for matches in whichever of its modes it is made. */
export function findExampleMatches(
  world: ExampleWorld,
  { query, body }: Asked,
  isLandlord: boolean,
): Schemas['MatchPage'] | Response {
  const announcement = world.announcements.get(body.announcement ?? body.favorite ?? '');
  if (query.all === 'true' && announcement !== undefined) {
    return matchPage(
      world.tenants.map((tenant) => matchFor(world, true, tenant, announcement)),
      query,
    );
  }
  const tenant = tenants.find(({ properties }) => properties.id === body.property);
  if (tenant === undefined) return problem('not_found');
  if (query.favorite === 'false') {
    const open = [...world.announcements.values()].filter(({ isActive }) => isActive);
    return matchPage(
      open.map((one) => matchFor(world, false, tenant, one)),
      query,
    );
  }
  if (announcement === undefined) return problem('not_found');
  const match = matchFor(world, isLandlord, tenant, announcement);
  return { results: [query.specific === 'true' ? withContacts(match) : match], total: 1, nextCursor: null };
}

function matchFor(
  world: ExampleWorld,
  isLandlord: boolean,
  tenant: Schemas['PotentialTenant'],
  announcement: Schemas['Announcement'],
): Scored {
  const marks = marksOf(world, tenant.user.id, announcement.id);
  return isLandlord
    ? tenantMatch(tenant, announcement, marks)
    : announcementMatch(tenant, announcement, marks);
}

/** With those of the other side, where both are interested. */
function withContacts(match: Scored): Scored {
  if (!match.isInterested || !match.landlordInterestedIn) return match;
  const other =
    match.kind === 'announcement'
      ? accounts.landlord
      : Object.values(accounts).find(({ id }) => id === match.potentialTenant.user.id);
  const contacts = other && contactsOf(other);
  return contacts ? { ...match, contacts } : match;
}
