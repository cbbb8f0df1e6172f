import { describe, expect, it } from 'vitest';
import { warningsOf } from './warnings.ts';

describe('variables that the server does not read', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['PORTS', 'PORT'],
    ['HOSTS', 'HOST'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['GOOGLE_MAPS_KEY', 'GOOGLE_MAPS_API_KEY'],
    ['TILAVA_DATADIR', 'TILAVA_DATA_DIR'],
  ])('are told where they look like one that it reads: %s', (name, meant) => {
    const warnings = warningsOf({ [name]: 'postgres://user:secret@host/tilava' });
    expect(warnings).toEqual([`${name} is not read: is ${meant} meant?`]);
  });

  it("are told where they begin with the product's name", () => {
    expect(warningsOf({ TILAVA_COLOUR: 'red' })).toEqual([
      'TILAVA_COLOUR is not read: there is no such variable',
    ]);
  });

  it('are left alone where they are what a shell, npm, Node.js or an object store has', () => {
    const defaults = [
      'HOME',
      'HOSTNAME',
      'PATH',
      'PWD',
      'SHELL',
      'USER',
      'LOGNAME',
      'LANG',
      'TERM',
      'PS1',
      'MAIL',
    ];
    const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'NO_PROXY', 'ALL_PROXY'];
    const tools = ['NODE_ENV', 'NODE_OPTIONS', 'INIT_CWD', 'npm_lifecycle_event', 'PNPM_HOME', 'CI', 'TZ'];
    const store = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION', 'AWS_SESSION_TOKEN'];
    const postgres = ['PGHOST', 'PGPORT', 'PGUSER', 'PGDATABASE', 'PGPASSWORD', 'POSTGRES_URL'];
    const systemd = ['STATE_DIRECTORY', 'INVOCATION_ID', 'JOURNAL_STREAM', 'SYSTEMD_EXEC_PID', 'LISTEN_PID'];
    const names = [
      ...defaults,
      ...proxies,
      ...tools,
      ...store,
      ...postgres,
      ...systemd,
      'TILAVA_NPM_PROCESS',
    ];
    expect(warningsOf(Object.fromEntries(names.map((name) => [name, 'something'])))).toEqual([]);
  });

  it('are left alone where the one that they look like is set as well', () => {
    expect(warningsOf({ PORT: '3000', PORT1: '3001', DATABASE_URL: 'x', DATABASE_URL1: 'y' })).toEqual([]);
  });

  it('are none where all are read', () => {
    expect(
      warningsOf({ PORT: '3000', TILAVA_DEMO: '1', TILAVA_DATA_DIR: '/srv', METRICS_TOKEN: 'x' }),
    ).toEqual([]);
  });
});
