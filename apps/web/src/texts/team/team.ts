import type { Schemas } from '@tilava/sdk';

type Role = Schemas['TeamRole'];

/** The words of teams in one language; they are downloaded with the pages about them. */
export interface TeamTexts extends Readonly<Record<PlainKey, string>> {
  readonly hint: (organization: string) => string;
  readonly roles: Readonly<Record<Role, string>>;
  /** What a role may do. */
  readonly may: Readonly<Record<Role, string>>;
  readonly roleOf: (name: string) => string;
  readonly since: (day: string) => string;
  readonly until: (day: string) => string;
  readonly removeName: (name: string) => string;
  readonly removeQuestion: (name: string) => string;
  readonly cancelName: (email: string) => string;
  readonly invited: (email: string) => string;
  readonly leaveQuestion: (organization: string) => string;
  readonly join: (organization: string) => string;
  readonly otherAccount: (email: string) => string;
  readonly joined: (organization: string) => string;
}

type PlainKey =
  | 'title'
  | 'members'
  | 'you'
  | 'account'
  | 'role'
  | 'remove'
  | 'removeHint'
  | 'removeYes'
  | 'leave'
  | 'leaveHint'
  | 'leaveYes'
  | 'no'
  | 'invite'
  | 'inviteHint'
  | 'inviting'
  | 'invitations'
  | 'cancel'
  | 'saving'
  | 'failed'
  | 'full'
  | 'alreadyIn'
  | 'invitation'
  | 'invalid'
  | 'invalidHint'
  | 'working'
  | 'logIn'
  | 'hasAccount'
  | 'accept'
  | 'accepting'
  | 'newAccount'
  | 'cannotJoin'
  | 'start'
  | 'readsAnnouncements'
  | 'readsMessages';
