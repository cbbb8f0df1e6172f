import { ArgumentError, ResponseParseError } from '../../errors/tilavaError.ts';
import type { Client } from '../createClient.ts';
import type { CallOptions } from '../options.ts';
import type { Given } from '../requests.ts';
import { Call, send, type Sent } from './call.ts';

/** A page of a list, which says where the next one begins, or its number. */
interface AnyPage extends Position {
  readonly results: readonly unknown[];
}

/** An entry of a page. */
type Entry<Page extends AnyPage> = Page['results'][number];

/** A page as it is read after others. */
export type ReadPage<Page extends AnyPage> = Page & {
  readonly hasNextPage: boolean;
  /** Names its request in the server's log. */
  readonly requestId: string | null;
};

/** A page that is not asked for yet. */
interface NextPage {
  /** Tells it from every other page of the list. */
  readonly name: string;
  readonly ask: () => Sent;
}

/**
 * The promise of a list's first page, and the whole list: pages are requested one after the other, as needed.
 *
 * @example
 * for await (const user of tilava.users.list()) console.log(user.email);
 */
export class PagedCall<Page extends AnyPage> extends Call<Page> implements AsyncIterable<Entry<Page>> {
  readonly #nextOf: (page: Page) => NextPage | null;

  /** @internal */
  constructor(first: Sent, nextOf: (page: Page) => NextPage | null) {
    super(first);
    this.#nextOf = nextOf;
  }

  /**
   * Page by page, from the first.
   *
   * @throws ResponseParseError where the server would lead in a circle
   */
  async *byPage(): AsyncGenerator<ReadPage<Page>, void, void> {
    const seen = new Set<string>();
    let asked = this.withResponse();
    for (;;) {
      // One page says where the next one is.
      const answered = await asked;
      const next = this.#nextOf(answered.data);
      yield { ...answered.data, hasNextPage: next !== null, requestId: answered.requestId };
      if (next === null) return;
      if (seen.has(next.name)) throw new ResponseParseError('The server repeats a page', answered.response);
      seen.add(next.name);
      asked = new Call<Page>(next.ask()).withResponse();
    }
  }

  /** Entry by entry, over all pages. */
  [Symbol.asyncIterator](): AsyncGenerator<Entry<Page>, void, void> {
    return entriesOf<Entry<Page>>(this.byPage());
  }

  /** The entries of all pages at once, but no more than the limit, so that no list is larger than is thought of. */
  async toArray(options: { readonly limit: number }): Promise<Entry<Page>[]> {
    const limit: unknown = Object(options).limit;
    const refuse = (): never => {
      throw new ArgumentError('limit', 'must be at least 0');
    };
    // The request is under way: its own failure is heard, and forgotten.
    if (typeof limit !== 'number' || !(limit >= 0)) return this.then(refuse, refuse);
    const entries: Entry<Page>[] = [];
    for await (const entry of this) {
      if (entries.length < limit) entries.push(entry);
      if (entries.length >= limit) break;
    }
    return entries;
  }
}

async function* entriesOf<Item>(
  pages: AsyncIterable<{ readonly results: readonly Item[] }>,
): AsyncGenerator<Item, void, void> {
  for await (const { results } of pages) yield* results;
}

/** Sends an operation, and is the promise of its first page and the list. */
export function paged<Page extends AnyPage>(
  client: Client,
  definition: string,
  options?: CallOptions,
  given: Given = {},
): PagedCall<Page> {
  const [, entries] = / pages:(\d+)/.exec(definition) ?? [];
  const query: PageQuery = given.query ?? {};
  const next = entries === undefined ? nextCursor : nextNumber(Number(query.entriesPerPage ?? entries));
  const ask = (position?: object) =>
    send(client, definition, options, { ...given, query: { ...query, ...position } });
  return new PagedCall<Page>(ask(), (page) => {
    const position = next(page);
    return position === null ? null : { name: JSON.stringify(position), ask: () => ask(position) };
  });
}

interface PageQuery {
  readonly entriesPerPage?: number;
}

/** For lists that say where the next page begins. */
export const nextCursor = ({ nextCursor: cursor = null }: Position): { cursor: string } | null =>
  cursor === null ? null : { cursor };

/** For lists whose pages are numbered. */
export const nextNumber =
  (entriesPerPage: number) =>
  ({ pageNumber = 0, entriesCount = 0 }: Position): { pageNumber: number } | null =>
    pageNumber * entriesPerPage < entriesCount ? { pageNumber: pageNumber + 1 } : null;

interface Position {
  readonly nextCursor?: string | null;
  readonly pageNumber?: number;
  readonly entriesCount?: number;
}
