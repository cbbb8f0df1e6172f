import { describe, expect, it } from 'vitest';
import { readConfig, warningsOf } from './config.ts';
import { StartError } from './startError.ts';

describe('the configuration', () => {
  it('has a default for every variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      trustProxy: null,
      databaseUrl: null,
      databaseReplicaUrl: null,
      demo: false,
      logLevel: 'info',
      logAddresses: false,
      publicUrl: 'http://127.0.0.1:3000',
      corsOrigins: [],
      metricsToken: null,
      mailFrom: 'Tilava <post@tilava.example>',
      mapPmtiles: null,
      smtpUrl: null,
      objectStore: null,
      googleMapsApiKey: null,
      announcementsPerLandlord: 1000,
      matchIndexMegabytes: 1024,
      maxEventLoopLag: 1000,
      apiCallsPerMinute: 3000,
      digitransitKey: null,
      webhookAllowedHosts: [],
      brand: { name: 'Tilava', logo: null, styles: null },
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['WEBHOOK_ALLOWED_HOSTS', 'https://crm.internal'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://user:secret@one:5432,/tilava'],
    ['DATABASE_URL', 'postgres://user:secret@one:5432,other:70000/tilava'],
    ['DATABASE_URL', 'postgres://user:secret@one,other/tilava?target_session_attrs=standby'],
    ['DATABASE_REPLICA_URL', 'postgres://user:secret@without/primary'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_ADDRESSES', 'some'],
    ['ANNOUNCEMENTS_PER_LANDLORD', '0'],
    ['ANNOUNCEMENTS_PER_LANDLORD', '1.5'],
    ['ANNOUNCEMENTS_PER_LANDLORD', 'many'],
    ['MATCH_INDEX_MEGABYTES', '-1'],
    ['MATCH_INDEX_MEGABYTES', 'much'],
    ['MAX_EVENT_LOOP_LAG', '-1'],
    ['MAX_EVENT_LOOP_LAG', '0.5'],
    ['API_CALLS_PER_MINUTE', '-1'],
    ['API_CALLS_PER_MINUTE', 'some'],
    ['TILAVA_DEMO', 'perhaps'],
    ['PUBLIC_URL', 'tilava.example'],
    ['PUBLIC_URL', 'https://tilava.example/app'],
    ['CORS_ORIGINS', 'https://tilava.example/'],
    ['CORS_ORIGINS', '*'],
    ['MAIL_FROM', 'nobody'],
    ['SMTP_URL', 'http://mail.example'],
    ['TILAVA_BRAND_NAME', '<b>Harbour</b>'],
    ['TILAVA_BRAND_NAME', 'Harbour "$&"'],
    ['TILAVA_BRAND_NAME', 'a'.repeat(41)],
    ['TILAVA_BRAND_LOGO', '/nowhere/logo.svg'],
    ['TILAVA_BRAND_LOGO', import.meta.filename],
    ['TILAVA_BRAND_ACCENT', 'blue'],
    ['TILAVA_BRAND_ACCENT', '#ffcc00'],
    ['TILAVA_BRAND_RADIUS', '9'],
    ['TILAVA_BRAND_RADIUS', '2.5'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it.each(['FILES_S3_ENDPOINT', 'FILES_S3_PREFIX'])('refuses a %s that cannot be one', (name) => {
    expect(() => readConfig({ FILES_S3_BUCKET: 'pictures', [name]: 'no slash' })).toThrow(new RegExp(name));
  });

  it('takes lists of origins and an object store', () => {
    const config = readConfig({
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      FILES_S3_BUCKET: 'pictures',
      FILES_S3_ENDPOINT: 'http://127.0.0.1:9000',
      HOST: '::1',
    });
    expect(config.corsOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
    expect(config.publicUrl).toBe('http://[::1]:3000');
    expect(config.objectStore).toEqual({
      bucket: 'pictures',
      endpoint: 'http://127.0.0.1:9000',
      region: 'eu-north-1',
      prefix: 'production/',
    });
  });

  it.each(['10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback'])('takes the proxies %s', (trustProxy) => {
    expect(readConfig({ TRUST_PROXY: trustProxy }).trustProxy).toBe(trustProxy);
  });

  it.each([['abc'], ['0'], ['65536'], ['80.5']])('says of PORT=%s what a port is', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(/^PORT: .*a whole number from 1 to 65535$/);
  });
});

describe('demo data, whose passwords are public,', () => {
  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { DATABASE_URL: 'postgres://somewhere/db' },
    { PUBLIC_URL: 'https://www.example.org' },
    { PUBLIC_URL: 'https://127.0.0.1.example.org' },
    { PUBLIC_URL: 'http://127.0.0.1@example.org' },
    { PUBLIC_URL: 'http://[2001:db8::1]' },
    { TRUST_PROXY: 'loopback' },
    { PUBLIC_URL: 'http://127.0.0.1:3000', TRUST_PROXY: '10.0.0.1' },
  ])('are refused with %o, and left out where they are only wanted if allowed', (variables) => {
    expect(() => readConfig({ TILAVA_DEMO: '1', ...variables })).toThrow(/^TILAVA_DEMO=1 isn’t allowed .*$/);
    expect(readConfig({ TILAVA_DEMO: 'auto', ...variables }).demo).toBe(false);
  });

  it.each([
    {},
    { HOST: '::1' },
    { HOST: 'localhost' },
    { PUBLIC_URL: 'http://localhost:5173' },
    { PUBLIC_URL: 'http://127.0.0.2' },
    { PUBLIC_URL: 'http://[::1]:3000' },
  ])('are made for this machine alone: %o', (variables) => {
    for (const TILAVA_DEMO of ['1', 'auto']) {
      expect(readConfig({ TILAVA_DEMO, ...variables }).demo).toBe(true);
    }
    expect(readConfig(variables).demo).toBe(false);
  });
});

it('takes a map of the operator’s own with the credit of its data only', () => {
  const TILAVA_MAP_PMTILES = '/srv/region.pmtiles';
  expect(() => readConfig({ TILAVA_MAP_PMTILES })).toThrow(/^TILAVA_MAP_PMTILES_CREDIT: Expected the credit/);
  expect(readConfig({ TILAVA_MAP_PMTILES, TILAVA_MAP_PMTILES_CREDIT: 'Source: Region' }).mapPmtiles).toEqual({
    file: TILAVA_MAP_PMTILES,
    credit: 'Source: Region',
  });
});

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
    expect(warnings).toEqual([`${name} is ignored: did you mean ${meant}?`]);
  });

  it("are told where they begin with the product's name", () => {
    expect(warningsOf({ TILAVA_COLOUR: 'red' })).toEqual([
      'TILAVA_COLOUR is ignored: there is no such variable',
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
