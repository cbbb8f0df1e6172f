import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { residences, users } from '../../src/db/schema.ts';
import type { OperationId } from '../../src/http/operations.ts';
import { landlordAccount, wantedSpace } from '../support/accounts.ts';
import { canaries, emailOf, organization, privatePerson } from '../support/canaryUsers.ts';
import { addLandlord, addTenant, type LandlordParty, type TenantParty } from '../support/parties.ts';
import { upsert } from '../support/premises.ts';
import { startTestApplication, type TestApplication, type TestRequest } from '../support/testApplication.ts';
import { get, patch, post, put } from '../support/validRequests.ts';
import { webhookCanaries } from '../support/webhooks.ts';

/**
 * Every field of a user that others must not see holds a canary that names its user and itself. Everybody makes every call on
 * everything of everybody; a canary of somebody else in an answer is a leak. Admins are left out: they may see all.
 */

type Tenant = TenantParty & { readonly name: string };
type Landlord = LandlordParty & { readonly name: string; readonly residenceId: string };

let app: TestApplication;
let tenants: Tenant[];
let landlords: Landlord[];
let passwordHash: string;
/** Of the calendars, which only the call tells that makes them. */
let calendarSecrets: string[];
const [privateTenant, organizationTenant, , privateLandlord, organizationLandlord] = [
  'lodger',
  'shipping',
  'bystander',
  'owner',
  'estates',
  'neighbour',
] as const;

beforeAll(async () => {
  app = await startTestApplication();
  const { queries } = app.database;
  const tenantNamed = async (name: string, values: object): Promise<Tenant> => ({
    name,
    ...(await addTenant(app, emailOf(name), values)),
  });
  const landlordNamed = async (name: string, values: object): Promise<Landlord> => {
    const party = await addLandlord(app, emailOf(name), values);
    const [residence] = await queries.select().from(residences).where(eq(residences.userId, party.userId));
    return { name, ...party, residenceId: residence?.id ?? '' };
  };
  tenants = [
    await tenantNamed(privateTenant, privatePerson(privateTenant)),
    await tenantNamed(organizationTenant, organization(organizationTenant)),
    await tenantNamed('bystander', privatePerson('bystander')),
  ];
  landlords = [
    await landlordNamed(privateLandlord, privatePerson(privateLandlord)),
    await landlordNamed(organizationLandlord, organization(organizationLandlord)),
    await landlordNamed('neighbour', organization('neighbour')),
  ];
  const [row] = await queries.select().from(users).limit(1);
  passwordHash = row?.passwordHash ?? '';
  calendarSecrets = await Promise.all(
    everybody().map(async ({ userId, bearer }) => {
      const answer = await app.send({ ...post(`/user/${userId}/calendar`), bearer });
      return /calendars\/([\w-]{20,})\.ics$/u.exec(answer.json<{ address: string }>().address)?.[1] ?? '';
    }),
  );
});
afterAll(() => app.close());

const everybody = () => [...tenants, ...landlords];
const pairs = () => tenants.flatMap((tenant) => landlords.map((landlord) => ({ tenant, landlord })));

const ofEachUser = (request: (id: string) => TestRequest) => everybody().map(({ userId }) => request(userId));
const ofEachProperty = (request: (id: string) => TestRequest) =>
  [...tenants.map(({ needId }) => needId), ...landlords.map(({ propertyId }) => propertyId)].map(request);
const ofEachAnnouncement = (request: (id: string) => TestRequest) =>
  landlords.map(({ announcementId }) => request(announcementId));

/** Somebody whom the calls of visitors are about. */
const victim = () => ({ email: emailOf(privateTenant), password: 'not-the-password' });

/** Every call that answers data; none where the answer is empty or holds but what the caller sent. */
const calls: Readonly<Record<OperationId, () => TestRequest[]>> = {
  // First, so that there are favourites to be found; the interests stay as the test made them.
  addFavorite: () =>
    pairs().map(({ tenant, landlord }) =>
      post(`/user/${tenant.userId}/favorite/${landlord.announcementId}`, undefined),
    ),
  createBearer: () => [post('/bearers', victim())],
  verifyBearer: () => [get('/bearers')],
  deleteBearer: () => [],
  checkCredentials: () => [post('/bearers/check', victim())],
  verifyUser: () => ofEachUser((id) => get(`/verification/${id}/${'a'.repeat(43)}`)),
  sendVerificationMail: () => [post('/verification/mail', victim())],
  sendPasswordReset: () => [post('/user/reset', { email: victim().email })],
  createUser: () => [post('/users', { ...landlordAccount(victim().email), password: victim().password })],
  getUser: () => ofEachUser((id) => get(`/user/${id}`)),
  updateUser: () => ofEachUser((id) => patch(`/user/${id}`, { description: 'Seeks quiet premises' })),
  deleteUser: () => [],
  getUserExport: () => ofEachUser((id) => get(`/user/${id}/export`)),
  listUsers: () => [get('/users?text=canary&entriesPerPage=100')],
  getAnnouncement: () => ofEachAnnouncement((id) => get(`/announcement/${id}`)),
  getProperty: () => ofEachProperty((id) => get(`/properties/${id}`)),
  simulateListing: () =>
    ofEachProperty((id) => post(`/insights/${id}/simulation`, { amenities: ['elevator'] })),
  getInsights: () => ofEachProperty((id) => get(`/insights/${id}`)),
  getAlerts: () => ofEachProperty((id) => get(`/alerts/${id}`)),
  updateAlerts: () => ofEachProperty((id) => patch(`/alerts/${id}`, { threshold: 70 })),
  createUnsubscription: () => [post(`/unsubscription/${'a'.repeat(43)}`, undefined)],
  listAnnouncementsOfUser: () => ofEachUser((id) => get(`/user/${id}/announcement`)),
  createProperty: () => [post('/properties', wantedSpace())],
  listPropertiesOfUser: () => ofEachUser((id) => get(`/properties/user/${id}`)),
  listProperties: () => [get('/properties'), get('/properties?text=canary&entriesPerPage=100')],
  updateProperty: () => ofEachProperty((id) => patch(`/properties/${id}`, { description: 'Bright' })),
  deleteProperty: () => [],
  updateAnnouncement: () => ofEachAnnouncement((id) => patch(`/announcement/${id}`, { isActive: true })),
  createResidence: () => [],
  getResidence: () => landlords.map(({ residenceId }) => get(`/residence/${residenceId}`)),
  updateResidence: () =>
    landlords.map(({ residenceId }) => patch(`/residence/${residenceId}`, { propertyPics: [] })),
  createAnnouncement: () =>
    landlords.map(({ residenceId }) => post(`/announcement/residence/${residenceId}`, { isLandlord: true })),
  createAnnouncementCopy: () => ofEachAnnouncement((id) => post(`/announcement/copy/${id}`, undefined)),
  upsertAnnouncement: () => ofEachAnnouncement((id) => put(`/announcements/by-reference/${id}`, upsert)),
  upsertAnnouncementBatch: () =>
    ofEachAnnouncement((reference) =>
      post('/announcements/batch', { announcements: [{ reference, announcement: upsert }] }),
    ),
  findMatches: () => [
    ...ofEachAnnouncement((announcement) => post('/matchmaking?all=true&limit=500', { announcement })),
    ...tenants.map(({ needId }) => post('/matchmaking?favorite=false&limit=500', { property: needId })),
    ...pairs().flatMap((pair) => [favorite(pair), specific(pair)]),
  ],
  listFavorites: () =>
    ['', '?interested=true'].flatMap((query) => ofEachUser((id) => get(`/user/${id}/favorites${query}`))),
  deleteFavorite: () => [],
  addInterest: () => [],
  deleteInterest: () => [],
  listReceivedInterests: () => ofEachUser((id) => get(`/user/${id}/interests`)),
  updateReceivedInterests: () => [],
  sendMessage: () =>
    pairs().map(({ tenant: { userId }, landlord: { announcementId } }) =>
      post('/messages', { tenant: userId, announcement: announcementId, text: 'Is it quiet?' }),
    ),
  // Asked by everybody in changes.test.ts, which looks for what each is told.
  listChanges: () => [get('/changes')],
  streamEvents: () => ofEachUser((id) => get(`/user/${id}/events?seconds=0`)),
  // A list tells the same of a thread as a thread by itself.
  listThreads: () => ofEachUser((id) => get(`/user/${id}/threads`)),
  getThread: () => [],
  listMessages: () => [],
  updateThread: () => [],
  // attachments.test.ts looks for what is told of attachments.
  uploadDocument: () => [],
  listDocuments: () => ofEachAnnouncement((id) => get(`/documents/${id}`)),
  uploadAttachment: () => [],
  getAttachment: () => [],
  deleteAttachment: () => [],
  getViewingHours: () => ofEachAnnouncement((id) => get(`/viewing-hours/${id}`)),
  updateViewingHours: () => [],
  listViewingTimes: () => [],
  // Answers the same of a viewing as a list does.
  createViewing: () => [],
  updateViewing: () => [],
  listViewings: () => ofEachUser((id) => get(`/user/${id}/viewings`)),
  getCalendar: () => ofEachUser((id) => get(`/user/${id}/calendar`)),
  renewCalendar: () => [],
  deleteCalendar: () => [],
  addBlock: () => [],
  deleteBlock: () => [],
  listBlocks: () => ofEachUser((id) => get(`/user/${id}/blocks`)),
  listKeys: () => ofEachUser((id) => get(`/user/${id}/keys`)),
  createKey: () =>
    ofEachUser((id) => post(`/user/${id}/keys`, { label: 'PMS', scopes: ['announcements:read'] })),
  deleteKey: () => [],
  listKeyCalls: () => [],
  ...webhookCanaries(ofEachUser),
  listTeam: () => ofEachUser((id) => get(`/user/${id}/team`)),
  // It answers with the email that was typed.
  createInvitation: () => [],
  updateMember: () => [],
  deleteMember: () => [],
  getInvitation: () => [get(`/invitations/${'a'.repeat(43)}`)],
  createMember: () => [post(`/invitations/${'a'.repeat(43)}`, {})],
  createReport: () =>
    ofEachAnnouncement((item) => post('/reports', { kind: 'announcement', item, reason: 'other' })),
  listReportsOfUser: () => ofEachUser((id) => get(`/user/${id}/reports`)),
  createAppeal: () => [],
  listReports: () => [get('/reports')],
  getReport: () => [],
  updateReport: () => [],
  getFile: () => [get(`/files/${randomBytes(16).toString('hex')}`)],
  uploadFile: () => [],
  renewFiles: () => [],
  deleteFile: () => [],
  uploadUserPicture: () => ofEachUser((id) => post(`/files/user/${id}`, {})),
  uploadResidencePicture: () =>
    landlords.map(({ residenceId }) => post(`/files/residence/${residenceId}`, {})),
  listPlaces: () => [get('/places?input=canary')],
  getNearestPlace: () => [get('/places/nearest?x=60.17&y=24.94')],
  getPlace: () => [get('/places/canary')],
  listAuditEntries: () => [get('/audit')],
  getSystemState: () => [get('/system')],
  createSubscription: () => [post('/newsletter', { email: victim().email })],
  verifySubscription: () => [post(`/newsletter/${'a'.repeat(43)}`, undefined)],
};

type Sides = Readonly<{ tenant: Tenant; landlord: Landlord }>;

const favorite = ({ tenant, landlord }: Sides) =>
  post('/matchmaking?favorite=true', { property: tenant.needId, favorite: landlord.announcementId });
const specific = ({ tenant, landlord }: Sides) =>
  post('/matchmaking?specific=true', { property: tenant.needId, announcement: landlord.announcementId });

/** What a round of calls brought to light. */
interface Findings {
  /** Canaries of others, by who called what. */
  readonly leaks: Record<string, string[]>;
  /** How many calls were answered with data, by who called. */
  readonly answered: Record<string, number>;
}

/** Everybody makes every call. */
async function look(): Promise<Findings> {
  const visitor = { name: 'visitor', bearer: undefined, userId: undefined };
  const leaks: Record<string, string[]> = {};
  const answered: Record<string, number> = {};
  const requests = Object.values(calls).flatMap((make) => make());
  for (const caller of [visitor, ...everybody()]) {
    for (const request of requests) {
      const bearer = caller.bearer === undefined ? {} : { bearer: caller.bearer };
      const answer = await app.send({ ...request, ...bearer });
      const said = `${answer.body} ${JSON.stringify(answer.headers)}`;
      if (answer.statusCode === 200) answered[caller.name] = (answered[caller.name] ?? 0) + 1;
      for (const secret of [passwordHash, ...calendarSecrets]) expect(said).not.toContain(secret);
      const found = [...said.toLowerCase().matchAll(/canary-(?<owner>[a-z]+)-[a-z]+/g)]
        .filter(({ groups }) => groups?.['owner'] !== caller.name)
        .map(([canary]) => canary);
      if (hasSettingsOfOthers(answer.body, caller.userId, request.url)) found.push('settings');
      if (found.length > 0) leaks[nameOf(caller.name, request)] = [...new Set(found)].toSorted();
    }
  }
  return { leaks, answered };
}

/** Settings are told by their names, because everybody's values are alike. */
const settings = ['language', 'unsubscribed'];

/** Whether an answer says a setting of anybody but the caller, whose export tells the newsletter's language too. */
function hasSettingsOfOthers(body: string, userId: string | undefined, url: string): boolean {
  // An event holds nothing but ids.
  if (body === '' || body.startsWith('data: ')) return false;
  const isOwnExport = url === `/user/${userId}/export`;
  let isSaid = false;
  JSON.parse(body, (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const isOwn = 'id' in value ? value.id === userId : isOwnExport && 'askedAt' in value;
    if (!isOwn && settings.some((name) => name in value)) isSaid = true;
    return value;
  });
  return isSaid;
}

const nameOf = (caller: string, { method, url, body }: TestRequest) =>
  `${caller}: ${method} ${url} ${JSON.stringify(body)}`;

const contactsOfPerson = ['email', 'lastname', 'phone'];
const contactsOfOrganization = [
  'contactaddress',
  'contactemail',
  'contactfirst',
  'contactlast',
  'contactphone',
  'email',
  'phone',
];

/** What the mutual interest of two may show: to `viewer`, the fields of `owner`, by one call alone. */
const shown = (viewer: string, owner: string, fields: readonly string[], sides: Sides) =>
  [nameOf(viewer, specific(sides)), fields.map(canaries(owner))] as const;

function sidesOf(tenantName: string, landlordName: string): Sides {
  const pair = pairs().find(
    ({ tenant, landlord }) => tenant.name === tenantName && landlord.name === landlordName,
  );
  if (pair === undefined) throw new Error('There is no such pair');
  return pair;
}

async function share(sharesContacts: boolean, names: readonly string[]): Promise<void> {
  const ids = everybody()
    .filter(({ name }) => names.includes(name))
    .map(({ userId }) => userId);
  await app.database.queries.update(users).set({ sharesContacts }).where(inArray(users.id, ids));
}

function interest(side: 'tenant' | 'landlord', method: 'POST' | 'DELETE', { tenant, landlord }: Sides) {
  const saved = `favorite/${landlord.announcementId}?interested=true`;
  const what = side === 'tenant' ? saved : `interested/${landlord.announcementId}`;
  const { bearer } = side === 'tenant' ? tenant : landlord;
  return app.send({ method, url: `/user/${tenant.userId}/${what}`, bearer });
}

describe('what is private', () => {
  const names = [privateTenant, organizationTenant, privateLandlord, organizationLandlord];

  it('is in no answer to anybody else while there is no interest, shared or not', async () => {
    await share(true, names);
    const { leaks, answered } = await look();
    expect(leaks).toEqual({});
    for (const { name } of everybody()) expect(answered[name]).toBeGreaterThan(9);
    for (const { userId, bearer, name } of everybody()) {
      const own = await app.send({ method: 'GET', url: `/user/${userId}`, bearer });
      expect(own.body).toContain(canaries(name)('address'));
    }
  });

  it('is in no answer while one side alone is interested', async () => {
    await interest('tenant', 'POST', sidesOf(privateTenant, organizationLandlord));
    await interest('landlord', 'POST', sidesOf(organizationTenant, privateLandlord));
    expect((await look()).leaks).toEqual({});
  });

  it('is shown as contact details on mutual interest, to the other side alone and by one call alone', async () => {
    const one = sidesOf(privateTenant, organizationLandlord);
    const two = sidesOf(organizationTenant, privateLandlord);
    await interest('landlord', 'POST', one);
    await interest('tenant', 'POST', two);
    expect((await look()).leaks).toEqual(
      Object.fromEntries([
        shown(privateTenant, organizationLandlord, contactsOfOrganization, one),
        shown(organizationLandlord, privateTenant, contactsOfPerson, one),
        shown(organizationTenant, privateLandlord, contactsOfPerson, two),
        shown(privateLandlord, organizationTenant, contactsOfOrganization, two),
      ]),
    );
  });

  it('is in no answer once its owner shares it no more, or either side has withdrawn', async () => {
    const one = sidesOf(privateTenant, organizationLandlord);
    const two = sidesOf(organizationTenant, privateLandlord);
    await share(false, [organizationLandlord, privateLandlord]);
    await interest('tenant', 'DELETE', two);
    const left = [shown(organizationLandlord, privateTenant, contactsOfPerson, one)];
    expect((await look()).leaks).toEqual(Object.fromEntries(left));
    await share(true, names);
    await interest('landlord', 'DELETE', one);
    expect((await look()).leaks).toEqual({});
  });
});
