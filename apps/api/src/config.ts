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
  /** Where users reach the web app, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Opens `/metrics` to other machines; null keeps it to this one. */
  readonly metricsToken: string | null;
  readonly mailFrom: string;
  /** The mail server's address, or null to write mails into the data folder. */
  readonly smtpUrl: string | null;
  /** The object store for files, or null to keep them in the data folder. */
  readonly objectStore: ObjectStoreConfig | null;
  /** Chooses Google for places; null does not. */
  readonly googleMapsApiKey: string | null;
  /** Chooses Digitransit for places; null does not. */
  readonly digitransitKey: string | null;
}

/** An object store that speaks S3; its credentials are read from the environment by its own library. */
export interface ObjectStoreConfig {
  readonly bucket: string;
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  /** What every key begins with, such as `production/`. */
  readonly prefix: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

const PostgresUrl = Schema.String.check(
  Schema.isPattern(/^postgres(ql)?:\/\/.+/, { message: 'must begin with postgres:// or postgresql://' }),
);

const SmtpUrl = Schema.String.check(
  Schema.isPattern(/^smtps?:\/\/.+/, { message: 'must begin with smtp:// or smtps://' }),
);
const WebUrl = Schema.String.check(
  Schema.isPattern(/^https?:\/\/[^/\s]+$/, {
    message: 'must be an origin such as https://tilava.example, without a path',
  }),
);
const Mailbox = Schema.String.check(
  Schema.isPattern(/^(?:[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
    message: 'must be a mailbox such as Tilava <post@tilava.example>',
  }),
);
const Prefix = Schema.String.check(
  Schema.isPattern(/^(?:[\w.-]+\/)+$/, { message: 'must end with a slash, such as production/' }),
);

const environment = Config.all({
  port: Config.Port('PORT').pipe(Config.withDefault(3000)),
  host: Config.NonEmptyString('HOST').pipe(Config.withDefault('127.0.0.1')),
  trustProxy: Config.option(Config.NonEmptyString('TRUST_PROXY')),
  dataFolder: Config.NonEmptyString('TILAVA_DATA_DIR').pipe(Config.withDefault('.tilava')),
  databaseUrl: Config.option(Config.schema(PostgresUrl, 'DATABASE_URL')),
  demo: Config.Boolean('TILAVA_DEMO').pipe(Config.withDefault(false)),
  logLevel: Config.Literals(logLevels, 'LOG_LEVEL').pipe(Config.withDefault('info' as const)),
  publicUrl: Config.option(Config.schema(WebUrl, 'PUBLIC_URL')),
  corsOrigins: Config.option(Config.NonEmptyString('CORS_ORIGINS')),
  metricsToken: Config.option(Config.NonEmptyString('METRICS_TOKEN')),
  mailFrom: Config.schema(Mailbox, 'MAIL_FROM').pipe(Config.withDefault('Tilava <post@tilava.example>')),
  smtpUrl: Config.option(Config.schema(SmtpUrl, 'SMTP_URL')),
  bucket: Config.option(Config.NonEmptyString('FILES_S3_BUCKET')),
  endpoint: Config.option(Config.schema(WebUrl, 'FILES_S3_ENDPOINT')),
  region: Config.NonEmptyString('FILES_S3_REGION').pipe(Config.withDefault('eu-north-1')),
  prefix: Config.schema(Prefix, 'FILES_S3_PREFIX').pipe(Config.withDefault('production/')),
  googleMapsApiKey: Config.option(Config.NonEmptyString('GOOGLE_MAPS_API_KEY')),
  digitransitKey: Config.option(Config.NonEmptyString('DIGITRANSIT_KEY')),
});

type Environment = Config.Success<typeof environment>;

/**
 * Reads the environment.
 *
 * @throws StartError with one line that names the variable that is wrong
 */
export function readConfig(variables: Record<string, string | undefined>): ServerConfig {
  const provider = ConfigProvider.fromEnvRecord(variables);
  const exit = Effect.runSyncExit(environment.parse(provider));
  if (Exit.isFailure(exit)) throw new StartError(reasonOf(Cause.squash(exit.cause)));
  const config = toServerConfig(exit.value);
  refuseUnreadableProxies(config);
  refuseUnreadableOrigins(config);
  refuseOpenDemo(config);
  return config;
}

function toServerConfig({ bucket, endpoint, region, prefix, ...rest }: Environment): ServerConfig {
  const store = Option.getOrNull(bucket);
  const host = rest.host.includes(':') ? `[${rest.host}]` : rest.host;
  return {
    ...rest,
    trustProxy: Option.getOrNull(rest.trustProxy),
    dataFolder: resolve(rest.dataFolder),
    databaseUrl: Option.getOrNull(rest.databaseUrl),
    publicUrl: Option.getOrNull(rest.publicUrl) ?? `http://${host}:${rest.port}`,
    corsOrigins: listOf(Option.getOrNull(rest.corsOrigins)),
    metricsToken: Option.getOrNull(rest.metricsToken),
    smtpUrl: Option.getOrNull(rest.smtpUrl),
    objectStore:
      store === null ? null : { bucket: store, endpoint: Option.getOrNull(endpoint), region, prefix },
    googleMapsApiKey: Option.getOrNull(rest.googleMapsApiKey),
    digitransitKey: Option.getOrNull(rest.digitransitKey),
  };
}

const listOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function refuseUnreadableOrigins({ corsOrigins }: ServerConfig): void {
  for (const origin of corsOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new StartError(
        `CORS_ORIGINS: Expected origins such as https://tilava.example, got ${JSON.stringify(origin)}`,
      );
    }
  }
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
