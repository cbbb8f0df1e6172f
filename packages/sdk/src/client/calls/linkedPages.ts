import { ResponseParseError } from '../../errors/tilavaError.ts';
import type { Call } from './call.ts';

/** Where a page begins; empty for the first. */
export interface PageStart {
  readonly cursor?: string;
}

/**
 * The pages of a list whose response says by `Link` where the next one is. Pass a call with a `limit`.
 *
 * @throws ResponseParseError where the server would lead in a circle
 *
 * @example
 * const ask = (start: PageStart) => tilava.announcements.listOfUser(id, { limit: 100, ...start });
 * for await (const announcements of linkedPages(ask)) console.log(announcements.length);
 */
export async function* linkedPages<Page>(
  ask: (start: PageStart) => Call<Page>,
): AsyncGenerator<Page, void, void> {
  const seen = new Set<string>();
  let start: PageStart = {};
  for (;;) {
    const { data, response } = await ask(start).withResponse();
    yield data;
    const [, query = ''] = /<[^>?]*\?([^>]*)>;\s*rel="?next/i.exec(response.headers.get('link') ?? '') ?? [];
    const cursor = new URLSearchParams(query).get('cursor');
    if (cursor === null) return;
    if (seen.has(cursor)) throw new ResponseParseError('The server repeats a page', response);
    seen.add(cursor);
    start = { cursor };
  }
}
