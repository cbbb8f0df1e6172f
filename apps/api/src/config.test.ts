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
    ['DATABASE_URL', 'mysql://somewhere'],
    ['LOG_LEVEL', 'loud'],
    ['TILAVA_DEMO', 'perhaps'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it.each([{ HOST: '0.0.0.0' }, { DATABASE_URL: 'postgres://somewhere/db' }])(
    'refuses demo data, whose passwords are public, with %o',
    (variables) => {
      expect(() => readConfig({ TILAVA_DEMO: '1', ...variables })).toThrow(/TILAVA_DEMO=1 is refused/);
    },
  );
});
