import type { Handlers } from '../../http/operations.ts';
import type { PropertyReadService } from './readService.ts';
import type { PropertyWriteService } from './writeService.ts';

/** The operations of properties. */
export const propertyHandlers = (
  properties: PropertyReadService,
  writing: PropertyWriteService,
): Handlers<
  | 'getProperty'
  | 'listPropertiesOfUser'
  | 'listProperties'
  | 'createProperty'
  | 'updateProperty'
  | 'deleteProperty'
> => ({
  getProperty: async ({ caller, path }) => {
    const { property, version } = await properties.read(caller, path.id);
    return { status: 200, body: property, version };
  },

  listPropertiesOfUser: async ({ caller, path }) => ({
    status: 200,
    body: await properties.listOfUser(caller, path.id),
  }),

  listProperties: async ({ caller, query: { pageNumber = 1, entriesPerPage = 10 } }) => ({
    status: 200,
    body: await properties.listAll(caller, { pageNumber, entriesPerPage }),
  }),

  createProperty: async ({ caller, body, once }) => ({
    status: 201,
    body: await once(() => writing.create(caller, body)),
    version: 1,
  }),

  updateProperty: async ({ caller, path, body, ifMatch }) => {
    const { property, version } = await writing.update(caller, path.id, body, ifMatch);
    return { status: 200, body: property, version };
  },

  deleteProperty: async ({ caller, path }) => {
    await writing.delete(caller, path.id);
    return { status: 204 };
  },
});
