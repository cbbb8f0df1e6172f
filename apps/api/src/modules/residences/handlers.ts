import type { Handlers } from '../../http/operations.ts';
import type { ResidenceWriteService } from './writeService.ts';

/** The operations of residences. */
export const residenceHandlers = (residences: ResidenceWriteService): Handlers<'createResidence'> => ({
  createResidence: ({ caller, body, once }) =>
    once(async () => ({ status: 201, body: await residences.create(caller, body) })),
});
