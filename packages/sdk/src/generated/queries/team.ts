// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import { keyOf, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listTeamQuery}. */
export function listTeamKey(id: string): Key<'listTeam'> {
  return keyOf('team', 'listTeam', id);
}

/** List a team: see {@link operations.listTeam}. */
export function listTeamQuery(client: Client, id: string): QueryOptionsOf<'listTeam'> {
  return {
    queryKey: listTeamKey(id),
    queryFn: ({ signal }) => operations.listTeam(client, id, { signal }),
    retry,
  };
}

/** The key of {@link getInvitationQuery}. */
export function getInvitationKey(code: string): Key<'getInvitation'> {
  return keyOf('team', 'getInvitation', code);
}

/** Read an invitation: see {@link operations.getInvitation}. */
export function getInvitationQuery(client: Client, code: string): QueryOptionsOf<'getInvitation'> {
  return {
    queryKey: getInvitationKey(code),
    queryFn: ({ signal }) => operations.getInvitation(client, code, { signal }),
    retry,
  };
}
