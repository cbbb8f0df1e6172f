import { HttpHandler } from 'msw';
import { defined } from '../client/helpers.ts';
import type { Answer, Body, Query } from '../client/http.ts';
import type { Problem, ProblemCode } from '../errors/tilavaError.ts';
import { exampleProblems, problemsWithRetryAfter } from '../generated/problems.ts';
import type { operations } from '../generated/schema.ts';

/** The file that the contract's base64 stands for. */
export const blobOf = (base64: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)], { type });

/** How a problem differs from the contract's example of it. */
export interface ProblemDetails {
  readonly detail?: string | undefined;
  readonly errors?: Problem['errors'] | undefined;
  readonly instance?: string | undefined;
  /** Whole seconds, sent as `Retry-After`: 1 where the contract promises the header and nothing is given. */
  readonly retryAfter?: number | undefined;
}

/** The request id of everything that is answered in tests. */
export const exampleRequestId = exampleProblems.not_found.requestId;

/**
 * The answer to a request that is refused, by its code: status, title and text are the contract's. The SDK retries some
 * of them; give the client in a test `maxRetries: 0`.
 *
 * @example
 * server.use(handlers.getUser(problem('not_found')));
 */
export function problem(code: ProblemCode, { retryAfter, ...details }: ProblemDetails = {}): Response {
  const body: Problem = { ...exampleProblems[code], ...defined(details) };
  const seconds = retryAfter ?? (problemsWithRetryAfter.includes(code) ? 1 : null);
  return Response.json(body, {
    status: body.status,
    headers: {
      'Content-Type': 'application/problem+json',
      'X-Request-Id': body.requestId,
      ...(seconds !== null && { 'Retry-After': String(seconds) }),
    },
  });
}

type PathParameters<Id extends keyof operations> = operations[Id]['parameters'] extends {
  path: infer Parameters;
}
  ? Parameters
  : Readonly<Record<string, never>>;

type QueryNames<Id extends keyof operations> = [Query<Id>] extends [never] ? never : KeyOfEach<Query<Id>>;

type KeyOfEach<Parameters> = Parameters extends unknown ? keyof Parameters : never;

/** A request, as a resolver gets it. */
export interface Received<Id extends keyof operations> {
  /** As it came; its body may still be read. */
  readonly request: Request;
  /** What stands in the path. */
  readonly params: PathParameters<Id>;
  /** The query's parameters, as they were written. */
  readonly query: Readonly<Partial<Record<QueryNames<Id>, string>>>;
  /** The JSON that was sent; undefined for an operation that takes none. */
  readonly body: [Body<Id>] extends [never] ? undefined : Body<Id>;
}

/** Decides about each request: an answer is sent as the contract has it, a `Response` as it is. */
export type Resolver<Id extends keyof operations> = (
  received: Received<Id>,
) => Answer<Id> | Response | Promise<Answer<Id> | Response>;

/** What a handler replies: always the same, or what its resolver says. */
export type Reply<Id extends keyof operations> = Answer<Id> | Response | Resolver<Id>;

/** How an operation is recognised, and how it is answered. */
export interface Route {
  readonly verb: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly takesJson: boolean;
  readonly answer: 'json' | 'blob' | 'nothing' | 'events';
  readonly status: number;
  readonly hasEtag: boolean;
}

/** The version of everything that has one. */
const exampleEtag = '"3"';

/** Makes the handler of an operation. */
export function handle<Id extends keyof operations>(
  baseUrl: string,
  route: Route,
  reply: Reply<Id>,
): HttpHandler {
  // Clients take an address with slashes at its end, too.
  const address = baseUrl.replace(/\/+$/, '');
  const path = route.path.replaceAll(/\{([^{}]+)\}/g, ':$1');
  const resolve = typeof reply === 'function' ? reply : () => reply as Exclude<typeof reply, Resolver<Id>>;
  return new HttpHandler(route.verb, `${address}${path}`, async ({ request, params }) => {
    const replied = await resolve(await receive<Id>(route, request, params));
    // A response is sent once, and a handler may be asked again.
    return replied instanceof Response ? replied.clone() : responseOf(route, replied);
  });
}

async function receive<Id extends keyof operations>(
  { takesJson }: Route,
  request: Request,
  params: object,
): Promise<Received<Id>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const body: unknown = takesJson ? await request.clone().json() : undefined;
  return { request, params, query, body } as Received<Id>;
}

function responseOf({ answer, status, hasEtag }: Route, data: unknown): Response {
  const headers = { 'X-Request-Id': exampleRequestId, ...(hasEtag && { ETag: exampleEtag }) };
  if (answer === 'nothing') return new Response(null, { status, headers });
  if (answer === 'events') return eventsOf([data].flat(), headers);
  if (data instanceof Blob) return new Response(data, { status, headers });
  return Response.json(data, { status, headers });
}

/** Sends the events, and stays open. */
function eventsOf(events: readonly unknown[], headers: Record<string, string>): Response {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) });
  return new Response(body, { headers: { ...headers, 'Content-Type': 'text/event-stream' } });
}
