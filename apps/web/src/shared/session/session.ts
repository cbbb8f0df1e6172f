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

/** Reads a stored session; whatever is none, such as what another version left behind, gives null. */
export function readSession(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isSession(value)) return null;
    const { token, userId, role } = value;
    return { token, userId, role, mustChangePassword: value.mustChangePassword === true };
  } catch {
    return null;
  }
}

/** A session as it is stored; one that began before the last word was kept lacks it. */
type StoredSession = Omit<Session, 'mustChangePassword'> & { readonly mustChangePassword?: unknown };

function isSession(value: unknown): value is StoredSession {
  return (
    isObject(value) &&
    typeof value['token'] === 'string' &&
    value['token'] !== '' &&
    typeof value['userId'] === 'string' &&
    isObject(value['role']) &&
    typeof value['role']['isLandlord'] === 'boolean' &&
    typeof value['role']['isAdmin'] === 'boolean'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
