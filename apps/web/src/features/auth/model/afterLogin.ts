import { paths } from '../../../shared/paths.ts';
import type { DestinationStore } from '../../../shared/session/destination.ts';
import type { Session } from '../../../shared/session/session.ts';

/**
 * Where a login leads: to where a new password is set, after a temporary one; else to the address that asked for it,
 * where the role may see that, or to the matches, and an admin to the admin page.
 */
export function pathAfterLogin(
  { userId, role, mustChangePassword }: Pick<Session, 'userId' | 'role' | 'mustChangePassword'>,
  destination: DestinationStore,
  mayVisit: (path: string) => boolean,
): string {
  if (mustChangePassword) return paths.password;
  const path = destination.take(userId);
  if (path !== null && mayVisit(path)) return path;
  return role.isAdmin ? paths.admin : paths.matches;
}
