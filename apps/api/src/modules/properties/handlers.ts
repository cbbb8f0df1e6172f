import type { Handlers } from '../../http/operations.ts';
import type { ViewCounter } from '../viewCounter.ts';
import type { PropertyReadService, PropertyWriteService } from './service.ts';

export const propertyHandlers = (
  properties: PropertyReadService,
  writing: PropertyWriteService,
  views: Pick<ViewCounter, 'countReading'>,
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
    await views.countReading(caller, property);
    return { status: 200, body: property, version };
  },

  listPropertiesOfUser: async ({ caller, path }) => ({
    status: 200,
    body: await properties.listOfUser(caller, path.id),
  }),

  listProperties: async ({ caller, query }) => {
    const { pageNumber = 1, entriesPerPage = 10, text, sort = 'createdAt', direction = 'ascending' } = query;
    const request = { pageNumber, entriesPerPage, text, sort, direction };
    return { status: 200, body: await properties.listAll(caller, request) };
  },

  createProperty: async ({ caller, body, once }) => {
    const property = await once(() => writing.create(caller, body));
    return { status: 201, body: property, version: 1, location: `/properties/${property.id}` };
  },

  updateProperty: async ({ caller, path, body, ifMatch }) => {
    const { property, version } = await writing.update(caller, path.id, body, ifMatch);
    return { status: 200, body: property, version };
  },

  deleteProperty: async ({ caller, path }) => {
    await writing.delete(caller, path.id);
    return { status: 204 };
  },
});
