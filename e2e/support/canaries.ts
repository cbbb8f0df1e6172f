import type { Schemas } from '@tilava/sdk';
import { expect, type Page } from '@playwright/test';
import { clientOf } from './demo.ts';
import { askPage } from './network.ts';
import type { Answer } from './relay.ts';

/** An account, as its owner and the admin read it. */
export type User = Schemas['User'];

/** A business id with the right check digit, for the two whose journeys are the longest: the demo data have none. */
const businessIds = {
  'landlord@tilava.example': '1234567-1',
  'organisation@tilava.example': '7654321-4',
} as const;

/** Watches that nobody learns of others what they may know after mutual interest only. */
export interface Canaries {
  /** Everybody who has an account now. */
  readonly users: () => Promise<readonly User[]>;
  /** Fails where an answer of the API or an open page tells it. */
  readonly expectKept: (
    answers: readonly Answer[],
    pages: readonly Page[],
    users: readonly User[],
  ) => Promise<void>;
}

/** Begins to watch the accounts of a server, and those that are made later. */
export async function watchCanaries(serverURL: string): Promise<Canaries> {
  for (const [email, businessId] of Object.entries(businessIds)) {
    const { tilava, userId } = await clientOf(serverURL, email);
    await tilava.users.update(userId, { organizationTenant: { businessId } });
  }
  const { tilava: admin } = await clientOf(serverURL, 'admin@tilava.example');
  const bearers = new Map<string, User>();

  return {
    users: () => allUsers(admin),
    expectKept: async (answers, pages, users) => {
      for (const answer of answers) learnBearer(bearers, answer);
      const teamOf = new Map([...bearers.values()].map(({ id, team }) => [id, team?.id ?? id]));
      /** Colleagues know each other, and the organisation. */
      const others = (reader: User | undefined) =>
        users.filter(
          ({ id }) => reader === undefined || teamOf.get(id) !== teamOf.get(reader.id) || id === reader.id,
        );
      const leaks = answers.filter(isOfUsers).flatMap(({ call, bearer, json }) => {
        const reader = bearer === null ? ownerOf(json) : bearers.get(bearer);
        return leaksTo(reader, others(reader), textOf(json), call);
      });
      for (const page of pages) {
        const { readerId, text } = await askPage(page, seen);
        const reader = users.find(({ id }) => id === readerId);
        // Visitors see what they wrote themselves.
        if (reader !== undefined && !text.includes(mutual)) {
          leaks.push(...leaksTo(reader, others(reader), text, page.url()));
        }
      }
      expect(leaks, 'what others may not know').toEqual([]);
    },
  };
}

/**
 * Streets are called after people, too: what is suggested of open addresses tells nothing of users. An invitation tells
 * whoever has its code who invites.
 */
const isOfUsers = ({ call }: Answer): boolean => !/\/api\/v1\/(?:places|invitations)/u.test(call);

/** What a page says where contact details may stand. */
const mutual = 'You’re both interested';

/** Who reads a page, and what it says. */
const seen = () => {
  const text = document.body.innerText;
  try {
    return { readerId: String(JSON.parse(localStorage.getItem('tilava.session') ?? '{}').userId), text };
  } catch {
    // Where nothing can be stored, nobody is known to be logged in.
    return { readerId: undefined, text };
  }
};

async function allUsers(admin: Awaited<ReturnType<typeof clientOf>>['tilava']): Promise<readonly User[]> {
  const users: User[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { results, entriesCount } = await admin.users.list({ pageNumber, entriesPerPage: 100 });
    users.push(...results);
    if (users.length >= entriesCount || results.length === 0) return users;
  }
}

/** An answer to a login tells whose the bearer is, and so does one to whoever has it from a form without script. */
function learnBearer(bearers: Map<string, User>, { call, bearer, json }: Answer): void {
  if (!call.endsWith('/api/v1/bearers')) return;
  const given = isRecord(json) && typeof json['bearer'] === 'string' ? json['bearer'] : bearer;
  const owner = ownerOf(json);
  if (given !== null && owner !== undefined) bearers.set(given, owner);
}

function ownerOf(json: unknown): User | undefined {
  const { user } = isRecord(json) ? json : {};
  return isUser(user) ? user : undefined;
}

const isUser = (value: unknown): value is User => isRecord(value) && typeof value['id'] === 'string';

/** What nobody else may know: neither email, phone, last or contact name nor business id. */
function secretsOf({ email, privateTenant, organizationTenant }: User): readonly string[] {
  return [
    email,
    privateTenant?.lastName,
    privateTenant?.phoneNumber,
    organizationTenant?.businessId,
    organizationTenant?.phoneNumber,
    organizationTenant?.contactFirstName,
    organizationTenant?.contactLastName,
    organizationTenant?.contactEmail,
    organizationTenant?.contactPhoneNumber,
  ].flatMap((secret) => secret || []);
}

/** What a text tells its reader, a visitor where there is none, of others. */
export function leaksTo(
  reader: User | undefined,
  users: readonly User[],
  text: string,
  where: string,
): readonly string[] {
  if (reader?.isAdmin === true) return [];
  const own = users.filter(({ id }) => id === reader?.id).flatMap(secretsOf);
  // Everybody may see a private tenant's first name, whoever else is called the same.
  const open = users.flatMap(({ privateTenant }) => privateTenant?.firstName ?? []);
  const known = new Set([...own, ...open]);
  return [...new Set(users.flatMap(secretsOf))]
    .filter((secret) => !known.has(secret))
    .filter((secret) => text.includes(secret) && wholeWord(secret).test(text))
    .map((secret) => `${secret} told to ${reader?.email ?? 'a visitor'} by ${where}`);
}

const wholeWord = (secret: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d._+-])${secret.replaceAll(/[+.-]/g, String.raw`\$&`)}(?![\p{L}\d])`, 'u');

/** An answer, without the contact details of mutual interest. */
export const textOf = (json: unknown): string =>
  JSON.stringify(json, (_key, value: unknown) => (isMutual(value) ? { ...value, contacts: null } : value)) ??
  '';

const isMutual = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && value['isInterested'] === true && value['landlordInterestedIn'] === true;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
