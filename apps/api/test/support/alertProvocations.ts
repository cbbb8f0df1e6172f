import * as so from './provocations.ts';
import { post } from './validRequests.ts';

const { server } = so;

/** Where each status of the operations of alerts and interest is provoked. */
export const alertProvocations = {
  listReceivedInterests: {
    200: so.succeed,
    400: so.misspelt,
    401: so.withoutBearer,
    403: so.by('admin'),
    404: so.by('landlord'),
    ...server,
  },
  updateReceivedInterests: {
    204: so.succeed,
    400: so.withBody({}),
    401: so.withoutBearer,
    403: so.by('admin'),
    404: so.by('landlord'),
    413: so.tooLarge,
    415: so.ofAnotherType,
    507: so.full,
    ...server,
  },
  getAlerts: {
    200: so.succeed,
    400: so.misspelt,
    401: so.withoutBearer,
    403: so.by('admin'),
    404: so.by('landlord'),
    ...server,
  },
  updateAlerts: {
    200: so.succeed,
    400: so.withBody({}),
    401: so.withoutBearer,
    403: so.by('admin'),
    404: so.by('landlord'),
    413: so.tooLarge,
    415: so.ofAnotherType,
    507: so.full,
    ...server,
  },
  createUnsubscription: {
    204: so.succeed,
    400: so.sending(null, () => post('/unsubscription/no-code')),
    404: so.sending(null, () => post(`/unsubscription/${'a'.repeat(43)}`)),
    429: so.tooOften,
    507: so.full,
    ...server,
  },
} as const;
