import { crc32 } from 'node:zlib';
import { isSuspended } from '@tilava/domain/safety';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { keys, keyTokens, members, users } from '../../db/schema.ts';
import { invalidClient, invalidScope, type IssuedToken, type TokenRequest } from '../../http/oauth.ts';
import type { Caller, OperationId } from '../../http/operations.ts';
import { bearerInvalid, ProblemError } from '../../http/problems.ts';
import { hashOf, newToken } from '../bearers/secrets.ts';
import { actingAs, requireChosen } from '../permissions.ts';
import { isOwnerOf } from '../team/store.ts';

type KeyScope = components['schemas']['KeyScope'];

/** Scanners of leaked secrets know it by. */
const prefix = 'tlv_live_';
const tokenPrefix = 'tlv_token_';
const written = /^tlv_(?:live|token)_([\w-]{43})([\da-z]{7})$/;

/** Tells a key that was cut off or mistyped from one that has ended. */
const checksumOf = (random: string): string => crc32(random).toString(36).padStart(7, '0');

function secretOf(start: string): string {
  const random = newToken();
  return `${start}${random}${checksumOf(random)}`;
}

export const newSecret = (): string => secretOf(prefix);

/** Whether it is a key, or what one was exchanged for. */
export const isKey = (token: string): boolean => token.startsWith(prefix) || token.startsWith(tokenPrefix);

/** Finds out for whom a program calls: the account that its key belongs to. */
export const keyReadService = (store: KeyReadStore, clock: () => Date) => ({
  async authenticate(secret: string, operation: OperationId, path: unknown): Promise<Caller> {
    const [, random = '', checksum] = written.exec(secret) ?? [];
    if (checksum !== checksumOf(random))
      throw new ProblemError(401, 'key_mistyped', 'This key is incomplete or mistyped; copy it again');
    const secretHash = hashOf(secret);
    const found = await store.findKey(secretHash, clock());
    if (found === null) throw bearerInvalid();
    const { id, scopes, announcements, isToken: _, expiresAt, suspendedUntil, ...user } = found;
    const caller = actingAs(
      {
        ...user,
        key: { id, scopes, announcements },
        bearer: secretHash,
        bearerExpiresAt: expiresAt,
        membership: null,
        isAdmin: false,
        mustChangePassword: false,
        isSuspended: isSuspended(suspendedUntil, helsinkiDay(clock())),
        isOrganizationSuspended: false,
      },
      operation,
    );
    requireChosen(caller, operation, path);
    return caller;
  },
});

export function keyReadStore(database: Database) {
  const selectKeys = database.prepare('keys_of_calls', (queries) =>
    queries
      .select({
        hash: sql<string>`sent.hash`,
        id: keys.id,
        scopes: sql<KeyScope[]>`coalesce(token.scopes, ${keys.scopes})`,
        announcements: keys.announcements,
        isToken: sql<boolean>`token.key_id is not null`,
        expiresAt: sql`coalesce(token.expires_at, ${keys.expiresAt})`.mapWith(keys.expiresAt),
        userId: users.id,
        isLandlord: users.isLandlord,
        suspendedUntil: users.suspendedUntil,
        hasColleagues: sql<boolean>`exists (select from ${members} as colleague
          where colleague.organization_id = ${keys.userId} and colleague.ended_at is null)`,
        position: database.position,
      })
      .from(
        sql`unnest(${sql.placeholder('hashes')}::text[]) as sent(hash)
          left join ${keyTokens} as token on token.hash = decode(sent.hash, 'hex')`,
      )
      .innerJoin(
        keys,
        sql`${keys.id} = coalesce(
          token.key_id, (select id from ${keys} as sent_key where secret_hash = decode(sent.hash, 'hex')))`,
      )
      .innerJoin(users, and(eq(users.id, keys.userId), eq(users.isAdmin, false)))
      .where(isOwnerOf(keys.createdBy, keys.userId)),
  );
  const findKey = database.batchLoader(async (hashes) => {
    const found = await selectKeys({ hashes });
    return new Map(found.map(({ hash, ...key }) => [hash, key]));
  });
  return {
    async findKey(secretHash: Uint8Array, now: Date) {
      const key = await findKey(Buffer.from(secretHash).toString('hex'));
      return key !== null && key.expiresAt > now ? key : null;
    },
  };
}

type KeyReadStore = ReturnType<typeof keyReadStore>;

/** Seconds that a token lasts, if its key does. */
const tokenValidity = 900;

/** Exchanges keys for tokens that last for minutes (RFC 6749, section 4.4). */
export const keyTokenService = (database: Database, store: KeyReadStore, clock: () => Date) => ({
  async exchange({ id, secret, scope }: TokenRequest): Promise<IssuedToken> {
    const now = clock();
    const key = await store.findKey(hashOf(secret), now);
    if (key === null || key.isToken || key.id !== id) throw invalidClient();
    const wanted = scope === null ? key.scopes : key.scopes.filter((each) => scope.includes(each));
    if (scope !== null && wanted.length < scope.length) throw invalidScope(key.scopes);
    const token = secretOf(tokenPrefix);
    const expiresAt = Math.min(now.getTime() + tokenValidity * 1000, key.expiresAt.getTime());
    await database.queries
      .insert(keyTokens)
      .values({ hash: hashOf(token), keyId: id, scopes: wanted, expiresAt: new Date(expiresAt) });
    return { token, seconds: Math.floor((expiresAt - now.getTime()) / 1000), scopes: wanted };
  },

  async sweep(): Promise<void> {
    await database.queries.delete(keyTokens).where(lt(keyTokens.expiresAt, clock()));
  },
});
