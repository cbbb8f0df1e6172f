// Generated from openapi/ by `pnpm generate`. Do not edit.

import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { MatchPage, MatchRequest } from '../schema.ts';

/**
 * Find matches.
 *
 * Send exactly one of the mode parameters `all`, `favorite` and `specific`; anything else is a 400.
 *
 * | call | body | result |
 * |---|---|---|
 * | `?all=true` | `{announcement}` | tenants for one of your own announcements |
 * | `?favorite=false` | `{property}` | announcements for one of your own needs |
 * | `?favorite=true` | `{property, favorite}` | one saved announcement, at any distance |
 * | `?specific=true` | `{property, announcement}` | one pair, for the tenant or the landlord in it |
 *
 * The first two return potential matches: public announcements and verified tenants within 3000 metres, sorted by
 * points (highest first), then distance, then id, unless `sort` asks for another order. Filters are strict and apply
 * before `total` is counted.
 *
 * A tenant's own matches, favourites and pairs are scored with the need's `importance`, and announcements that miss a must-have aren't
 * in the list; `hidden` counts them. Landlords' lists aren't affected. If the importance changes, earlier cursors
 * are a 400.
 *
 * A pair is returned if it is a potential match or the tenant is interested; otherwise the response is 404. Only a
 * pair has `contacts`: while the tenant is interested in the announcement and the landlord in that tenant for it, each
 * side sees the other's contact details if the other shares them. This ends when either side withdraws its interest.
 */
export function findMatches(client: Client, body: MatchRequest, query: Query<'findMatches'>, options?: CallOptions): PagedCall<MatchPage> {
  return paged(client, 'POST /matchmaking safe body query cursor > results:array nextCursor:any', options, { query, body });
}
