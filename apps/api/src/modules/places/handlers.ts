import type { Handlers } from '../../http/operations.ts';
import type { PlaceReadService } from './readService.ts';

export const placeHandlers = (places: PlaceReadService): Handlers<'listPlaces' | 'getPlace'> => ({
  listPlaces: async ({ query: { input, addressesOnly = false, session = null } }) => ({
    status: 200,
    body: await places.suggest({ input, addressesOnly, session }),
  }),

  getPlace: async ({ path, query: { session = null } }) => ({
    status: 200,
    body: await places.find(path.placeId, session),
  }),
});
