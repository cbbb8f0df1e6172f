import { serializePrimitiveParam } from 'openapi-fetch';
import { ArgumentError } from '../errors/tilavaError.ts';
import type { Definition } from './calls/definition.ts';
import { tagOf } from './helpers.ts';

/** Headers as `fetch` takes them: `Headers`, pairs, or a record, whose undefined values are left out. */
export type HeadersInput =
  Headers | Iterable<readonly string[]> | Readonly<Record<string, string | undefined>>;

/**
 * Merges headers, each name from the first source that has it.
 *
 * @throws ArgumentError where a source is none, or one of its headers cannot be sent
 */
export function mergeHeaders(...sources: readonly (HeadersInput | undefined)[]): Headers {
  const merged = new Headers();
  for (const source of sources) {
    // A source may have a name more than once.
    const own = new Set<string>();
    for (const [name, value] of pairsOf(source)) {
      sendable(name, () => {
        if (merged.has(name) && !own.has(name.toLowerCase())) return;
        merged.append(name, value);
        own.add(name.toLowerCase());
      });
    }
  }
  return merged;
}

/** Sets a header. */
export const setHeader = (headers: Headers, name: string, value: string): void =>
  sendable(name, () => headers.set(name, value));

/** What the run time says of a wrong header would tell its value, which may be a secret. */
function sendable(name: string, change: () => void): void {
  try {
    change();
  } catch {
    throw new ArgumentError(name, 'is not a valid header');
  }
}

function pairsOf(source: unknown): readonly Pair[] {
  if (source === undefined) return [];
  if (typeof source === 'object' && source !== null) {
    const parts: readonly unknown[] =
      Symbol.iterator in source
        ? Array.from(source as Iterable<unknown>)
        : Object.entries(source).filter(([, value]) => value !== undefined);
    if (parts.every(isPair)) return parts;
  }
  throw new ArgumentError('headers', 'must be Headers, pairs or a record of strings');
}

type Pair = readonly [string, string];

const isPair = (part: unknown): part is Pair =>
  Array.isArray(part) && part.length === 2 && part.every((text) => /string|number|boolean/.test(typeof text));

/** What is sent besides headers: JSON, a form, or bytes that are read again for each attempt. */
export type Content = string | FormData | (() => ReadableStream<Uint8Array>);

/** What an operation is called with. */
export interface Given {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Takes the place of a JSON body. */
  readonly content?: Content;
  /** The content's, where it does not say so itself. */
  readonly contentType?: string | undefined;
}

/** A request before it is sent, as often as it may be. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly content: Content | null;
}

/**
 * The API's address without a slash at its end. Resolved at the first call, because a page may be rendered on a
 * server, where a path alone leads nowhere.
 */
export function createAddress(baseUrl: unknown): () => string {
  const page = () => (globalThis as { readonly location?: { readonly href: string } }).location?.href;
  const addressFrom = (base: string | undefined): string => {
    // What begins otherwise, an address without its protocol too, leads wherever a page happens to be.
    const isAddress = typeof baseUrl === 'string' && /^(https?:\/\/|\/(?![\\/]))/i.test(baseUrl);
    const url = isAddress && URL.canParse(baseUrl, base) ? new URL(baseUrl, base) : null;
    if (
      url === null ||
      !/^https?:$/.test(url.protocol) ||
      url.search + url.hash + url.username + url.password !== ''
    ) {
      throw new ArgumentError('baseUrl', 'must be a path or an HTTP URL without query');
    }
    return url.href.replace(/\/+$/, '');
  };
  addressFrom('http://page');
  let address: string | undefined;
  return () => (address ??= addressFrom(page()));
}

/**
 * Puts a request together.
 *
 * @throws ArgumentError where something in it cannot be sent
 */
export function requestFor(
  address: string,
  { method, pieces }: Pick<Definition, 'method' | 'pieces'>,
  given: Given,
  headers: readonly (HeadersInput | undefined)[],
): Outgoing {
  const json = given.body === undefined ? null : jsonOf(given.body);
  const contentType = given.contentType ?? (json === null ? undefined : 'application/json');
  const query = queryOf(given.query);
  return {
    method,
    url: `${address}${fillPath(pieces, given.path)}${query === '' ? '' : `?${query}`}`,
    headers: mergeHeaders({ 'content-type': contentType }, ...headers),
    content: given.content ?? json,
  };
}

function jsonOf(body: unknown): string {
  try {
    // A form would be written as an empty object.
    if (tagOf(body) !== 'FormData') return JSON.stringify(body);
  } catch {
    // It holds itself, or what JSON does not know.
  }
  throw new ArgumentError('body', 'cannot be written as JSON');
}

function queryOf(query?: object): string {
  const parts = Object.entries(query ?? {}).map(([name, value]) => {
    try {
      return serializePrimitiveParam(name, value);
    } catch {
      // Half a character, or what only JavaScript programs can pass, such as a list.
      throw new ArgumentError(name, 'cannot be written into an address');
    }
  });
  return parts.filter((part) => part !== '').join('&');
}

/**
 * Puts parameters into a path of the contract. Those that would make it another path are refused: empty ones and dots.
 *
 * @throws ArgumentError before anything is sent
 */
export const fillPath = (pieces: readonly string[], parameters?: object): string =>
  pieces.map((piece, index) => (index % 2 === 0 ? piece : segmentOf(piece, parameters))).join('');

function segmentOf(name: string, parameters: object | undefined): string {
  const value: unknown = Object(parameters)[name];
  if (typeof value !== 'string' || value === '') throw new ArgumentError(name, 'must be a non-empty string');
  if (/^(?:\.|%2e){1,2}$/i.test(value)) throw new ArgumentError(name, 'must not be . or ..');
  try {
    return encodeURIComponent(value);
  } catch {
    throw new ArgumentError(name, 'must be whole characters');
  }
}
