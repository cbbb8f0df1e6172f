import { v7 as uuidv7 } from 'uuid';
import { alertCodes, invitations, keys, subscriptions, verifications } from '../../src/db/schema.ts';
import { hashOf, newToken } from '../../src/modules/bearers/secrets.ts';
import type { Scene } from './scenes.ts';

/** Of the mail that verifies the newcomer. */
export async function verificationCode({ app, cast }: Scene): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(app.now.getTime() + 60_000);
  const row = { codeHash: hashOf(code), userId: cast.newcomer.userId, createdAt: app.now, expiresAt };
  await app.database.queries.insert(verifications).values(row);
  return code;
}

/** Of the mail that confirms somebody's newsletter. */
export async function subscriptionCode({ app }: Scene): Promise<string> {
  const code = newToken();
  const row = { email: `${crypto.randomUUID()}@new.example`, codeHash: hashOf(code), askedAt: app.now };
  await app.database.queries.insert(subscriptions).values(row);
  return code;
}

/** The code of an invitation of the other landlord into the landlord's team. */
export async function invitationCode({ app, cast }: Scene): Promise<string> {
  const code = newToken();
  await app.database.queries.insert(invitations).values({
    id: crypto.randomUUID(),
    organizationId: cast.landlord.userId,
    email: cast.otherLandlord.email,
    role: 'editor',
    codeHash: hashOf(code),
    expiresAt: new Date(app.now.getTime() + 60_000),
  });
  return code;
}

/** The code of a mail that told the tenant of new matches. */
export async function unsubscriptionCode({ app, cast: { tenant, needId } }: Scene): Promise<string> {
  const code = newToken();
  const row = { userId: tenant.userId, alertIds: [needId], codeHash: hashOf(code) };
  await app.database.queries.insert(alertCodes).values(row);
  return code;
}

/** A key of the landlord's, as a path. */
export async function keyPath({ app, cast: { landlord } }: Scene): Promise<string> {
  const id = uuidv7();
  const { userId } = landlord;
  const expiresAt = new Date(app.now.getTime() + 60_000);
  const row = { id, userId, createdBy: userId, label: 'PMS', hint: '1ylf', secretHash: hashOf(newToken()) };
  await app.database.queries.insert(keys).values({ ...row, scopes: ['announcements:write'], expiresAt });
  return `/user/${userId}/keys/${id}`;
}
