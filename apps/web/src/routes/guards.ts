import { readStepIndex } from '@tilava/domain/wizard';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import type { Services } from '../shared/services/services.ts';
import { refusalOf } from '../shared/session/access.ts';

export type GuardedAddress = Pick<LoaderFunctionArgs, 'url' | 'params'>;

/** Where somebody is led instead of a page; null to show it. */
export type Guard = (address: GuardedAddress) => string | null;

/** How many steps the wizards have (specification, section 2). */
const tenantSignUpSteps = 5;
const newAnnouncementSteps = 3;

const isStep = (index = '', count: number): boolean => readStepIndex(index, count) !== null;

/** The guards of the route table (specification, section 2). */
export function createGuards({ session, destination, chosenAnnouncement }: Services) {
  const visitorsOnly: Guard = () => (session.get() === null ? null : paths.user);
  return {
    visitorsOnly,

    /** Remembers the address of those who have to log in or set a new password first. */
    membersOnly: ({ url }: GuardedAddress): string | null => {
      const current = session.get();
      const refusal = refusalOf(current, url.pathname);
      const mayReturn = current === null ? !session.wasLoggedOut() : current.mustChangePassword;
      if (refusal !== null && mayReturn && url.pathname !== paths.user) {
        // Where a session ended by itself, only its user is led back.
        destination.keep({ userId: session.lastUserId(), path: url.pathname + url.search + url.hash });
      }
      return refusal;
    },

    tenantSignUpStep: (address: GuardedAddress): string | null =>
      visitorsOnly(address) ?? (isStep(address.params['index'], tenantSignUpSteps) ? null : paths.signUp),

    newAnnouncementStep: ({ params }: GuardedAddress): string | null =>
      isStep(params['index'], newAnnouncementSteps) ? null : paths.announcements,

    chooseAnnouncement: ({ params }: GuardedAddress): string => {
      chosenAnnouncement.choose(params['annoId'] ?? '');
      return paths.information;
    },

    /** The announcement that a link to a page names, e.g. in a mail. */
    chooseNamedAnnouncement: ({ url }: GuardedAddress): string | null => {
      const id = url.searchParams.get('announcement');
      if (id === null) return null;
      if (session.get()?.role.isLandlord === true) chosenAnnouncement.choose(id);
      return url.pathname;
    },

    /** Bare /user leads to what the role does first. */
    toHome: (): string => {
      const role = session.get()?.role;
      if (role?.isAdmin === true) return paths.admin;
      return role?.isLandlord === true ? paths.announcements : paths.matches;
    },
  } satisfies Record<string, Guard>;
}
