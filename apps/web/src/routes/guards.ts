import { readStepIndex } from '@tilava/domain/wizard';
import { createPath, type Path } from 'react-router-dom';
import type { Refusal, RouteAt } from '../shared/navigation/route.ts';
import { paths } from '../shared/paths.ts';
import type { Services } from '../shared/services/services.ts';
import type { Session } from '../shared/session/session.ts';
import type { SessionStore } from '../shared/session/sessionStore.ts';

/** Makes a guard that lets the page be shown or leads elsewhere (specification, section 2, route table). */
type GuardOf = (session: SessionStore) => () => string | Refusal | null;

/** Visitors only: whoever is logged in is led to their own pages. */
export const visitorsOnly = (session: SessionStore) => (): string | null =>
  session.get() === null ? null : paths.user;

/** How many steps a tenant's sign-up has (specification, section 2). */
const tenantStepCount = 5;

/** Visitors, at a step of a tenant's sign-up that there is; from any other one they choose anew as whom to sign up. */
export const tenantStepsOnly =
  (session: SessionStore) =>
  ({ params }: Pick<RouteAt, 'params'>): string | null => {
    const isStep = readStepIndex(params['index'] ?? '', tenantStepCount) !== null;
    return visitorsOnly(session)() ?? (isStep ? null : paths.signUp);
  };

/** What a guard decides of somebody who is logged in. */
type Decision = (session: Session) => string | Refusal | null;

const refusedTo = (path: string): Refusal => ({ refusedTo: path });

/** Whoever is logged in, and need not set a new password first: that is done on the page of one's own details. */
const members =
  (decide: Decision): GuardOf =>
  (session) =>
  () => {
    const current = session.get();
    if (current === null) return refusedTo(paths.landing);
    return current.mustChangePassword ? refusedTo(paths.password) : decide(current);
  };

/** Whoever is logged in. */
export const membersOnly: GuardOf = members(() => null);

/** Whoever is logged in, by a temporary password too. */
export const ownersOnly: GuardOf = (session) => () =>
  session.get() === null ? refusedTo(paths.landing) : null;

/** Tenants; other members are led to their own details. */
export const tenantsOnly: GuardOf = members(({ role }) =>
  role.isLandlord || role.isAdmin ? refusedTo(paths.information) : null,
);

/** Landlords; other members are led to their matches. */
export const landlordsOnly: GuardOf = members(({ role }) =>
  role.isLandlord ? null : refusedTo(paths.matches),
);

/** How many steps a new announcement has (specification, section 2). */
const announcementStepCount = 3;

/** Landlords, at a step of a new announcement that there is; from any other one they are led to their list. */
export const announcementStepsOnly =
  (session: SessionStore) =>
  ({ params }: Pick<RouteAt, 'params'>): string | Refusal | null => {
    const isStep = readStepIndex(params['index'] ?? '', announcementStepCount) !== null;
    return landlordsOnly(session)() ?? (isStep ? null : paths.announcements);
  };

/** Chooses the announcement that the address names, and leads to its details (specification, section 2). */
export const chooseAnnouncement =
  ({ session, chosenAnnouncement }: Pick<Services, 'session' | 'chosenAnnouncement'>) =>
  ({ params }: Pick<RouteAt, 'params'>): string | Refusal => {
    const refusal = landlordsOnly(session)();
    if (refusal !== null) return refusal;
    chosenAnnouncement.choose(params['annoId'] ?? '');
    return paths.information;
  };

/** Chooses the announcement that a mail's link to its matches names; the list then stands at its usual address. */
export const chooseMailedAnnouncement =
  ({ session, chosenAnnouncement }: Pick<Services, 'session' | 'chosenAnnouncement'>) =>
  ({ search }: Pick<RouteAt, 'search'>): string | null => {
    const id = search.get('announcement');
    if (id === null) return null;
    if (session.get()?.role.isLandlord === true) chosenAnnouncement.choose(id);
    return paths.matches;
  };

/** The admin; everybody else is led to the start. */
export const adminOnly: GuardOf = members(({ role }) => (role.isAdmin ? null : refusedTo(paths.landing)));

/** Bare /user leads to what the role does first. */
export const toHome: GuardOf = members((session) => homeOf(session));

/** An address that the app does not have leads on, within the logged-in area. */
export const membersTo = (path: string): GuardOf => members(() => path);

function homeOf({ role }: Session): string {
  if (role.isAdmin) return paths.admin;
  return role.isLandlord ? paths.announcements : paths.matches;
}

/** Remembers where somebody is refused who has to log in, or to set a new password, first. Bare /user is no place to return to. */
export const keepDestination =
  ({ session, destination }: Pick<Services, 'session' | 'destination'>) =>
  (to: Path): void => {
    const current = session.get();
    const mayReturn = current === null ? !session.wasLoggedOut() : current.mustChangePassword;
    if (!mayReturn || to.pathname === paths.user) return;
    // Where a session ended by itself, its user alone is led back.
    destination.keep({ userId: session.lastUserId(), path: createPath(to) });
  };
