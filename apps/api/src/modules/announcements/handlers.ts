import type { Handlers } from '../../http/operations.ts';
import type { AnnouncementService } from './service.ts';

/** The operations of announcements. */
export const announcementHandlers = (
  announcements: AnnouncementService,
): Handlers<'getAnnouncement' | 'listAnnouncementsOfUser'> => ({
  getAnnouncement: async ({ caller, path }) => ({
    status: 200,
    body: await announcements.read(caller, path.id),
  }),

  listAnnouncementsOfUser: async ({ caller, path }) => ({
    status: 200,
    body: await announcements.listOfUser(caller, path.id),
  }),
});
