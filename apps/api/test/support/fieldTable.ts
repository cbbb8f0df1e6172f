import { demoPassword } from '../../src/demo/seedDemo.ts';
import type { OperationId } from '../../src/http/operations.ts';
import { landlordAccount, tenantAccount, wantedSpace } from './accounts.ts';
import type { Role } from './cast.ts';
import { premises } from './premises.ts';
import { newEmail, patch, post, type MakeRequest, type Scene } from './validRequests.ts';

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
export const protectedNames = Object.keys(protectedFields) as readonly ProtectedField[];

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

const session = (what: string, operation: OperationId, url: string, by: Role | null): BodyCall => ({
  operation,
  what,
  by: [by],
  make: ({ cast }) => post(url, { email: cast[by ?? 'tenant'].email, password: demoPassword }),
  takes: ['email', 'password'],
});

/** Every call that takes JSON, by each role that may make it. */
export const bodyCalls: readonly BodyCall[] = [
  session('a login', 'createBearer', '/bearers', null),
  session('a check', 'checkCredentials', '/bearers/check', 'tenant'),
  session('a check of an admin', 'checkCredentials', '/bearers/check', 'admin'),
  session('a new mail', 'sendVerificationMail', '/verification/mail', null),
  {
    operation: 'createUser',
    what: 'a landlord',
    by: [null, 'admin'],
    make: () => post('/users', landlordAccount(newEmail())),
    takes: ['email', 'password', 'isLandlord', 'properties'],
  },
  {
    operation: 'createUser',
    what: 'a tenant',
    by: [null, 'admin'],
    make: () => post('/users', tenantAccount(newEmail())),
    takes: ['email', 'password', 'isLandlord', 'properties'],
  },
  {
    operation: 'sendPasswordReset',
    what: 'a reset',
    by: [null],
    make: ({ cast }) => post('/user/reset', { email: cast.tenant.email }),
    takes: ['email'],
  },
  {
    operation: 'updateUser',
    what: 'a profile',
    by: ['tenant', 'admin'],
    make: ({ cast }) => patch(`/user/${cast.tenant.userId}`, { description: 'Seeks' }),
    // Refused all the same, by the value or by the caller: see the rules below the matrix.
    takes: ['password'],
  },
  {
    operation: 'updateUser',
    what: 'a landlord’s profile',
    by: ['landlord', 'admin'],
    make: ({ cast }) => patch(`/user/${cast.landlord.userId}`, { description: 'Lets' }),
    takes: ['password'],
  },
  {
    operation: 'createProperty',
    what: 'a tenant’s need',
    by: ['otherTenant'],
    make: () => post('/properties', wantedSpace()),
    takes: [],
  },
  {
    operation: 'updateProperty',
    what: 'a need',
    by: ['tenant', 'admin'],
    make: ({ cast }) => patch(`/properties/${cast.needId}`, { description: 'Quiet' }),
    takes: [],
  },
  {
    operation: 'updateAlerts',
    what: 'alerts of a need',
    by: ['tenant'],
    make: ({ cast }) => patch(`/alerts/${cast.needId}`, { frequency: 'weekly' }),
    takes: [],
  },
  {
    operation: 'updateReceivedInterests',
    what: 'interest that was seen',
    by: ['tenant'],
    make: ({ cast }) => patch(`/user/${cast.tenant.userId}/interests`, { until: '2026-11-20T09:00:00Z' }),
    takes: [],
  },
  {
    operation: 'updateProperty',
    what: 'a listing',
    by: ['landlord', 'admin'],
    make: ({ cast }) => patch(`/properties/${cast.propertyId}`, { description: 'Bright' }),
    takes: [],
  },
  {
    operation: 'updateAnnouncement',
    what: 'a visibility',
    by: ['landlord', 'admin'],
    make: ({ cast }) => patch(`/announcement/${cast.announcementId}`, { isActive: false }),
    takes: ['isActive'],
  },
  {
    operation: 'createResidence',
    what: 'a landlord’s residence',
    by: ['landlord'],
    make: () => post('/residence', { houseType: 'office', file: [] }),
    takes: [],
  },
  {
    operation: 'createResidence',
    what: 'a residence for a landlord',
    by: ['admin'],
    make: ({ cast }) => post('/residence', { houseType: 'office', file: [], ownerId: cast.landlord.userId }),
    takes: ['ownerId'],
  },
  {
    operation: 'updateResidence',
    what: 'an order of pictures',
    by: ['landlord', 'admin'],
    make: ({ cast }) => patch(`/residence/${cast.residenceId}`, { propertyPics: [cast.picture.id] }),
    takes: ['propertyPics', 'surroundPics'],
  },
  {
    operation: 'createAnnouncement',
    what: 'a landlord’s announcement',
    by: ['landlord'],
    make: ({ cast }) => post(`/announcement/residence/${cast.looseResidenceId}`, premises),
    takes: ['isLandlord'],
  },
  {
    operation: 'createAnnouncement',
    what: 'an announcement for a landlord',
    by: ['admin'],
    make: ({ cast }) => post(`/announcement/residence/${cast.looseResidenceId}`, premises),
    takes: ['isLandlord', 'ownerId'],
  },
  {
    operation: 'renewFiles',
    what: 'a renewal of pictures',
    by: ['landlord'],
    make: ({ cast }) => post('/files/renewals', { ids: [cast.looseFile.id] }),
    takes: [],
  },
  {
    operation: 'findMatches',
    what: 'a search',
    by: ['tenant', 'admin'],
    make: ({ cast }) => post('/matchmaking?favorite=false', { property: cast.needId }),
    takes: ['announcement'],
  },
  {
    operation: 'createSubscription',
    what: 'a subscription',
    by: [null],
    make: () => post('/newsletter', { email: newEmail() }),
    takes: ['email'],
  },
];

/** The request with a protected field besides. */
export async function withField(call: BodyCall, scene: Scene, field: ProtectedField) {
  const request = await call.make(scene);
  return { ...request, body: { ...(request.body as object), [field]: protectedFields[field](scene) } };
}

/** Calls that carry a field in its place, but with a value that is not the caller's to send. */
export const refusedValues: readonly {
  readonly what: string;
  readonly operation: OperationId;
  readonly by: Role;
  readonly pointer: string;
  readonly make: MakeRequest;
}[] = [
  {
    what: 'another’s password by an admin',
    operation: 'updateUser',
    by: 'admin',
    pointer: '/body/password',
    make: ({ cast }) => patch(`/user/${cast.tenant.userId}`, { password: 'quite-another-secret' }),
  },
  {
    what: 'a password beside another field',
    operation: 'updateUser',
    by: 'tenant',
    pointer: '/body/description',
    make: ({ cast }) =>
      patch(`/user/${cast.tenant.userId}`, { password: 'quite-another-secret', description: 'Seeks' }),
  },
  {
    what: 'an employee band within an organisation',
    operation: 'updateUser',
    by: 'tenant',
    pointer: '/body/organizationTenant/employee',
    make: ({ cast }) => patch(`/user/${cast.tenant.userId}`, { organizationTenant: { employee: 3 } }),
  },
  {
    what: 'a picture that is somebody else’s',
    operation: 'updateUser',
    by: 'tenant',
    pointer: '/body/file',
    make: ({ cast }) => patch(`/user/${cast.tenant.userId}`, { file: cast.landlord.userId }),
  },
  {
    what: 'an announcement that no landlord makes',
    operation: 'createAnnouncement',
    by: 'landlord',
    pointer: '/body/isLandlord',
    make: ({ cast }) =>
      post(`/announcement/residence/${cast.looseResidenceId}`, { ...premises, isLandlord: false }),
  },
  {
    what: 'oneself as the owner',
    operation: 'createAnnouncement',
    by: 'landlord',
    pointer: '/body/ownerId',
    make: ({ cast }) =>
      post(`/announcement/residence/${cast.looseResidenceId}`, {
        ...premises,
        ownerId: cast.landlord.userId,
      }),
  },
  {
    what: 'another as the owner',
    operation: 'createResidence',
    by: 'landlord',
    pointer: '/body/ownerId',
    make: ({ cast }) =>
      post('/residence', { houseType: 'office', file: [], ownerId: cast.otherLandlord.userId }),
  },
  {
    what: 'an order that leaves a picture out',
    operation: 'updateResidence',
    by: 'landlord',
    pointer: '/body/propertyPics',
    make: ({ cast }) => patch(`/residence/${cast.residenceId}`, { propertyPics: [cast.looseFile.id] }),
  },
  {
    what: 'an order with a picture of another residence',
    operation: 'updateResidence',
    by: 'admin',
    pointer: '/body/surroundPics/1',
    make: ({ cast }) =>
      patch(`/residence/${cast.looseResidenceId}`, { surroundPics: [cast.looseFile.id, cast.picture.id] }),
  },
  {
    what: 'a tenant as the owner',
    operation: 'createResidence',
    by: 'admin',
    pointer: '/body/ownerId',
    make: ({ cast }) => post('/residence', { houseType: 'office', file: [], ownerId: cast.tenant.userId }),
  },
  {
    what: 'a listing’s field for a need',
    operation: 'updateProperty',
    by: 'tenant',
    pointer: '/body/condition',
    make: ({ cast }) => patch(`/properties/${cast.needId}`, { condition: 'new' }),
  },
];
