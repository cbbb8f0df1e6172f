// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import { keyOf, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link getAlertsQuery}. */
export function getAlertsKey(id: string): Key<'getAlerts'> {
  return keyOf('alerts', 'getAlerts', id);
}

/** Get the alerts of a property: see {@link operations.getAlerts}. */
export function getAlertsQuery(client: Client, id: string): QueryOptionsOf<'getAlerts'> {
  return {
    queryKey: getAlertsKey(id),
    queryFn: ({ signal }) => operations.getAlerts(client, id, { signal }),
    retry,
  };
}
