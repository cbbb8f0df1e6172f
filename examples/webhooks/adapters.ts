import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Answer = (request: Request) => Promise<Response>;

/**
 * For `node:http` and Express, without a body parser before it: the signature is over the body as it came.
 *
 * @example
 * createServer(forNode(receiveLeads({ secret, keep }))).listen(4000);
 */
export const forNode =
  (answer: Answer) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const body = await text(incoming);
    const request = new Request('http://localhost/', { method: 'POST', headers, body });
    const response = await answer(request);
    outgoing.writeHead(response.status).end(await response.text());
  };

/**
 * For Hono, which has the request in its context.
 *
 * @example
 * app.post('/tilava', forHono(receiveLeads({ secret, keep })));
 */
export const forHono =
  (answer: Answer) =>
  (context: { readonly req: { readonly raw: Request } }): Promise<Response> =>
    answer(context.req.raw);

/**
 * For route handlers as Next.js has them, and whatever else takes a `Request`.
 *
 * @example
 * // app/tilava/route.ts
 * export const { POST } = forNext(receiveLeads({ secret, keep }));
 */
export const forNext = (answer: Answer): { readonly POST: Answer } => ({ POST: answer });
