import { isTilavaError, TilavaError } from '@tilava/sdk';
import { deleteBearer, verifyBearer } from '@tilava/sdk/operations';
import { paths } from '../../../shared/paths.ts';
import { parseSaved } from '../../../shared/saved/saved.ts';
import type { Services } from '../../../shared/services/services.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { type DestinationStore, mayVisit } from '../../../shared/session/access.ts';
import { asSession, type Session } from '../../../shared/session/sessionStore.ts';

interface Page {
  querySelector(selector: string): Pick<Element, 'getAttribute' | 'remove'> | null;
}

/** Takes the session that the server embedded after a login without the app's script, and removes it from the page. */
export function takeEmbeddedSession(page: Page): Session | null {
  const element = page.querySelector('meta[name="tilava-session"]');
  if (element === null) return null;
  element.remove();
  return asSession(parseSaved(element.getAttribute('content') ?? ''));
}

/** Continues as after any login. Replaces the form's URL, so that a reload does not submit the form again. */
export function startEmbeddedSession(
  embeddedSession: Session,
  { session, notices, destination }: Pick<Services, 'session' | 'notices' | 'destination'>,
  history: Pick<History, 'replaceState'>,
): void {
  const { token, userId, role, mustChangePassword } = embeddedSession;
  session.start(token, { id: userId, ...role }, mustChangePassword);
  notices.show({ message: 'loginSucceeded' });
  history.replaceState(null, '', pathAfterLogin(embeddedSession, destination));
}

/** The page to set a new password on, the one that asked for the login, or the role's first page. */
export function pathAfterLogin(
  session: Pick<Session, 'userId' | 'role' | 'mustChangePassword'>,
  destination: DestinationStore,
): string {
  if (session.mustChangePassword) return paths.password;
  const path = destination.take(session.userId);
  if (path !== null && mayVisit(session, path)) return path;
  return session.role.isAdmin ? paths.admin : paths.matches;
}

/** The SDK forgets a bearer that the server refuses, which ends the session; without a network it is kept. */
export async function checkSession({ tilava, session }: Services): Promise<void> {
  if (session.get() === null) return;
  try {
    const { user, mustChangePassword } = await verifyBearer(tilava);
    session.refresh(user, mustChangePassword);
  } catch (error) {
    if (!(error instanceof TilavaError)) throw error;
  }
}

/** How long the server is waited for, in milliseconds. */
const timeout = 3_000;

/** Logs out: here at once, and then at the server, which need not be there. */
export function useLogout(): () => void {
  const { clientOf, session } = useServices();
  return () => {
    const token = session.get()?.token;
    session.end();
    if (token === undefined) return;
    const signal = AbortSignal.timeout(timeout);
    deleteBearer(clientOf(token), { signal }).catch((error: unknown) => {
      // Someone who has left can't do anything about a server that doesn't answer.
      if (!isTilavaError(error)) throw error;
    });
  };
}
