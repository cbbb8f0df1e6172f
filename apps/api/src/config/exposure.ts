import { BlockList, isIP } from 'node:net';
import type { ServerConfig } from '../config.ts';

/** What tells from where the server can be reached. */
export type Reach = Pick<ServerConfig, 'host' | 'databaseUrl' | 'publicUrl' | 'trustProxy'>;

/**
 * Why others than the people at this machine may reach the accounts of the store, in the words of the environment;
 * null where only they do. The passwords of the demo data are public, so that they are served nowhere else.
 */
export function exposureOf({ host, databaseUrl, publicUrl, trustProxy }: Reach): string | null {
  if (databaseUrl !== null) return 'with DATABASE_URL';
  if (!isLoopback(host)) return `on HOST=${host}`;
  // As addresses are written in URLs, an IPv6 one stands in brackets.
  const publicHost = new URL(publicUrl).hostname.replaceAll(/^\[|\]$/g, '');
  if (!isLoopback(publicHost)) return `at PUBLIC_URL=${publicUrl}`;
  return trustProxy === null ? null : 'behind a proxy (TRUST_PROXY)';
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'));
