import type { components } from '@tilava/sdk/schema';
import type { LightMyRequestResponse } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import {
  bearers,
  landlordInterests,
  messages,
  tenantInterests,
  threads,
  users,
} from '../../src/db/schema.ts';
import { hashOf, newToken } from '../../src/modules/bearers/secrets.ts';
import type { LandlordParty, Party } from './parties.ts';
import type { TestApplication } from './testApplication.ts';

type Schemas = components['schemas'];

/** Hours of every day, so that a test needs no weekday. */
export const everyDay = (rule: Partial<Schemas['ViewingRule']> = {}): Schemas['ViewingRule'][] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    day: null,
    weekday,
    from: '10:00',
    until: '12:00',
    lengthMinutes: 30,
    bufferMinutes: 0,
    capacity: 1,
    ...rule,
  }));

/** Makes a tenant and a landlord interested in each other, and their thread. */
export async function openThread(
  app: TestApplication,
  tenantId: string,
  landlord: Pick<LandlordParty, 'userId' | 'announcementId'>,
): Promise<string> {
  const pair = { tenantId, announcementId: landlord.announcementId };
  const id = uuidv7();
  await app.database.queries.insert(tenantInterests).values(pair);
  await app.database.queries.insert(landlordInterests).values(pair);
  await app.database.queries.insert(threads).values({
    ...pair,
    id,
    landlordId: landlord.userId,
    startedBy: 'tenant',
    subject: 'Testikatu 1, 90100 Oulu',
    tenantSent: 1,
    tenantLast: 1,
    lastMessageAt: app.now,
  });
  await app.database.queries
    .insert(messages)
    .values({ id: uuidv7(), threadId: id, number: 1, sender: 'tenant', text: 'Hello!' });
  return id;
}

/** Tenants in open threads with a landlord, without the time that logging in takes. */
export async function crowd(
  app: TestApplication,
  landlord: LandlordParty,
  count: number,
): Promise<{ readonly bearer: string; readonly thread: string }[]> {
  const people: { bearer: string; thread: string }[] = [];
  for (let made = 0; made < count; made += 1) {
    const [userId, bearer] = [uuidv7(), newToken()];
    await app.database.queries.insert(users).values({
      id: userId,
      email: `${userId}@crowd.example`,
      passwordHash: '',
      isLandlord: false,
      verifiedAt: app.now,
      unsubscribed: true,
    });
    await app.database.queries.insert(bearers).values({
      tokenHash: hashOf(bearer),
      userId,
      createdAt: app.now,
      expiresAt: new Date(app.now.getTime() + 3_600_000),
    });
    people.push({ bearer, thread: await openThread(app, userId, landlord) });
  }
  return people;
}

/** The calls of viewings, by whoever makes them. */
export const viewingCalls = (app: TestApplication) => ({
  publish: (
    by: LandlordParty,
    rules: readonly Schemas['ViewingRule'][],
    headers: Record<string, string> = {},
  ) =>
    app.send({
      method: 'PATCH',
      url: `/viewing-hours/${by.announcementId}`,
      bearer: by.bearer,
      body: { rules },
      headers,
    }),
  create: (by: Pick<Party, 'bearer'>, body: object, headers: Record<string, string> = {}) =>
    app.send({ method: 'POST', url: '/viewings', bearer: by.bearer, body, headers }),
  change: (by: Pick<Party, 'bearer'>, id: string, body: object, headers: Record<string, string> = {}) =>
    app.send({ method: 'PATCH', url: `/viewings/${id}`, bearer: by.bearer, body, headers }),
  timesOf: async (by: Pick<Party, 'bearer'>, thread: string, query = '') => {
    const url = `/threads/${thread}/viewing-times${query}`;
    const answer = await app.send({ method: 'GET', url, bearer: by.bearer });
    return answer.json<Schemas['ViewingTimes']>().results;
  },
  listOf: async (by: Party, query = '') => {
    const url = `/user/${by.userId}/viewings${query}`;
    return (await app.send({ method: 'GET', url, bearer: by.bearer })).json<Schemas['ViewingPage']>();
  },
  thread: async (by: Pick<Party, 'bearer'>, id: string) =>
    (await app.send({ method: 'GET', url: `/threads/${id}`, bearer: by.bearer })).json<Schemas['Thread']>(),
});

/** A time of {@link everyDay}, on the day after that of the tests. */
export const sunday = '2026-11-22T08:00:00.000Z';

/** The viewing that was made or changed. */
export function viewingIn(answer: LightMyRequestResponse): Schemas['Viewing'] {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}

export const codeOf = (answer: LightMyRequestResponse) => answer.json<Schemas['Problem']>().code;
