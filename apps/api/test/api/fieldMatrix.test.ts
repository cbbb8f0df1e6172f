import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import type { OperationId } from '../../src/http/operations.ts';
import { tenantAccount } from '../support/accounts.ts';
import { makeCast, type Role } from '../support/cast.ts';
import { premises } from '../support/premises.ts';
import { type Scene } from '../support/scenes.ts';
import {
  type MakeRequest,
  newAddress,
  newEmail,
  patch,
  post,
  validRequests,
} from '../support/validRequests.ts';
import { users } from '../../src/db/schema.ts';
import { contractOperations } from '../support/contractOperations.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

/** What nobody may say of anything: computed, or decided by somebody else. Each with a value of its own type. */
const protectedFields = {
  id: () => crypto.randomUUID(),
  version: () => 7,
  createdAt: () => '2026-11-21T10:00:00Z',
  isAdmin: () => true,
  isLandlord: () => true,
  isActive: () => true,
  verifiedAt: () => '2026-11-21T10:00:00Z',
  email: newEmail,
  password: () => 'quite-another-secret',
  passwordHash: () => 'none',
  bearer: () => 'token',
  bearerToken: () => 'token',
  mustChangePassword: () => false,
  employee: () => 3,
  noDeposit: () => true,
  kind: () => 'need',
  user: ({ cast }) => cast.admin.userId,
  userId: ({ cast }) => cast.admin.userId,
  ownerId: ({ cast }) => cast.landlord.userId,
  residence: () => ({ houseType: 'office', files: [] }),
  location: () => ({ latitude: 60, longitude: 25 }),
  cell: () => 1,
  announcement: () => crypto.randomUUID(),
  points: () => 100,
  favorites: () => [],
  isInterested: () => [],
  properties: () => [],
  propertyPics: () => [],
  surroundPics: () => [],
  files: () => [],
} as const satisfies Record<string, (scene: Scene) => unknown>;

/** A field that nobody may say. */
type ProtectedField = keyof typeof protectedFields;
/** Their names. */
const protectedNames = Object.keys(protectedFields) as readonly ProtectedField[];

/** A call that takes a body, and who else may make it; without a protected field it succeeds. */
interface BodyCall {
  readonly operation: OperationId;
  readonly what: string;
  /** Null is a visitor. */
  readonly by: readonly (Role | null)[];
  readonly make: MakeRequest;
  /** Which of the protected fields are this call's own. */
  readonly takes: readonly ProtectedField[];
}

/** The operation's valid request, unless another one is given. */
const bodyCall = (
  operation: OperationId,
  what: string,
  by: BodyCall['by'],
  takes: BodyCall['takes'] = [],
  make: MakeRequest = validRequests[operation].make,
): BodyCall => ({ operation, what, by, make, takes });

const account = ['email', 'password', 'isLandlord', 'properties'] as const;
const login = ['email', 'password'] as const;

/** Every call that takes JSON, by each role that may make it. */
const bodyCalls: readonly BodyCall[] = [
  bodyCall('createBearer', 'a login', [null], login),
  bodyCall('checkCredentials', 'a check', ['tenant'], login),
  bodyCall('checkCredentials', 'a check of an admin', ['admin'], login, ({ cast }) =>
    post('/bearers/check', { email: cast.admin.email, password: demoPassword }),
  ),
  bodyCall('sendVerificationMail', 'a new mail', [null], login),
  bodyCall('createUser', 'a landlord', [null, 'admin'], account),
  bodyCall('createUser', 'a tenant', [null, 'admin'], account, () =>
    post('/users', tenantAccount(newEmail())),
  ),
  bodyCall('sendPasswordReset', 'a reset', [null], ['email']),
  // A password is refused all the same, by the value or by the caller: see the rules below the matrix.
  bodyCall('updateUser', 'a profile', ['tenant', 'admin'], ['password']),
  bodyCall('updateUser', 'a landlord’s profile', ['landlord', 'admin'], ['password'], ({ cast }) =>
    patch(`/user/${cast.landlord.userId}`, { description: 'Lets' }),
  ),
  bodyCall('createProperty', 'a tenant’s need', ['otherTenant'], ['isActive']),
  bodyCall('updateProperty', 'a need', ['tenant', 'admin'], ['isActive']),
  bodyCall('updateProperty', 'a listing', ['landlord', 'admin'], [], ({ cast }) =>
    patch(`/properties/${cast.propertyId}`, { description: 'Bright' }),
  ),
  bodyCall('updateAlerts', 'alerts of a need', ['tenant']),
  bodyCall('updateReceivedInterests', 'interest that was seen', ['tenant']),
  bodyCall('sendMessage', 'a message', ['tenant'], ['announcement']),
  bodyCall('updateThread', 'a thread', ['tenant']),
  bodyCall('updateViewingHours', 'viewing hours', ['landlord']),
  bodyCall('createViewing', 'a proposed viewing', ['landlord']),
  bodyCall('updateViewing', 'a moved viewing', ['landlord']),
  bodyCall('createKey', 'a key', ['landlord']),
  bodyCall('createWebhook', 'a webhook', ['landlord']),
  bodyCall('updateWebhook', 'a changed webhook', ['landlord']),
  bodyCall('createInvitation', 'an invitation', ['landlord'], ['email']),
  bodyCall('updateMember', 'a role', ['landlord']),
  bodyCall('createMember', 'an accepted invitation', ['otherLandlord'], ['password']),
  bodyCall('createReport', 'a report', ['tenant']),
  bodyCall('createAppeal', 'an appeal', ['landlord']),
  bodyCall('updateReport', 'a decision', ['admin']),
  bodyCall('updateAnnouncement', 'a visibility', ['landlord', 'admin'], ['isActive']),
  bodyCall('createResidence', 'a landlord’s residence', ['landlord']),
  bodyCall('createResidence', 'a residence for a landlord', ['admin'], ['ownerId'], ({ cast }) =>
    post('/residence', { houseType: 'office', file: [], ownerId: cast.landlord.userId }),
  ),
  bodyCall(
    'updateResidence',
    'an order of pictures',
    ['landlord', 'admin'],
    ['propertyPics', 'surroundPics'],
  ),
  bodyCall('createAnnouncement', 'a landlord’s announcement', ['landlord'], ['isLandlord']),
  bodyCall('createAnnouncement', 'an announcement for a landlord', ['admin'], ['isLandlord', 'ownerId']),
  bodyCall('upsertAnnouncement', 'an announcement by its reference', ['landlord'], ['isActive']),
  bodyCall('upsertAnnouncementBatch', 'a batch of announcements', ['landlord']),
  bodyCall('renewFiles', 'a renewal of pictures', ['landlord']),
  bodyCall('simulateListing', 'changes that are tried out', ['landlord', 'admin']),
  bodyCall('findMatches', 'a search', ['tenant', 'admin'], ['announcement']),
  bodyCall('createSubscription', 'a subscription', [null], ['email']),
];

/** The request with a protected field besides. */
async function withField(call: BodyCall, scene: Scene, field: ProtectedField) {
  const request = await call.make(scene);
  return { ...request, body: { ...(request.body as object), [field]: protectedFields[field](scene) } };
}

/** Calls that carry a field in its place, but with a value that is not the caller's to send: by whom, and its place. */
const refusedValues: readonly (readonly [what: string, by: Role, pointer: string, make: MakeRequest])[] = [
  [
    'another’s password by an admin',
    'admin',
    '/body/password',
    ({ cast }) => patch(`/user/${cast.tenant.userId}`, { password: 'quite-another-secret' }),
  ],
  [
    'a password beside another field',
    'tenant',
    '/body/description',
    ({ cast }) =>
      patch(`/user/${cast.tenant.userId}`, { password: 'quite-another-secret', description: 'Seeks' }),
  ],
  [
    'an employee band within an organisation',
    'tenant',
    '/body/organizationTenant/employee',
    ({ cast }) => patch(`/user/${cast.tenant.userId}`, { organizationTenant: { employee: 3 } }),
  ],
  [
    'industries within an organisation',
    'tenant',
    '/body/organizationTenant/industries',
    ({ cast }) => patch(`/user/${cast.tenant.userId}`, { organizationTenant: { industries: ['fi'] } }),
  ],
  [
    'a picture that is somebody else’s',
    'tenant',
    '/body/file',
    ({ cast }) => patch(`/user/${cast.tenant.userId}`, { file: cast.landlord.userId }),
  ],
  [
    'an announcement that no landlord makes',
    'landlord',
    '/body/isLandlord',
    ({ cast }) =>
      post(`/announcement/residence/${cast.looseResidenceId}`, { ...premises, isLandlord: false }),
  ],
  [
    'oneself as the owner',
    'landlord',
    '/body/ownerId',
    ({ cast }) =>
      post(`/announcement/residence/${cast.looseResidenceId}`, {
        ...premises,
        ownerId: cast.landlord.userId,
      }),
  ],
  [
    'another as the owner',
    'landlord',
    '/body/ownerId',
    ({ cast }) => post('/residence', { houseType: 'office', file: [], ownerId: cast.otherLandlord.userId }),
  ],
  [
    'an order that leaves a picture out',
    'landlord',
    '/body/propertyPics',
    ({ cast }) => patch(`/residence/${cast.residenceId}`, { propertyPics: [cast.looseFile.id] }),
  ],
  [
    'an order with a picture of another residence',
    'admin',
    '/body/surroundPics/1',
    ({ cast }) =>
      patch(`/residence/${cast.looseResidenceId}`, { surroundPics: [cast.looseFile.id, cast.picture.id] }),
  ],
  [
    'a tenant as the owner',
    'admin',
    '/body/ownerId',
    ({ cast }) => post('/residence', { houseType: 'office', file: [], ownerId: cast.tenant.userId }),
  ],
  [
    'a listing’s field for a need',
    'tenant',
    '/body/condition',
    ({ cast }) => patch(`/properties/${cast.needId}`, { condition: 'new' }),
  ],
];

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const sender = ({ cast }: Scene, by: Role | null) => ({
  address: newAddress(),
  ...(by !== null && { bearer: cast[by].bearer }),
});

it('the matrix has every operation that takes JSON', () => {
  const taking = contractOperations
    .filter(({ body }) => body?.type === 'application/json')
    .map(({ id }) => id);
  expect([...new Set(bodyCalls.map(({ operation }) => operation))].toSorted()).toEqual(taking.toSorted());
});

const calls = bodyCalls.flatMap((call) =>
  call.by.map((by) => ({ call, by, what: call.what, who: by ?? 'a visitor' })),
);

describe.each(calls)('$what, sent by $who', ({ call, by }) => {
  it('succeeds as it is', async () => {
    const scene = { app, cast: await makeCast(app) };
    const answer = await app.send({ ...(await call.make(scene)), ...sender(scene, by) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  });

  it('is refused with any field that is nobody’s to say, and changes nobody', async () => {
    const scene = { app, cast: await makeCast(app) };
    const { userId } = scene.cast[by ?? 'tenant'];
    const read = () => app.database.queries.select().from(users).where(eq(users.id, userId));
    const before = await read();
    const refused = protectedNames.filter((name) => !call.takes.includes(name));
    const wrong: unknown[] = [];
    for (const field of refused) {
      const request = await withField(call, scene, field);
      const answer = await app.send({ ...request, ...sender(scene, by) });
      if (answer.statusCode !== 400) wrong.push({ field, status: answer.statusCode });
    }
    expect(wrong).toEqual([]);
    expect(await read()).toEqual(before);
  });
});

describe('what is not the caller’s to send', () => {
  it.each(refusedValues)('is refused: %s', async (_what, by, pointer, make) => {
    const scene = { app, cast: await makeCast(app) };
    const answer = await app.send({ ...(await make(scene)), ...sender(scene, by) });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer }] });
  });
});
