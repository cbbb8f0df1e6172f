import { parseSaved } from '../../../shared/saved/saved.ts';
import type { Services } from '../../../shared/services/services.ts';
import { asSession, type Session } from '../../../shared/session/session.ts';
import { pathAfterLogin } from './afterLogin.ts';

/** A page, as far as it is looked at. */
interface Page {
  querySelector(selector: string): Pick<Element, 'getAttribute' | 'remove'> | null;
}

/**
 * Takes a session that began when the login form was sent without the app's script out of the page that the server
 * has put it into, where nobody finds it afterwards.
 */
export function takeHandedOver(page: Page): Session | null {
  const element = page.querySelector('meta[name="tilava-session"]');
  if (element === null) return null;
  element.remove();
  return asSession(parseSaved(element.getAttribute('content') ?? ''));
}

/** Goes on as after any login. The address of the form's answer is left, so that a reload does not send the form again. */
export function beginHandedOver(
  handedOver: Session,
  { session, notices, destination }: Pick<Services, 'session' | 'notices' | 'destination'>,
  history: Pick<History, 'replaceState'>,
  mayVisit: (path: string) => boolean,
): void {
  const { token, userId, role, mustChangePassword } = handedOver;
  session.start(token, { id: userId, ...role }, mustChangePassword);
  notices.show({ message: 'loginSucceeded' });
  history.replaceState(null, '', pathAfterLogin(handedOver, destination, mayVisit));
}
