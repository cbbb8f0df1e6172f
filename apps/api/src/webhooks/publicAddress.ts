import { lookup, Resolver } from 'node:dns/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** IPv4 networks that nobody on the internet has, of IANA's registry of special purposes (RFC 6890). */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Within global IPv6: protocols such as Teredo, documentation, and 6to4, which may lead to any IPv4 address. */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [address, bits] of specialIpv4) special.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of specialIpv6) special.addSubnet(address, bits, 'ipv6');

/** All that is assigned; loopback, private, link-local and multicast addresses and those that hold IPv4 ones lie outside. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address can only be somebody's on the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  // With a zone, an address is link-local.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Says why nothing is sent to a URL: where it leads isn't the sender's to reach. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** The host of a URL as resolvers take it, without the brackets of IPv6 and the dot of a whole name. */
export const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$|\.$/g, '');

/**
 * What a URL says by itself: its scheme, credentials and an address that it names. Parsing has normalised addresses such
 * as `0x7f.1` and `2130706433`.
 *
 * @throws AddressRefused
 */
export function refuseUrl(url: URL, allowedHosts: readonly string[]): void {
  const host = hostOf(url);
  const isAllowed = allowedHosts.includes(host);
  if (url.protocol !== 'https:' && !(isAllowed && url.protocol === 'http:'))
    throw new AddressRefused('Enter an address that begins with https://');
  if (url.username !== '' || url.password !== '')
    throw new AddressRefused('An address can’t have a user name or a password');
  if (isAllowed) return;
  if (isIP(host) === 0 ? /(?:^|\.)(?:localhost|local|internal)$/.test(host) : !isPublicAddress(host))
    throw new AddressRefused('This address isn’t on the internet');
}

/** How names are looked up; the system's way for hosts that the operator allows, since their names may be its own. */
export interface Resolving {
  /** Addresses by DNS alone, which waits in no thread of the process. */
  readonly byDns: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  readonly bySystem: (host: string) => Promise<readonly string[]>;
}

export const systemResolving: Resolving = {
  async byDns(host, signal) {
    const resolver = new Resolver({ timeout: 3_000, tries: 2 });
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  },
  bySystem: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
};

/**
 * Addresses that may be connected to for a URL. Where one of a host's addresses is refused, all are.
 *
 * @throws AddressRefused
 */
export async function addressesOf(
  url: URL,
  allowedHosts: readonly string[],
  { byDns, bySystem }: Resolving,
  signal: AbortSignal,
): Promise<readonly string[]> {
  refuseUrl(url, allowedHosts);
  const host = hostOf(url);
  if (isIP(host) !== 0) return [host];
  if (allowedHosts.includes(host)) return bySystem(host);
  const addresses = await byDns(host, signal);
  if (!addresses.every(isPublicAddress)) throw new AddressRefused('This address isn’t on the internet');
  return addresses;
}
