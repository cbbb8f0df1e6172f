import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { Cause, Config, ConfigProvider, Effect, Exit, Option, Schema } from 'effect';
import { StartError } from './startError.ts';

/** Everything that the environment says, validated once. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Proxies whose forwarded addresses are believed: addresses and networks, comma-separated; null for none. */
  readonly trustProxy: string | null;
  /** Where the embedded database, files and mails are kept. */
  readonly dataFolder: string;
  /** PostgreSQL's address, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Whether to fill an empty store with demo data. */
  readonly demo: boolean;
  readonly logLevel: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

const PostgresUrl = Schema.String.check(
  Schema.isPattern(/^postgres(ql)?:\/\/.+/, { message: 'must begin with postgres:// or postgresql://' }),
);

const environment = Config.all({
  port: Config.Port('PORT').pipe(Config.withDefault(3000)),
  host: Config.NonEmptyString('HOST').pipe(Config.withDefault('127.0.0.1')),
  trustProxy: Config.option(Config.NonEmptyString('TRUST_PROXY')),
  dataFolder: Config.NonEmptyString('TILAVA_DATA_DIR').pipe(Config.withDefault('.tilava')),
  databaseUrl: Config.option(Config.schema(PostgresUrl, 'DATABASE_URL')),
  demo: Config.Boolean('TILAVA_DEMO').pipe(Config.withDefault(false)),
  logLevel: Config.Literals(logLevels, 'LOG_LEVEL').pipe(Config.withDefault('info' as const)),
});

/**
 * Reads the environment.
 *
 * @throws StartError with one line that names the variable that is wrong
 */
export function readConfig(variables: Record<string, string | undefined>): ServerConfig {
  const provider = ConfigProvider.fromEnvRecord(variables);
  const exit = Effect.runSyncExit(environment.parse(provider));
  if (Exit.isFailure(exit)) throw new StartError(reasonOf(Cause.squash(exit.cause)));
  const config: ServerConfig = {
    ...exit.value,
    trustProxy: Option.getOrNull(exit.value.trustProxy),
    dataFolder: resolve(exit.value.dataFolder),
    databaseUrl: Option.getOrNull(exit.value.databaseUrl),
  };
  refuseUnreadableProxies(config);
  refuseOpenDemo(config);
  return config;
}

function refuseUnreadableProxies({ trustProxy }: ServerConfig): void {
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

/** The demo accounts have known passwords, so that they may only ever be reached from this machine. */
function refuseOpenDemo(config: ServerConfig): void {
  if (!config.demo) return;
  if (config.databaseUrl !== null) {
    throw new StartError('TILAVA_DEMO=1 is refused with DATABASE_URL: its passwords are public');
  }
  if (!loopbackHosts.includes(config.host)) {
    throw new StartError(`TILAVA_DEMO=1 is refused on HOST=${config.host}: its passwords are public`);
  }
}

/** `Expected … at ["PORT"]` reads better with the variable first. */
function reasonOf(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
  const [, reason, variable] = /^(?:ConfigError\(SchemaError\()?(.*?) at \["(\w+)"\]/.exec(text) ?? [];
  return reason === undefined || variable === undefined ? text : `${variable}: ${reason}`;
}
