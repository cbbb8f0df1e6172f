import type { Handlers } from '../../http/operations.ts';
import type { AnnouncementReadService, AnnouncementWriteService } from './service.ts';

export const announcementHandlers = (
  announcements: AnnouncementReadService,
  writing: AnnouncementWriteService,
): Handlers<'getAnnouncement' | 'listAnnouncementsOfUser' | 'createAnnouncement' | 'updateAnnouncement'> => ({
  getAnnouncement: async ({ caller, path }) => {
    const { announcement, version } = await announcements.read(caller, path.id);
    return { status: 200, body: announcement, version };
  },

  listAnnouncementsOfUser: async ({ caller, path }) => ({
    status: 200,
    body: await announcements.listOfUser(caller, path.id),
  }),

  createAnnouncement: async ({ caller, path, body, once }) => {
    const announcement = await once(() => writing.create(caller, path.residenceId, body));
    return { status: 201, body: announcement, version: 1, location: `/announcement/${announcement.id}` };
  },

  updateAnnouncement: async ({ caller, path, body, ifMatch }) => {
    const { announcement, version } = await writing.update(caller, path.id, body, ifMatch);
    return { status: 200, body: announcement, version };
  },
});
