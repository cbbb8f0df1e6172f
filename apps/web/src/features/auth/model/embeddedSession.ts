import { parseSaved } from '../../../shared/saved/saved.ts';
import type { Services } from '../../../shared/services/services.ts';
import { asSession, type Session } from '../../../shared/session/session.ts';
import { pathAfterLogin } from './afterLogin.ts';

/** The part of `Document` that is used. */
interface Page {
  querySelector(selector: string): Pick<Element, 'getAttribute' | 'remove'> | null;
}

/**
 * Removes the session from the page that the server embedded it in, after the login form was submitted without the
 * app's script. Nothing can read it from there afterwards.
 */
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
  mayVisit: (path: string) => boolean,
): void {
  const { token, userId, role, mustChangePassword } = embeddedSession;
  session.start(token, { id: userId, ...role }, mustChangePassword);
  notices.show({ message: 'loginSucceeded' });
  history.replaceState(null, '', pathAfterLogin(embeddedSession, destination, mayVisit));
}
