import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');

/**
 * Who may see how the server is. With a token, only the token opens; without one, only this machine may read. A
 * request that a proxy of this machine passes on comes from elsewhere.
 */
export function mayWatch(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const { ip, headers, ips } = request;
  const isPassedOn =
    ips === undefined && (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']) !== undefined;
  return !isPassedOn && thisMachine.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

/** Compares without telling by the time how much of it was right. */
function isSame(one: string, other: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(one), hashOf(other));
}
