import type { Handlers } from '../../http/operations.ts';
import type { ResidenceReadService } from './readService.ts';
import type { ResidenceWriteService } from './writeService.ts';

/** The operations of residences. */
export const residenceHandlers = (
  residences: ResidenceReadService,
  writing: ResidenceWriteService,
): Handlers<'getResidence' | 'createResidence' | 'updateResidence'> => ({
  getResidence: async ({ caller, path }) => {
    const { residence, version } = await residences.read(caller, path.id);
    return { status: 200, body: residence, version };
  },

  createResidence: async ({ caller, body, once }) => ({
    status: 201,
    body: await once(() => writing.create(caller, body)),
    version: 1,
  }),

  updateResidence: async ({ caller, path, body, ifMatch }) => {
    const { residence, version } = await writing.update(caller, path.id, body, ifMatch);
    return { status: 200, body: residence, version };
  },
});
