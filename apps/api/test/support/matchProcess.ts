import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@tilava/sdk/schema';
import { freePort, spawnServer, untilReady, type ServerProcess } from './serverProcess.ts';

type Schemas = components['schemas'];

/** Starts an API process, and waits until it answers lists from its index. */
export async function startIndexed(databaseUrl: string, folder: string): Promise<ServerProcess> {
  const server = spawnServer(await freePort(), mkdtempSync(join(folder, 'server-')), {
    DATABASE_URL: databaseUrl,
  });
  await untilReady(server);
  await untilIndexed(server.address);
  return server;
}

/** @throws Error where its index is not built within two minutes */
export async function untilIndexed(address: string): Promise<void> {
  const deadline = performance.now() + 120_000;
  while ((await readMetric(address, 'match_index_ready')) !== 1) {
    if (performance.now() > deadline) throw new Error('The index is not built');
    await sleep(100);
  }
}

/** A number of `/metrics`, by its whole name. */
export async function readMetric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

/** Calls an operation with somebody's bearer. */
export const call = (
  { address }: Pick<ServerProcess, 'address'>,
  method: string,
  path: string,
  bearer: string | null,
  body: object,
): Promise<Response> =>
  fetch(`${address}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });

/** The whole list for one of the caller's needs or announcements, of at most 500. */
export async function listMatches(
  server: Pick<ServerProcess, 'address'>,
  bearer: string,
  subject: Schemas['MatchRequest'],
): Promise<Schemas['MatchPage']> {
  const mode = subject.property === undefined ? 'all=true' : 'favorite=false';
  const response = await call(server, 'POST', `/matchmaking?${mode}&limit=500`, bearer, subject);
  if (!response.ok) throw new Error(`A list was answered with ${response.status}`);
  return (await response.json()) as Schemas['MatchPage'];
}
