import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema.ts';
import { mailsTo } from './mailbox.ts';
import type { LandlordParty, Party, TenantParty } from './parties.ts';
import type { TestApplication } from './testApplication.ts';

type Schemas = components['schemas'];

/** Calls by somebody who is logged in, and what their lists of matches hold. */
export function callsTo(app: () => TestApplication) {
  const ask = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    by: Pick<Party, 'bearer'>,
    url: string,
    body?: object,
  ) => app().send({ method, url, bearer: by.bearer, ...(body && { body }) });
  const get = (by: Pick<Party, 'bearer'>, url: string) => ask('GET', by, url);
  const matchesOf = async (by: TenantParty | LandlordParty): Promise<Schemas['MatchPage']> =>
    (
      await ('needId' in by
        ? ask('POST', by, '/matchmaking?favorite=false&limit=500', { property: by.needId })
        : ask('POST', by, '/matchmaking?all=true&limit=500', { announcement: by.announcementId }))
    ).json();
  /** Mails with a decision. */
  const decisionMailsTo = async ({ userId }: Party) => {
    const [user] = await app().database.queries.select().from(users).where(eq(users.id, userId));
    const sent = await mailsTo(app(), user?.email ?? '');
    return sent.filter(({ text }) => text?.includes('/user/information/data#reports'));
  };
  return { ask, get, matchesOf, mailsTo: decisionMailsTo };
}

export const announcementsIn = ({ results }: Schemas['MatchPage']) =>
  results.flatMap((match) => (match.kind === 'announcement' ? match.announcement.id : []));
export const tenantsIn = ({ results }: Schemas['MatchPage']) =>
  results.flatMap((match) => (match.kind === 'tenant' ? match.potentialTenant.user.id : []));
