import type { Handlers } from '../../http/operations.ts';
import type { ResidenceService } from './service.ts';

/** The operations of residences. */
export const residenceHandlers = (residences: ResidenceService): Handlers<'createResidence'> => ({
  createResidence: ({ caller, body, once }) =>
    once(async () => ({ status: 201, body: await residences.create(caller, body) })),
});
