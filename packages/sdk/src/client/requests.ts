import { serializePrimitiveParam } from 'openapi-fetch';
import { ArgumentError } from '../errors/transportErrors.ts';
import { tagOf } from './tagOf.ts';
import { mergeHeaders, type HeadersInput } from './headers.ts';
import { fillPath } from './pathParameters.ts';

/** What is sent besides headers: JSON, a form, or bytes as they come, which end with the attempt. */
export type Content = string | FormData | ((signal: AbortSignal) => ReadableStream<Uint8Array>);

/** What an operation is called with. */
export interface Given {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Takes the place of a JSON body. */
  readonly content?: Content;
  /** True where the content can be read once only. */
  readonly isOnce?: boolean;
  /** The content's, where it does not say so itself. */
  readonly contentType?: string;
}

/** A request before it is sent, as often as it may be. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly content: Content | null;
  readonly isOnce: boolean;
}

/**
 * Where the API is, without a slash at its end. It is looked at when the first call is made, because a page may be drawn
 * on a server, where a path alone leads nowhere.
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
      throw new ArgumentError(
        'baseUrl',
        'must be a path or an address by http or https, without a query or a password',
      );
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
  operation: string,
  given: Given,
  headers: readonly (HeadersInput | undefined)[],
): Outgoing {
  const [method = '', path = ''] = operation.split(' ');
  const json = given.body === undefined ? null : jsonOf(given.body);
  const contentType = given.contentType ?? (json === null ? undefined : 'application/json');
  const query = queryOf(given.query);
  return {
    method,
    url: `${address}${fillPath(path, given.path)}${query === '' ? '' : `?${query}`}`,
    headers: mergeHeaders({ 'content-type': contentType }, ...headers),
    content: given.content ?? json,
    isOnce: given.isOnce ?? false,
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
