import type { components } from '@tilava/sdk/schema';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { users } from '../../src/db/schema.ts';
import { startTestApplication, type TestApplication } from './testApplication.ts';

type Schemas = components['schemas'];
type Session = Awaited<ReturnType<TestApplication['logIn']>>;

/** An id that nothing has. */
export const missing = '0199a6b0-3c00-7000-8000-000000000999';

/** Premises in which nothing is wrong. */
export const premises = {
  isLandlord: true,
  address: 'Annankatu 16, 00120 Helsinki',
  x: 60.1653,
  y: 24.9391,
  residenceType: 'office',
  roomCount: [2],
  floor: 'middle',
  sizeMin: 54.5,
  sizeMax: 54.5,
  rentMin: 1350,
  rentMax: 1350,
} as const satisfies Schemas['AnnouncementCreation'];

const { isLandlord: _isLandlord, ...upserted } = premises;
/** The same, as it is sent by its reference. */
export const upsert: Schemas['AnnouncementUpsert'] = { ...upserted, roomCount: [2] };

/** What a refusal that points at a field looks like. */
export const refusal = (pointer: string) => ({ code: 'validation_failed', errors: [{ pointer }] });

/** The application with everybody who has to do with premises logged in. */
export async function startPremises() {
  const app = await startTestApplication();
  const tenant = await app.logIn('tenant@tilava.example');
  const landlord = await app.logIn('landlord@tilava.example');
  const admin = await app.logIn('admin@tilava.example');
  const [other] = await app.database.queries
    .select()
    .from(users)
    .where(and(eq(users.isLandlord, true), ne(users.id, landlord.userId), isNotNull(users.verifiedAt)));
  const otherLandlord = await app.logIn(other?.email ?? '');

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    session: Session,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => app.send({ method, url, bearer: session.bearer, body, headers });
  const createResidence = (session: Session, body: object = {}) =>
    send('POST', '/residence', session, { houseType: 'office', file: [], ...body });
  const residenceOf = async (session: Session, body: object = {}) =>
    (await createResidence(session, body)).json<Schemas['OwnResidence']>();

  return {
    app,
    tenant,
    landlord,
    otherLandlord,
    admin,
    send,
    createResidence,
    residenceOf,

    /** An announcement of a residence without pictures. */
    publish: async (session: Session, body: object = {}): Promise<Schemas['Announcement']> => {
      const { id } = await residenceOf(session);
      const answer = await send('POST', `/announcement/residence/${id}`, session, { ...premises, ...body });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<Schemas['Announcement']>();
    },
  };
}
