import type { EventHub } from './eventHub.ts';
import type { Handlers } from '../http/operations.ts';
import { requireReach } from '../modules/permissions.ts';

export const eventHandlers = (hub: Pick<EventHub, 'subscribe'>): Handlers<'streamEvents'> => ({
  streamEvents: async ({ caller, path, query: { seconds = 600 } }) => {
    requireReach(caller, 'streamEvents', path.id);
    return { status: 200, seconds, events: (stream) => hub.subscribe(caller.id, stream) };
  },
});
