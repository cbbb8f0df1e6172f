import { isIP } from 'node:net';

/**
 * What counts as one address when attempts are counted: an IPv4 address, or the first 64 bits of an IPv6 one,
 * because whoever has one of these has all of them. IPv4 written as IPv6 is IPv4. What is no address is
 * taken as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  const first = groups.slice(0, 4).map((group) => group.toString(16));
  return `${first.join(':')}::/64`;
}

/** The eight groups of an IPv6 address; the URL parser knows every way to write one. */
function groupsOf(address: string): readonly number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = written.split('::');
  const before = numbersOf(head);
  const after = numbersOf(tail);
  const between = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...between, ...after];
}

const numbersOf = (groups: string): number[] =>
  groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));

const bytesOf = (group: number): [number, number] => [group >> 8, group & 0xff];
