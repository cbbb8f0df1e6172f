import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import { webhookDeliveries, webhooks } from '../../src/db/schema.ts';
import { eventOutbox } from '../../src/webhooks/eventOutbox.ts';
import type { Party } from './parties.ts';
import type { Scene } from './scenes.ts';
import type { TestApplication, TestRequest } from './testApplication.ts';

type Schemas = components['schemas'];

export const webhooksOf = ({ userId }: Pick<Party, 'userId'>) => `/user/${userId}/webhooks`;

/** What tests of webhooks ask. */
export const webhookCalls = (app: TestApplication) => ({
  create: async (
    owner: Pick<Party, 'userId' | 'bearer'>,
    url: string,
    events: readonly string[],
  ): Promise<Schemas['WebhookWithSecret']> => {
    const { bearer } = owner;
    const answer = await app.send({ method: 'POST', url: webhooksOf(owner), bearer, body: { url, events } });
    return answer.json();
  },

  deliveriesOf: async (
    owner: Party,
    { webhook }: Schemas['WebhookWithSecret'],
    query = '',
  ): Promise<Schemas['WebhookDeliveryPage']> => {
    const url = `${webhooksOf(owner)}/${webhook.id}/deliveries${query}`;
    return (await app.send({ method: 'GET', url, bearer: owner.bearer })).json();
  },
});

export const eventOf = ({ userId }: Pick<Party, 'userId'>, object = 'a', version = 1) =>
  ({
    userId,
    type: 'announcement.changed',
    object,
    data: { announcement: object, property: object, reference: null, version, changes: [], isDeleted: false },
  }) as const;

/** An outbox that no application listens to, so that only the worker of a test sends what is left in it. */
export const ownOutbox = (app: TestApplication) => eventOutbox(app.database, () => app.now);

/** A webhook of the landlord's, as a path. */
async function webhookPath({ app, cast: { landlord } }: Scene): Promise<string> {
  const id = uuidv7();
  const { userId } = landlord;
  const row = { id, userId, chosenBy: userId, url: 'https://crm.example/tilava', secret: new Uint8Array(32) };
  await app.database.queries.insert(webhooks).values({ ...row, events: ['match.new'] });
  return `${webhooksOf(landlord)}/${id}`;
}

/** The deliveries of a webhook that has one, which was given up. */
async function deliveryPath(scene: Scene) {
  const path = await webhookPath(scene);
  const id = uuidv7();
  const row = { id, webhookId: path.slice(-36), type: 'match.new', object: 'pair', body: '{}' } as const;
  await scene.app.database.queries.insert(webhookDeliveries).values(row);
  return { all: `${path}/deliveries`, one: `${path}/deliveries/${id}` };
}

const by = 'landlord' as const;
const webhook = { url: 'https://crm.example/tilava', events: ['match.new'] };

/** A request of each operation that succeeds. */
export const webhookRequests = {
  listWebhooks: {
    by,
    make: ({ cast }: Scene) => ({ method: 'GET', url: webhooksOf(cast.landlord) }) as const,
  },
  createWebhook: {
    by,
    make: ({ cast }: Scene) => ({ method: 'POST', url: webhooksOf(cast.landlord), body: webhook }) as const,
  },
  updateWebhook: {
    by,
    make: async (scene: Scene) =>
      ({ method: 'PATCH', url: await webhookPath(scene), body: { events: ['message.received'] } }) as const,
  },
  deleteWebhook: {
    by,
    make: async (scene: Scene) => ({ method: 'DELETE', url: await webhookPath(scene) }) as const,
  },
  listDeliveries: {
    by,
    make: async (scene: Scene) => ({ method: 'GET', url: (await deliveryPath(scene)).all }) as const,
  },
  sendTestEvent: {
    by,
    make: async (scene: Scene) => ({ method: 'POST', url: (await deliveryPath(scene)).all }) as const,
  },
  sendDelivery: {
    by,
    make: async (scene: Scene) => ({ method: 'POST', url: (await deliveryPath(scene)).one }) as const,
  },
};

/** What of it anybody may ask for anybody, where something private might be answered. */
export const webhookCanaries = (ofEachUser: (request: (userId: string) => TestRequest) => TestRequest[]) => ({
  listWebhooks: () => ofEachUser((userId) => ({ method: 'GET', url: webhooksOf({ userId }) })),
  createWebhook: () =>
    ofEachUser((userId) => ({ method: 'POST', url: webhooksOf({ userId }), body: webhook })),
  updateWebhook: () => [],
  deleteWebhook: () => [],
  listDeliveries: () => [],
  sendTestEvent: () => [],
  sendDelivery: () => [],
});
