import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request, type Agent } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Nginx } from './nginx.ts';

/** A request to the server behind nginx. */
export interface ProxiedRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The address that it comes from: any of 127.0.0.0/8. */
  readonly from?: string;
  readonly agent?: Agent;
}

/** What came back. */
export interface ProxiedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks the server behind nginx, as a browser elsewhere does: by HTTPS and the host's name. */
export async function askThrough(nginx: Nginx, asked: ProxiedRequest): Promise<ProxiedAnswer> {
  const answer = await openThrough(nginx, asked);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

/** The same, for an answer that is read while it comes. */
export async function openThrough(nginx: Nginx, asked: ProxiedRequest): Promise<IncomingMessage> {
  const { method = 'GET', path, headers, body, from = '127.0.0.1', agent } = asked;
  const sent = request({
    host: '127.0.0.1',
    port: nginx.port,
    servername: 'tilava.example',
    ca: nginx.certificate,
    localAddress: from,
    method,
    path,
    ...(agent !== undefined && { agent }),
    headers: { host: 'tilava.example', ...headers },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

/** Sends JSON. */
export const postThrough = (
  nginx: Nginx,
  path: string,
  content: unknown,
  more: Omit<ProxiedRequest, 'method' | 'path' | 'body'> = {},
): Promise<ProxiedAnswer> =>
  askThrough(nginx, {
    ...more,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...more.headers },
    body: JSON.stringify(content),
  });
