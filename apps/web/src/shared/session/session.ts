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
}

/** Reads a stored session; whatever is none, such as what another version left behind, gives null. */
export function readSession(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Session {
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
