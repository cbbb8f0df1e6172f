import type { Handlers } from '../../http/operations.ts';
import type { AlertService } from './service.ts';

export const alertHandlers = (
  alerts: AlertService,
): Handlers<'getAlerts' | 'updateAlerts' | 'createUnsubscription'> => ({
  getAlerts: async ({ caller, path }) => ({ status: 200, body: await alerts.read(caller, path.id) }),

  updateAlerts: async ({ caller, path, body }) => ({
    status: 200,
    body: await alerts.update(caller, path.id, body),
  }),

  createUnsubscription: async ({ path }) => {
    await alerts.unsubscribe(path.code);
    return { status: 204 };
  },
});
