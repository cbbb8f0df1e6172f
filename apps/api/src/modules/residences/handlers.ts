import type { Handlers } from '../../http/operations.ts';
import type { ResidenceService } from './service.ts';

export const residenceHandlers = (
  residences: ResidenceService,
): Handlers<'getResidence' | 'createResidence' | 'updateResidence'> => ({
  getResidence: async ({ caller, path }) => {
    const { residence, version } = await residences.read(caller, path.id);
    return { status: 200, body: residence, version };
  },

  createResidence: async ({ caller, body, once }) => {
    const residence = await once(() => residences.create(caller, body));
    return { status: 201, body: residence, version: 1, location: `/residence/${residence.id}` };
  },

  updateResidence: async ({ caller, path, body, ifMatch }) => {
    const { residence, version } = await residences.update(caller, path.id, body, ifMatch);
    return { status: 200, body: residence, version };
  },
});
