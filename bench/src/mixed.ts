import type { BenchServer } from '@tilava/api/bench-server';
import autocannon from 'autocannon';
import type { Session } from './api.ts';
import { verdict } from './verdict.ts';

/** Bytes that a request may leave behind for good, on average. */
const mostLeft = 1_024;

/**
 * Sends a mix of what users do, in two halves: none may fail, and the second half may leave nothing behind. The first
 * may, because connections, compiled code and the like are kept on purpose.
 */
export async function mix(
  server: BenchServer,
  session: Session,
  connections: number,
  requests: number,
): Promise<void> {
  const kinds = await kindsOf(server, session);
  const half = Math.ceil(requests / 2);
  const fire = async () => {
    const result = await autocannon({ url: server.api, connections, amount: half, requests: kinds });
    console.log(
      `  mixed: ${result.requests.total} requests in ${result.duration} s, p99 ${result.latency.p99} ms, ` +
        `answers ${JSON.stringify(result.statusCodeStats)}`,
    );
    const faults = result['5xx'] + result.errors + result.timeouts;
    // What lives, and not what the process takes: V8 leaves garbage where it is as long as there is room for it.
    return { faults, memory: await server.memory() };
  };
  const [first, second] = [await fire(), await fire()];

  const faults = first.faults + second.faults;
  verdict('faults among mixed requests', String(faults), faults === 0);
  const left = (second.memory.live - first.memory.live) / half;
  verdict(
    'memory that a request leaves behind',
    `${left.toFixed(0)} bytes; ${megabytes(second.memory.live)} live at the end, ` +
      `${megabytes(second.memory.peak)} taken at the most`,
    left < mostLeft,
  );
}

async function kindsOf(server: BenchServer, { bearer, user }: Session): Promise<autocannon.Request[]> {
  const [need] = user.properties;
  // The nearest one, because a tenant reads only what is a match.
  const [row] = (await server.query(`
    select announcements.id from announcements, needs where announcements.is_active and needs.id = '${need}'
    order by (announcements.latitude - needs.latitude) ^ 2 + (announcements.longitude - needs.longitude) ^ 2
    limit 1`)) as [{ id: string }];
  const favorite = `/api/v1/user/${user.id}/favorite/${row.id}`;
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => ({
    method,
    path,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return [
    call('GET', '/api/v1/bearers'),
    call('GET', `/api/v1/user/${user.id}`),
    call('POST', '/api/v1/matchmaking?favorite=false', { property: need }),
    call('GET', `/api/v1/announcement/${row.id}`),
    call('GET', '/api/v1/places?input=Mannerheim'),
    call('PATCH', `/api/v1/properties/${need}`, { description: 'Bright and quiet' }),
    call('POST', favorite),
    call('DELETE', favorite),
    call('GET', `/api/v1/user/${user.id}/favorites`),
    call('GET', '/api/v1/user/nobody'),
  ];
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;
