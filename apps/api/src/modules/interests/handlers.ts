import type { Handlers } from '../../http/operations.ts';
import type { InterestService } from './service.ts';

export const interestHandlers = (
  interests: InterestService,
): Handlers<'listReceivedInterests' | 'updateReceivedInterests'> => ({
  listReceivedInterests: async ({ caller, path }) => ({
    status: 200,
    body: await interests.list(caller, path.id),
  }),

  updateReceivedInterests: async ({ caller, path, body }) => {
    await interests.markSeen(caller, path.id, body);
    return { status: 204 };
  },
});
