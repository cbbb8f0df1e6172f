import {
  and,
  asc,
  Column,
  count,
  desc,
  eq,
  gt,
  is,
  isNull,
  lt,
  min,
  sql,
  type AnyColumn,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { components } from '@tilava/sdk/schema';
import type { Database } from '../../db/database.ts';
import { announcements, calendars, invitations, keys, members, users, webhooks } from '../../db/schema.ts';

type TeamRole = components['schemas']['TeamRole'];

const joined = (person: SQL, first: string, last: string) =>
  sql`nullif(concat_ws(' ', ${person} ->> ${sql.raw(`'${first}'`)}, ${person} ->> ${sql.raw(`'${last}'`)}), '')`;

/** With its table, which Drizzle leaves out of a statement about one table, even where an inner one has such a column, too. */
const qualified = (column: AnyColumn | SQL): SQL =>
  is(column, Column) ? sql`${column.table}.${sql.identifier(column.name)}` : sql`${column}`;

/** The first and last name of a person, or of who is there for an organisation; null where the account is gone. */
export const nameOf = (userId: AnyColumn | SQL): SQL<string | null> => sql<string | null>`(
  select coalesce(${joined(sql`named.private_tenant`, 'firstName', 'lastName')},
    ${joined(sql`named.organization_tenant`, 'contactFirstName', 'contactLastName')})
  from ${users} as named where named.id = ${qualified(userId)})`;

/** An organisation's name, or that of the person whose account it is. */
export const organizationNameOf = (userId: AnyColumn | SQL): SQL<string> => sql<string>`(
  select coalesce(named.organization_tenant ->> 'name', ${joined(sql`named.private_tenant`, 'firstName', 'lastName')}, '')
  from ${users} as named where named.id = ${qualified(userId)})`;

/** The team that a user of the surrounding statement works for, as the contract has it; null where there is none. */
export const membershipOf = (userId: AnyColumn) => sql<components['schemas']['Membership'] | null>`(
  select json_build_object('id', joined.organization_id, 'name', ${organizationNameOf(sql`joined.organization_id`)},
    'role', joined.role)
  from ${members} as joined where joined.user_id = ${qualified(userId)} and joined.ended_at is null)`;

const isMember = (organizationId: string, userId?: string) =>
  and(
    eq(members.organizationId, organizationId),
    userId === undefined ? undefined : eq(members.userId, userId),
    isNull(members.endedAt),
  );

const isOpen = (now: Date) => and(isNull(invitations.endedAt), gt(invitations.expiresAt, now));

export const hasColleagues = async (database: Database, organizationId: string): Promise<boolean> =>
  (await database.queries.$count(members, isMember(organizationId))) > 0;

/** Whether somebody is the account itself, or an owner of its team. */
export const isOwnerOf = (userId: SQLWrapper, accountId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${userId} = ${accountId} or exists (
    select from ${members} as owner where owner.user_id = ${userId} and owner.organization_id = ${accountId}
      and owner.role = 'owner' and owner.ended_at is null))`;

export const teamStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  async nameOf(organizationId: string): Promise<string> {
    const [row] = await database.queries
      .select({ name: organizationNameOf(users.id) })
      .from(users)
      .where(eq(users.id, organizationId));
    return row?.name ?? '';
  },

  async nameOfUser(userId: string): Promise<string> {
    const [row] = await database.queries
      .select({ name: nameOf(users.id) })
      .from(users)
      .where(eq(users.id, userId));
    return row?.name ?? '';
  },

  /** The organisation's own account first, then colleagues, the longest-serving first. */
  async membersOf(organizationId: string) {
    const shown = { id: users.id, name: nameOf(users.id), email: users.email };
    const own = await database.queries
      .select({ ...shown, since: users.createdAt })
      .from(users)
      .where(eq(users.id, organizationId));
    const colleagues = await database.queries
      .select({ ...shown, role: members.role, since: members.createdAt })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(isMember(organizationId))
      .orderBy(asc(members.createdAt), asc(members.userId));
    return [...own.map((member) => ({ ...member, role: 'owner' as const })), ...colleagues];
  },

  openInvitationsOf: (organizationId: string, now: Date) =>
    database.queries
      .select()
      .from(invitations)
      .where(and(eq(invitations.organizationId, organizationId), isOpen(now)))
      .orderBy(desc(invitations.createdAt), desc(invitations.id)),

  /** How many invitations an organisation has sent since a moment, and when the first of them. */
  async sentSince(organizationId: string, since: Date) {
    const [row] = await database.queries
      .select({ total: count(), oldest: min(invitations.createdAt) })
      .from(invitations)
      .where(and(eq(invitations.organizationId, organizationId), gt(invitations.createdAt, since)));
    return row ?? { total: 0, oldest: null };
  },

  async addInvitation(invitation: typeof invitations.$inferInsert): Promise<void> {
    await database.queries.insert(invitations).values(invitation);
  },

  async findAccount(email: string) {
    const [row] = await database.queries
      .select({ id: users.id, language: users.language })
      .from(users)
      .where(eq(users.email, email));
    return row ?? null;
  },

  async findInvitation(codeHash: Uint8Array, now: Date) {
    const [row] = await database.queries
      .select()
      .from(invitations)
      .where(and(eq(invitations.codeHash, codeHash), isOpen(now)));
    return row ?? null;
  },

  /** Ends open invitations, of which nobody else uses one; false where there was none. */
  async endInvitations(
    {
      organizationId,
      ...one
    }: { readonly organizationId: string; readonly id?: string; readonly email?: string },
    now: Date,
  ): Promise<boolean> {
    const ended = await database.queries
      .update(invitations)
      .set({ endedAt: now })
      .where(
        and(
          eq(invitations.organizationId, organizationId),
          one.id === undefined ? undefined : eq(invitations.id, one.id),
          one.email === undefined ? undefined : eq(invitations.email, one.email),
          isOpen(now),
        ),
      )
      .returning({ id: invitations.id });
    return ended.length > 0;
  },

  /** Whether a user has no announcements, no colleagues and no team. */
  async isFree(userId: string): Promise<boolean> {
    const { queries } = database;
    const isTaken =
      (await queries.$count(announcements, eq(announcements.userId, userId))) > 0 ||
      (await queries.$count(members, and(eq(members.userId, userId), isNull(members.endedAt)))) > 0 ||
      (await hasColleagues(database, userId));
    return !isTaken;
  },

  async addMember(
    member: Pick<typeof members.$inferSelect, 'userId' | 'organizationId' | 'role' | 'createdAt'>,
  ) {
    const row = { ...member, endedAt: null };
    await database.queries
      .insert(members)
      .values(row)
      .onConflictDoUpdate({ target: members.userId, set: row });
  },

  /** What somebody is in a team, who stays so until the transaction ends; waits for what they are just writing. */
  async lockRole(organizationId: string, userId: string): Promise<TeamRole | null> {
    const [row] = await database.queries
      .select({ role: members.role })
      .from(members)
      .where(isMember(organizationId, userId))
      .for('update');
    return row?.role ?? null;
  },

  async updateMember(
    userId: string,
    changes: Partial<Pick<typeof members.$inferSelect, 'role' | 'endedAt'>>,
  ): Promise<void> {
    await database.queries.update(members).set(changes).where(eq(members.userId, userId));
  },

  /** The address of the calendar of viewings is a secret that a former owner may know. */
  async endCalendar(organizationId: string): Promise<void> {
    await database.queries.delete(calendars).where(eq(calendars.userId, organizationId));
  },

  /** A former owner may have kept the secrets of the keys that they created; somebody else's can't be theirs again. */
  async endKeys(of: { readonly userId: string; readonly createdBy?: string }): Promise<void> {
    const isTheirs = of.createdBy === undefined ? undefined : eq(keys.createdBy, of.createdBy);
    await database.queries.delete(keys).where(and(eq(keys.userId, of.userId), isTheirs));
  },

  async endWebhooks(userId: string): Promise<void> {
    await database.queries.delete(webhooks).where(eq(webhooks.userId, userId));
  },

  async forgetBefore(moment: Date): Promise<void> {
    await database.queries.delete(invitations).where(lt(invitations.expiresAt, moment));
  },
});

export type TeamStore = ReturnType<typeof teamStore>;
