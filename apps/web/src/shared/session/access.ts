import { matchRoutes, parsePath } from 'react-router-dom';
import { paths } from '../paths.ts';
import { isRecord, parseSaved, readText, removeSaved, writeText } from '../saved/saved.ts';
import type { Role, Session } from './sessionStore.ts';

type Access = (role: Role) => string | null;

const members: Access = () => null;
const tenants: Access = ({ isLandlord, isAdmin }) => (isLandlord || isAdmin ? paths.information : null);
const landlords: Access = ({ isLandlord }) => (isLandlord ? null : paths.matches);
/** A tenant's profile stands on the page of their details, as an admin's; they have no pictures. */
const landlordsDetails: Access = ({ isLandlord }) => (isLandlord ? null : paths.information);
const admins: Access = ({ isAdmin }) => (isAdmin ? null : paths.landing);

/** The pages that need a login (specification, section 2). */
const memberPages: readonly { readonly path: string; readonly access: Access }[] = [
  { path: `${paths.user}/*`, access: members },
  { path: paths.ownProfile, access: landlordsDetails },
  { path: paths.ownPictures, access: landlordsDetails },
  { path: paths.team, access: landlordsDetails },
  { path: paths.dashboard, access: members },
  { path: paths.comparison, access: tenants },
  { path: paths.newProperty, access: tenants },
  { path: paths.tenantMatch, access: landlords },
  { path: `${paths.announcements}/*`, access: landlords },
  { path: paths.admin, access: admins },
];

type Visitor = Pick<Session, 'role' | 'mustChangePassword'> | null;

/** Where somebody is led who may not see the page at a path; null if they may. */
export function refusalOf(session: Visitor, pathname: string): string | null {
  const route = matchRoutes([...memberPages], pathname)?.[0]?.route;
  if (route === undefined) return null;
  if (session === null) return paths.landing;
  if (!session.mustChangePassword) return route.access(session.role);
  // The password is set on the page of one's own details.
  return matchRoutes([{ path: paths.information }], pathname) === null ? paths.password : null;
}

export const mayVisit = (session: Visitor, address: string): boolean =>
  refusalOf(session, parsePath(address).pathname ?? '/') === null;

const storageKey = 'tilava.destination';

interface Destination {
  /** Who alone is led there; null for whoever logs in. */
  readonly userId: string | null;
  readonly path: string;
}

export type DestinationStore = ReturnType<typeof createDestinationStore>;

/** Keeps a destination over reloads of the tab, or until the page is left where the storage refuses. */
export function createDestinationStore(storage: Storage | null) {
  let kept: Destination | null = null;
  const read = () => kept ?? (storage && asDestination(parseSaved(readText(storage, storageKey) ?? '')));
  return {
    keep: (destination: Destination) => {
      kept = destination;
      if (storage !== null) writeText(storage, storageKey, JSON.stringify(destination));
    },
    /** Gives it once, to its user only. */
    take: (userId: string) => {
      const destination = read();
      kept = null;
      if (storage !== null) removeSaved(storage, storageKey);
      if (destination === null) return null;
      return destination.userId === null || destination.userId === userId ? destination.path : null;
    },
  };
}

/** Only paths of the app: two slashes begin the address of another site. */
function asDestination(value: unknown): Destination | null {
  if (!isRecord(value)) return null;
  const { userId, path } = value;
  if (typeof path !== 'string' || !/^\/(?![/\\])/u.test(path)) return null;
  return userId === null || typeof userId === 'string' ? { userId, path } : null;
}
