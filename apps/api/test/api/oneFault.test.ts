import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCast, type Cast } from '../support/cast.ts';
import { contractOperations, resolve, type JsonSchema } from '../support/contractOperations.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { reportId, threadId } from '../support/scenes.ts';
import { newAddress, patch } from '../support/validRequests.ts';

let app: TestApplication;
let cast: Cast;
let thread: string;
let report: string;

beforeAll(async () => {
  app = await startTestApplication();
  cast = await makeCast(app);
  thread = await threadId({ app, cast });
  report = await reportId({ app, cast });
});
afterAll(() => app.close());

/** Every field of a PATCH, with what holds it; of what has two names, the one by which the server knows it. */
const fields = contractOperations
  .filter(({ method, body }) => method === 'PATCH' && body !== null)
  .flatMap(({ id, body }) => kindsOf(body?.schema ?? {}).map((kind) => ({ id, kind })))
  .flatMap(({ id, kind: { name, properties } }) =>
    namesIn(properties).map((field) => ({ field, where: name === '' ? id : `${id}, ${name}` })),
  );

function namesIn(properties: object): readonly string[] {
  const named = Object.entries(properties).filter(([, property]) => !('x-spelling-of' in property));
  return named.map(([name]) => name);
}

function kindsOf(node: JsonSchema): { readonly name: string; readonly properties: object }[] {
  const { anyOf, properties } = resolve(node);
  if (!Array.isArray(anyOf)) return [{ name: '', properties: properties as object }];
  return anyOf.map((branch: JsonSchema) => ({
    name: String(branch['$ref']).split('/').at(-1) ?? '',
    properties: resolve(branch)['properties'] as object,
  }));
}

/** Where each body goes, and whose it is. */
const targets = {
  updateUser: () => [`/user/${cast.tenant.userId}`, 'tenant'],
  'updateProperty, NeedChanges': () => [`/properties/${cast.needId}`, 'tenant'],
  'updateProperty, ListingChanges': () => [`/properties/${cast.propertyId}`, 'landlord'],
  updateAlerts: () => [`/alerts/${cast.needId}`, 'tenant'],
  updateReceivedInterests: () => [`/user/${cast.tenant.userId}/interests`, 'tenant'],
  updateThread: () => [`/threads/${thread}`, 'tenant'],
  updateViewingHours: () => [`/viewing-hours/${cast.announcementId}`, 'landlord'],
  updateViewing: () => [`/viewings/${thread}`, 'tenant'],
  updateMember: () => [`/user/${cast.landlord.userId}/team/${cast.tenant.userId}`, 'landlord'],
  updateWebhook: () => [`/user/${cast.landlord.userId}/webhooks/${thread}`, 'landlord'],
  updateReport: () => [`/reports/${report}`, 'admin'],
  updateAnnouncement: () => [`/announcement/${cast.announcementId}`, 'landlord'],
  updateResidence: () => [`/residence/${cast.residenceId}`, 'landlord'],
} satisfies Record<string, () => [string, 'tenant' | 'landlord' | 'admin']>;

/** What has to be there all the same. */
const neededBy: Readonly<Record<string, object>> = {
  updateReceivedInterests: { until: '2026-11-20T09:00:00Z' },
  updateAnnouncement: { isActive: true },
  updateViewingHours: { rules: [] },
  updateViewing: { sequence: 0 },
  updateReport: { statement: 'It is an advert' },
  updateMember: { role: 'viewer' },
};

async function errorsOf(where: string, body: object): Promise<readonly { readonly pointer: string }[]> {
  const [url, by] = targets[where as keyof typeof targets]() as [string, 'tenant' | 'landlord' | 'admin'];
  const answer = await app.send({ ...patch(url, body), bearer: cast[by].bearer, address: newAddress() });
  expect(answer.statusCode, answer.body).toBe(400);
  return answer.json<{ errors: { pointer: string }[] }>().errors;
}

describe('one fault of a change is told once, in its place:', () => {
  it.each(fields)('$field of $where', async ({ where, field }) => {
    // Neither a text, nor a list, nor a number that any field takes.
    const errors = await errorsOf(where, { ...neededBy[where], [field]: 1e300 });
    expect(errors).toEqual([
      { pointer: `/body/${field}`, code: expect.any(String), detail: expect.any(String) },
    ]);
  });

  it.each(Object.keys(targets))('what is no field of %s', async (where) => {
    const errors = await errorsOf(where, { ...neededBy[where], nobody: 1 });
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/body/nobody']);
  });

  it.each(Object.keys(targets))('a list instead of %s', async (where) => {
    const errors = await errorsOf(where, []);
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/body']);
  });

  it.each([
    ['/body/privateTenant/firstName', { privateTenant: { firstName: 7 } }],
    ['/body/creditRating', { creditRating: 'zzz' }],
    ['/body/file', { file: 'none' }],
    ['/body/occupation/work', { occupation: { work: 'yes' } }],
  ])('deeper down: %s', async (pointer, body) => {
    expect((await errorsOf('updateUser', body)).map((error) => error.pointer)).toEqual([pointer]);
  });
});
