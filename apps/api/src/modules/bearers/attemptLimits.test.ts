import { describe, expect, it } from 'vitest';
import { networkOf } from './attemptLimits.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:C000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::192.0.2.1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for the first and the last of 64 bits, and another one beyond', () => {
    const network = networkOf('2001:db8:0:5::');
    expect(networkOf('2001:db8:0:5:ffff:ffff:ffff:ffff')).toBe(network);
    expect(networkOf('2001:db8:0:4:ffff:ffff:ffff:ffff')).not.toBe(network);
    expect(networkOf('2001:db8:0:6::')).not.toBe(network);
  });
});
