import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Caller, Handlers } from '../../http/operations.ts';
import {
  invalidValue,
  notFound,
  ProblemError,
  tooManyAttempts,
  verificationFailed,
} from '../../http/problems.ts';
import { invitationMail } from '../../mail/templates/accountMails.ts';
import { hashOf, newToken } from '../bearers/secrets.ts';
import { requireReach } from '../permissions.ts';
import { refuseMoreThan } from '../quotas.ts';
import type { SignUpService } from '../users/signUp.ts';
import type { TeamStore } from './store.ts';

type Schemas = components['schemas'];
type Acceptance = Schemas['MemberCreation'];

const day = 24 * 3_600_000;
const invitationLifetime = 7 * day;
const invitationsPerDay = 20;
const maxMembers = 50;

interface TeamParts extends Pick<Dependencies, 'locks' | 'audit' | 'clock' | 'events' | 'outbox' | 'site'> {
  readonly store: TeamStore;
  readonly signUp: Pick<SignUpService, 'prepare' | 'insert'>;
}

export function teamService({ store, signUp, locks, audit, clock, events, outbox, site }: TeamParts) {
  const openInvitation = async (code: string) => {
    const found = await store.findInvitation(hashOf(code), clock());
    if (found === null) throw verificationFailed();
    return found;
  };

  /** Ends what somebody who was an owner can still know by heart. */
  async function endAccess(organizationId: string, memberId: string): Promise<void> {
    await store.endCalendar(organizationId);
    await store.endKeys({ userId: organizationId, createdBy: memberId });
  }

  /** Makes somebody a colleague by an invitation that can't be used again; the organisation is locked. */
  async function join(userId: string, code: string): Promise<Schemas['Membership']> {
    const now = clock();
    const { id, organizationId, role } = await openInvitation(code);
    if (!(await store.endInvitations({ organizationId, id }, now))) throw verificationFailed();
    // Nobody is to join the team of somebody who has joined another one.
    await store.endInvitations({ organizationId: userId }, now);
    await store.addMember({ userId, organizationId, role, createdAt: now });
    // What acted for their own account could go on, and they couldn't end it any more.
    await store.endKeys({ userId });
    await store.endWebhooks(userId);
    // Followed their own events so far.
    await events.exclude({ id: userId, userId });
    await audit.record({ userId, isAdmin: false, hasColleagues: true }, 'createMember', organizationId);
    return { id: organizationId, name: await store.nameOf(organizationId), role };
  }

  async function joinAsNew(code: string, { privateTenant, password, language = 'en' }: Acceptance) {
    const { email, organizationId } = await openInvitation(code);
    if (privateTenant === undefined)
      throw invalidValue('Enter your name and phone number', '/body/privateTenant');
    if (password === undefined) throw invalidValue('Enter a password', '/body/password');
    const account = { email, password, privateTenant, language, languages: [language], isLandlord: true };
    // Whoever has the code reads the mailbox: the account needs no verification.
    const prepared = await signUp.prepare(account);
    return store.transaction(async () => {
      if ((await locks.lockUser(organizationId)) === null) throw verificationFailed();
      await signUp.insert(prepared, clock());
      return join(prepared.id, code);
    });
  }

  const joinAs = (caller: Caller, code: string) =>
    store.transaction(async () => {
      const { email, organizationId } = await openInvitation(code);
      const user = await locks.lockCaller(caller, organizationId);
      if (user.email !== email) {
        throw new ProblemError(
          403,
          'forbidden',
          'This invitation is for another email address; log in with that one',
        );
      }
      if (!user.isLandlord || user.isAdmin || !(await store.isFree(user.id))) {
        throw new ProblemError(409, 'cannot_join', 'This account can’t join a team');
      }
      return join(user.id, code);
    });

  return {
    async list(caller: Caller, organizationId: string): Promise<Schemas['Team']> {
      requireReach(caller, 'listTeam', organizationId);
      const invited = await store.openInvitationsOf(organizationId, clock());
      const found = await store.membersOf(organizationId);
      return {
        name: await store.nameOf(organizationId),
        members: found.map(presentMember),
        invitations: invited.map(presentInvitation),
      };
    },

    /** Says the same whoever has the email, and whether or not anybody has. */
    invite: (
      caller: Caller,
      organizationId: string,
      { email: typed, role }: Schemas['TeamInvitationCreation'],
    ): Promise<Schemas['TeamInvitation']> => {
      requireReach(caller, 'createInvitation', organizationId);
      const email = typed.toLowerCase();
      return store.transaction(async () => {
        const organization = await locks.lockOwner(caller, organizationId);
        if (organization === null) throw notFound();
        const now = clock();
        const current = await store.membersOf(organizationId);
        if (current.some((member) => member.email === email)) {
          throw invalidValue('This person is already in the team', '/body/email');
        }
        const { total, oldest } = await store.sentSince(organizationId, new Date(now.getTime() - day));
        if (total >= invitationsPerDay)
          throw tooManyAttempts((oldest ?? now).getTime() + day - now.getTime());
        await store.endInvitations({ organizationId, email }, now);
        const open = await store.openInvitationsOf(organizationId, now);
        // The organisation's own account doesn't count.
        refuseMoreThan(maxMembers, current.length - 1 + open.length, tooManyMembers);
        const code = newToken();
        const expiresAt = new Date(now.getTime() + invitationLifetime);
        const invitation = { id: uuidv7(), organizationId, email, role, expiresAt };
        await store.addInvitation({ ...invitation, codeHash: hashOf(code), createdAt: now });
        const account = await store.findAccount(email);
        const mail = invitationMail({
          ...site,
          language: account?.language ?? organization.language,
          inviter: await store.nameOfUser(caller.userId),
          organization: await store.nameOf(organizationId),
          role,
          code,
        });
        await outbox.enqueue({ kind: 'teamInvitation', recipient: email, ...mail });
        return presentInvitation(invitation);
      });
    },

    async changeRole(
      caller: Caller,
      organizationId: string,
      memberId: string,
      role: Schemas['TeamRole'],
    ): Promise<Schemas['TeamMember']> {
      requireReach(caller, 'updateMember', organizationId);
      return store.transaction(async () => {
        if (memberId === organizationId) throw lastOwner();
        await locks.lockOwner(caller, organizationId);
        const earlier = await store.lockRole(organizationId, memberId);
        if (earlier === null) throw notFound();
        await store.updateMember(memberId, { role });
        if (earlier === 'owner') await endAccess(organizationId, memberId);
        await audit.record(caller, 'updateMember', memberId, ['role']);
        const member = (await store.membersOf(organizationId)).find(({ id }) => id === memberId);
        if (member === undefined) throw notFound();
        return presentMember(member);
      });
    },

    /** Removes a colleague or an invitation, or oneself; what the colleague did stays the organisation's. */
    async remove(caller: Caller, id: string, memberId: string): Promise<void> {
      const { userId, membership } = caller;
      const own = membership === null || membership.hasEnded ? userId : membership.organizationId;
      const isLeaving = memberId === userId && [userId, own].includes(id);
      const organizationId = isLeaving ? own : id;
      if (!isLeaving) requireReach(caller, 'deleteMember', organizationId);
      if (memberId === organizationId) throw lastOwner();
      const now = clock();
      await store.transaction(async () => {
        await locks.lockOwner(caller, organizationId);
        const role = await store.lockRole(organizationId, memberId);
        if (role === null) {
          if (await store.endInvitations({ organizationId, id: memberId }, now)) return;
          throw notFound();
        }
        await store.updateMember(memberId, { endedAt: now });
        if (role === 'owner') await endAccess(organizationId, memberId);
        await events.exclude({ id: organizationId, userId: memberId });
        await audit.record(caller, 'deleteMember', memberId);
      });
    },

    async read(code: string): Promise<Schemas['Invitation']> {
      const { organizationId, email, role } = await openInvitation(code);
      return {
        organization: await store.nameOf(organizationId),
        role,
        email,
        hasAccount: (await store.findAccount(email)) !== null,
      };
    },

    accept: (caller: Caller | null, code: string, acceptance: Acceptance): Promise<Schemas['Membership']> =>
      caller === null ? joinAsNew(code, acceptance) : joinAs(caller, code),

    /** By then, no invitation of the day can be among them. */
    sweep: (): Promise<void> => store.forgetBefore(clock()),
  };
}

type TeamService = ReturnType<typeof teamService>;

const lastOwner = () =>
  new ProblemError(409, 'last_owner', 'The organisation’s own account can’t leave its team');

const tooManyMembers = () =>
  new ProblemError(409, 'cannot_join', `A team can have at most ${maxMembers} colleagues and invitations`);

type Member = Awaited<ReturnType<TeamStore['membersOf']>>[number];

const presentMember = ({ name, since, ...member }: Member): Schemas['TeamMember'] => ({
  ...member,
  name: name ?? '',
  since: since.toISOString(),
});

const presentInvitation = ({
  id,
  email,
  role,
  expiresAt,
}: Omit<Schemas['TeamInvitation'], 'expiresAt'> & {
  readonly expiresAt: Date;
}): Schemas['TeamInvitation'] => ({
  id,
  email,
  role,
  expiresAt: expiresAt.toISOString(),
});

export const teamHandlers = (
  team: TeamService,
): Handlers<
  'listTeam' | 'createInvitation' | 'updateMember' | 'deleteMember' | 'getInvitation' | 'createMember'
> => ({
  listTeam: async ({ caller, path }) => ({ status: 200, body: await team.list(caller, path.id) }),

  createInvitation: async ({ caller, path, body, once }) => ({
    status: 201,
    body: await once(() => team.invite(caller, path.id, body)),
    location: `/user/${path.id}/team`,
  }),

  updateMember: async ({ caller, path, body }) => ({
    status: 200,
    body: await team.changeRole(caller, path.id, path.memberId, body.role),
  }),

  deleteMember: async ({ caller, path }) => {
    await team.remove(caller, path.id, path.memberId);
    return { status: 204 };
  },

  getInvitation: async ({ path }) => ({ status: 200, body: await team.read(path.code) }),

  createMember: async ({ callerOrVisitor, path, body }) => ({
    status: 200,
    body: await team.accept(callerOrVisitor, path.code, body),
  }),
});
