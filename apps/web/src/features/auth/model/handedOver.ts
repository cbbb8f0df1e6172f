import type { Services } from '../../../shared/services/services.ts';
import { readSession, type Session } from '../../../shared/session/session.ts';
import { pathAfterLogin } from './afterLogin.ts';

/** A session that began when the login form was sent without the app's script. */
export interface HandedOver {
  readonly session: Session;
  readonly mustChangePassword: boolean;
}

/** A page, as far as it is looked at. */
interface Page {
  querySelector(selector: string): Pick<Element, 'getAttribute' | 'remove'> | null;
}

/** Takes such a session out of the page that the server has put it into, where nobody finds it afterwards. */
export function takeHandedOver(page: Page): HandedOver | null {
  const element = page.querySelector('meta[name="tilava-session"]');
  if (element === null) return null;
  element.remove();
  const session = readSession(element.getAttribute('content'));
  const mustChangePassword = element.getAttribute('data-must-change-password') === 'true';
  return session && { session, mustChangePassword };
}

/** Goes on as after any login. The address of the form's answer is left, so that a reload does not send the form again. */
export function beginHandedOver(
  { session: { token, userId, role }, mustChangePassword }: HandedOver,
  { session, notices }: Pick<Services, 'session' | 'notices'>,
  history: Pick<History, 'replaceState'>,
): void {
  session.start(token, { id: userId, ...role });
  notices.show({ message: 'loginSucceeded' });
  history.replaceState(null, '', pathAfterLogin(mustChangePassword));
}
