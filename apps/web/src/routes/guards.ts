import { readStepIndex } from '@tilava/domain/wizard';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import type { Services } from '../shared/services/services.ts';
import type { Session } from '../shared/session/session.ts';
import type { SessionStore } from '../shared/session/sessionStore.ts';

/** A loader that either lets the page be shown or leads elsewhere (specification, section 2, route table). */
export type Guard = (session: SessionStore) => () => Response | null;

/** Visitors only: whoever is logged in is led to their own pages. */
export const visitorsOnly: Guard = (session) => () => (session.get() === null ? null : redirect(paths.user));

/** How many steps a tenant's sign-up has (specification, section 2). */
const tenantStepCount = 5;

/** Visitors, at a step of a tenant's sign-up that there is; from any other one they choose anew as whom to sign up. */
export const tenantStepsOnly =
  (session: SessionStore) =>
  ({ params }: Pick<LoaderFunctionArgs, 'params'>): Response | null => {
    const isStep = readStepIndex(params['index'] ?? '', tenantStepCount) !== null;
    return visitorsOnly(session)() ?? (isStep ? null : redirect(paths.signUp));
  };

/** What a guard decides of somebody who is logged in. */
type Decision = (session: Session) => Response | null;

/** Whoever is logged in, and need not set a new password first: that is done on the page of one's own details. */
const members =
  (decide: Decision): Guard =>
  (session) =>
  () => {
    const current = session.get();
    if (current === null) return redirect(paths.landing);
    return current.mustChangePassword ? redirect(paths.password) : decide(current);
  };

/** Whoever is logged in. */
export const membersOnly: Guard = members(() => null);

/** Whoever is logged in, by a temporary password too. */
export const ownersOnly: Guard = (session) => () => (session.get() === null ? redirect(paths.landing) : null);

/** Tenants; other members are led to their own details. */
export const tenantsOnly: Guard = members(({ role }) =>
  role.isLandlord || role.isAdmin ? redirect(paths.information) : null,
);

/** Landlords; other members are led to their matches. */
export const landlordsOnly: Guard = members(({ role }) => (role.isLandlord ? null : redirect(paths.matches)));

/** Chooses the announcement that the address names, and leads to its details (specification, section 2). */
export const chooseAnnouncement =
  ({ session, chosenAnnouncement }: Pick<Services, 'session' | 'chosenAnnouncement'>) =>
  ({ params }: Pick<LoaderFunctionArgs, 'params'>): Response => {
    const refusal = landlordsOnly(session)();
    if (refusal !== null) return refusal;
    chosenAnnouncement.choose(params['annoId'] ?? '');
    return redirect(paths.information);
  };

/** The admin; everybody else is led to the start. */
export const adminOnly: Guard = members(({ role }) => (role.isAdmin ? null : redirect(paths.landing)));

/** Bare /user leads to what the role does first. */
export const toHome: Guard = members((session) => redirect(homeOf(session)));

/** An address that the app does not have leads on, within the logged-in area. */
export const membersTo = (path: string): Guard => members(() => redirect(path));

function homeOf({ role }: Session): string {
  if (role.isAdmin) return paths.admin;
  return role.isLandlord ? paths.announcements : paths.matches;
}
