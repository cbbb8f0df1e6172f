import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './startError.ts';

describe('the configuration', () => {
  it('has a default for every variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      trustProxy: null,
      databaseUrl: null,
      demo: false,
      logLevel: 'info',
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['DATABASE_URL', 'postgres://'],
    ['LOG_LEVEL', 'loud'],
    ['TILAVA_DEMO', 'perhaps'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it.each(['10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback'])('takes the proxies %s', (trustProxy) => {
    expect(readConfig({ TRUST_PROXY: trustProxy }).trustProxy).toBe(trustProxy);
  });

  it.each([{ HOST: '0.0.0.0' }, { DATABASE_URL: 'postgres://somewhere/db' }])(
    'refuses demo data, whose passwords are public, with %o',
    (variables) => {
      expect(() => readConfig({ TILAVA_DEMO: '1', ...variables })).toThrow(/TILAVA_DEMO=1 is refused/);
    },
  );
});
