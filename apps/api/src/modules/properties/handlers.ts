import type { Handlers } from '../../http/operations.ts';
import type { PropertyService } from './service.ts';

/** The operations of properties. */
export const propertyHandlers = (
  properties: PropertyService,
): Handlers<'getProperty' | 'listPropertiesOfUser'> => ({
  getProperty: async ({ caller, path }) => ({
    status: 200,
    body: await properties.read(caller, path.id),
  }),

  listPropertiesOfUser: async ({ caller, path }) => ({
    status: 200,
    body: await properties.listOfUser(caller, path.id),
  }),
});
