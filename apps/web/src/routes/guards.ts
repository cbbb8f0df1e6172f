import { redirect } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import type { Session } from '../shared/session/session.ts';
import type { SessionStore } from '../shared/session/sessionStore.ts';

/** A loader that either lets the page be shown or leads elsewhere (specification, section 2, route table). */
export type Guard = (session: SessionStore) => () => Response | null;

/** Visitors only: whoever is logged in is led to their own pages. */
export const visitorsOnly: Guard = (session) => () => (session.get() === null ? null : redirect(paths.user));

/** Whoever is logged in. */
export const membersOnly: Guard = (session) => () =>
  session.get() === null ? redirect(paths.landing) : null;

/** Landlords; other members are led to their matches. */
export const landlordsOnly: Guard = (session) => () => {
  const current = session.get();
  if (current === null) return redirect(paths.landing);
  return current.role.isLandlord ? null : redirect(paths.matches);
};

/** The admin; everybody else is led to the start. */
export const adminOnly: Guard = (session) => () =>
  session.get()?.role.isAdmin === true ? null : redirect(paths.landing);

/** Bare /user leads to what the role does first. */
export const toHome: Guard = (session) => () => {
  const current = session.get();
  return redirect(current === null ? paths.landing : homeOf(current));
};

function homeOf({ role }: Session): string {
  if (role.isAdmin) return paths.admin;
  return role.isLandlord ? paths.announcements : paths.matches;
}
