import { HttpHandler } from 'msw';
import type { operations } from '../generated/schema.ts';
import { exampleRequestId } from './problem.ts';
import type { Received, Reply, Resolver } from './reply.ts';

/** How an operation is recognised, and how it is answered. */
export interface Route {
  readonly verb: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly takesJson: boolean;
  readonly answer: 'json' | 'blob' | 'nothing';
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
  if (data instanceof Blob) return new Response(data, { status, headers });
  return Response.json(data, { status, headers });
}
