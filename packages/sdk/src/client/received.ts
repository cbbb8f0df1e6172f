import { ResponseParseError } from '../errors/tilavaError.ts';

/** An answer whose content was read, once. */
export interface Received {
  /** Status and headers. */
  readonly head: Response;
  /** Undefined where the body was left to the caller. */
  readonly content: string | Blob | null | undefined;
  /** False where a redirect led to another origin, which then speaks for itself alone. */
  readonly isOwn: boolean;
}

/** Reads an answer to its end: files as they are, everything else as text. */
export async function contentOf(response: Response): Promise<string | Blob | null> {
  if (response.body === null) return null;
  return fileType.test(mediaTypeOf(response.headers) ?? '') ? response.blob() : response.text();
}

/** Media types of pictures and documents. */
const fileType = /^image\/|^application\/pdf\b/;

/** What an answer says it is, in lower case: media types are compared without regard to it (RFC 9110, 8.3.1). */
export const mediaTypeOf = (headers: Headers): string | undefined =>
  headers.get('content-type')?.toLowerCase();

/** The answer as it came, its body not read. */
export function responseOf({ head, content }: Received): Response {
  return content === undefined ? head : withBody(head, content);
}

/** An answer whose body is still to come, and which tells once that has ended, in whichever way. */
export function untilEnd(received: Received, onEnd: () => void): Received {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  received.head.body?.pipeTo(writable).then(onEnd, onEnd);
  return { ...received, head: withBody(received.head, readable) };
}

function withBody({ status, statusText, headers, url }: Response, body: BodyInit | null): Response {
  const copy = new Response(body, { status, statusText, headers });
  return Object.defineProperty(copy, 'url', { value: url });
}

/** The content as what its JSON says, or as it is. */
export function parsed({ content }: Received): unknown {
  if (typeof content !== 'string') return content;
  try {
    return JSON.parse(content);
  } catch {
    // What is no JSON is a proxy's page, which speaks for itself.
    return content;
  }
}

/**
 * What the contract promises as the answer: `nothing`, a `file`, `text/event-stream`, `[]` for a list, `any` of these, or
 * by what an object is known, such as `bearer` or, of a page, `results:array nextCursor:any`.
 */
export type Promised = string;

/**
 * The data of a success.
 *
 * @throws ResponseParseError where it is not what the contract promises: a proxy's page never looks like success
 */
export function dataOf(promised: Promised, received: Received): unknown {
  const kind = kindPromised(promised, received);
  const { content } = received;
  if (kind === 'nothing') return undefined;
  if (kind === 'file') return content ?? refuse(received, 'is empty');
  let data: unknown;
  try {
    data = JSON.parse(typeof content === 'string' ? content : '');
  } catch (cause) {
    refuse(received, 'is broken JSON', cause);
  }
  const missing = promised === 'any' ? null : missingIn(data, promised);
  return missing === null ? data : refuse(received, `lacks ${missing}`);
}

/**
 * What an answer is by its head, `nothing`, a `file` or `JSON`, its body not looked at.
 *
 * @throws ResponseParseError where the contract promises another
 */
export function kindPromised(promised: Promised, received: Received): string {
  const { status, headers } = received.head;
  const type = mediaTypeOf(headers) ?? 'no type';
  const [named = type] = fileType.test(type)
    ? ['file']
    : (/^text\/event-stream\b/.exec(type) ?? (/[/+]json\b/.test(type) ? ['JSON'] : []));
  const kind = status === 204 ? 'nothing' : named;
  const wanted = /^(nothing|file|text\/event-stream|any)$/.test(promised) ? promised : 'JSON';
  if (wanted === 'any' ? kind === type : kind !== wanted) refuse(received, `is ${kind}, not ${wanted}`);
  return kind;
}

function refuse(received: Received, what: string, cause?: unknown): never {
  throw new ResponseParseError(`The answer ${what}`, responseOf(received), cause);
}

/** What a body is known by where it has not got that; else null. */
function missingIn(data: unknown, promised: string): string | null {
  if (promised === '[]') return Array.isArray(data) ? null : 'its list';
  for (const part of promised.split(' ')) {
    const [name = '', kind = 'string'] = part.split(':');
    const value: unknown = Object(data)[name];
    if (kind === 'any' ? value === undefined : kindOf(value) !== kind) return name;
  }
  return null;
}

/** An empty text is none: nothing is known by it. */
const kindOf = (value: unknown): string => {
  if (value === null || value === '') return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};
