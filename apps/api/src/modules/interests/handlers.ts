import { displayName } from '@tilava/domain/contacts';
import type { components } from '@tilava/sdk/schema';
import type { Caller, Handlers } from '../../http/operations.ts';
import type { InterestStore } from './store.ts';
import { requireReach } from '../permissions.ts';

export const interestHandlers = (
  interests: InterestService,
): Handlers<'listReceivedInterests' | 'updateReceivedInterests'> => ({
  listReceivedInterests: async ({ caller, path }) => ({
    status: 200,
    body: await interests.list(caller, path.id),
  }),

  updateReceivedInterests: async ({ caller, path, body }) => {
    await interests.markSeen(caller, path.id, body);
    return { status: 204 };
  },
});

type Schemas = components['schemas'];

/** The newest that are told in the app. */
const maxListed = 20;

/** The newest of which is counted how many are new. */
const maxCounted = 100;

export const interestService = (store: InterestStore, clock: () => Date) => ({
  async list(caller: Caller, id: string): Promise<Schemas['ReceivedInterests']> {
    requireReach(caller, 'listReceivedInterests', id);
    const received = (await store.list(id, maxCounted)).flatMap(({ needId, ...row }) =>
      needId === null
        ? []
        : {
            announcement: row.announcementId,
            property: row.propertyId,
            address: row.address,
            tenant: row.tenantId,
            need: needId,
            tenantName: displayName(row.tenant),
            since: row.createdAt.toISOString(),
            isNew: row.seenAt === null,
          },
    );
    return {
      results: received.slice(0, maxListed),
      newCount: received.filter(({ isNew }) => isNew).length,
    };
  },

  async markSeen(caller: Caller, id: string, { until }: Schemas['SeenInterests']): Promise<void> {
    requireReach(caller, 'updateReceivedInterests', id);
    await store.markSeen(id, new Date(until), clock());
  },
});

type InterestService = ReturnType<typeof interestService>;
