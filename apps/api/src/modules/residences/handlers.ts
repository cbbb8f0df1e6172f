import type { Handlers } from '../../http/operations.ts';
import type { ResidenceWriteService } from './writeService.ts';

/** The operations of residences. */
export const residenceHandlers = (residences: ResidenceWriteService): Handlers<'createResidence'> => ({
  createResidence: async ({ caller, body, once }) => ({
    status: 201,
    body: await once(() => residences.create(caller, body)),
  }),
});
