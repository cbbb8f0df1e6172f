import { isRecord } from '../saved/saved.ts';

/** The name under which the session is kept in local storage. */
export const sessionKey = 'tilava.session';

/** What decides which pages somebody reaches. */
export interface Role {
  readonly isLandlord: boolean;
  readonly isAdmin: boolean;
}

/** Who is logged in here. */
export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly role: Role;
  /** True after a login with a temporary password: the server lets them set a new one, and nothing else. */
  readonly mustChangePassword: boolean;
}

/** What a session is whose kind is not known; whatever is none gives null. */
export function asSession(value: unknown): Session | null {
  if (!isSession(value)) return null;
  const { token, userId, role } = value;
  return { token, userId, role, mustChangePassword: value.mustChangePassword === true };
}

/** A session as it may be; one that began before the last word was kept lacks it. */
type GivenSession = Omit<Session, 'mustChangePassword'> & { readonly mustChangePassword?: unknown };

function isSession(value: unknown): value is GivenSession {
  return (
    isRecord(value) &&
    typeof value['token'] === 'string' &&
    value['token'] !== '' &&
    typeof value['userId'] === 'string' &&
    isRecord(value['role']) &&
    typeof value['role']['isLandlord'] === 'boolean' &&
    typeof value['role']['isAdmin'] === 'boolean'
  );
}
