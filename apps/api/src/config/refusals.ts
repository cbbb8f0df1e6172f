import { isIP } from 'node:net';
import type { ServerConfig } from '../config.ts';
import { readableAttributes, serversOf, writableAttributes } from '../db/postgresServers.ts';
import { StartError } from '../startError.ts';

/** Refuses a wrong entry of a list. */
export function refuseUnreadableOrigins({ corsOrigins }: Pick<ServerConfig, 'corsOrigins'>): void {
  for (const origin of corsOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new StartError(
        `CORS_ORIGINS: Expected origins such as https://tilava.example, got ${JSON.stringify(origin)}`,
      );
    }
  }
}

/** Refuses a wrong entry of a list. */
export function refuseUnreadableProxies({ trustProxy }: Pick<ServerConfig, 'trustProxy'>): void {
  for (const proxy of trustProxy?.split(',') ?? []) {
    if (!isProxy(proxy.trim())) {
      throw new StartError(`TRUST_PROXY: Expected addresses and networks, got ${JSON.stringify(proxy)}`);
    }
  }
}

/** An address, a network such as 10.0.0.0/8, or one of the names that the server knows networks by. */
function isProxy(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(proxy) ?? [];
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number(bits) >= 1 && Number(bits) <= longest;
}

/** Refuses an address that no connection could be opened by. */
export function refuseUnreadableServers({
  databaseUrl,
  databaseReplicaUrl,
}: Pick<ServerConfig, 'databaseUrl' | 'databaseReplicaUrl'>): void {
  if (databaseUrl !== null) refuseServers('DATABASE_URL', databaseUrl, writableAttributes);
  if (databaseReplicaUrl === null) return;
  if (databaseUrl === null)
    throw new StartError('DATABASE_REPLICA_URL: It is of no use without DATABASE_URL');
  refuseServers('DATABASE_REPLICA_URL', databaseReplicaUrl, readableAttributes);
}

function refuseServers(variable: string, address: string, attributes: readonly string[]): void {
  try {
    serversOf(address, attributes);
  } catch (error) {
    if (error instanceof RangeError) throw new StartError(`${variable}: ${error.message}`);
    throw error;
  }
}
