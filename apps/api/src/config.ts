import { resolve } from 'node:path';
import { Cause, ConfigProvider, Effect, Exit, Option } from 'effect';
import { environment, type Environment } from './config/environment.ts';
import { exposureOf, type Reach } from './config/exposure.ts';
import {
  refuseUnreadableOrigins,
  refuseUnreadableProxies,
  refuseUnreadableServers,
} from './config/refusals.ts';
import { StartError } from './startError.ts';

/** Everything that the environment says, validated once. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Proxies whose forwarded addresses are believed: addresses and networks, comma-separated; null for none. */
  readonly trustProxy: string | null;
  /** Where the embedded database, files and mails are kept. */
  readonly dataFolder: string;
  /** PostgreSQL's address, which may name several servers, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** The address of servers that answer reads, or null where the primary answers all. */
  readonly databaseReplicaUrl: string | null;
  /** Whether to fill an empty store with demo data; never where others could reach them. */
  readonly demo: boolean;
  readonly logLevel: string;
  /** Whether the log names clients' network addresses, which are personal data. */
  readonly logAddresses: boolean;
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
  /** How many announcements a landlord may have, hidden ones counted. */
  readonly announcementsPerLandlord: number;
  /** Memory that the match index may take; 0 for no index. */
  readonly matchIndexMegabytes: number;
  /** Milliseconds that the event loop may lag before requests are refused; 0 for any. */
  readonly maxEventLoopLag: number;
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
  refuseUnreadableServers(config);
  return { ...config, demo: allowsDemo(exit.value.demo, config) };
}

type UndecidedConfig = Omit<ServerConfig, 'demo'>;

function toServerConfig(read: Environment): UndecidedConfig {
  const { bucket, endpoint, region, prefix, demo: _, ...rest } = read;
  const store = Option.getOrNull(bucket);
  const host = rest.host.includes(':') ? `[${rest.host}]` : rest.host;
  return {
    ...rest,
    trustProxy: Option.getOrNull(rest.trustProxy),
    dataFolder: resolve(rest.dataFolder),
    databaseUrl: Option.getOrNull(rest.databaseUrl),
    databaseReplicaUrl: Option.getOrNull(rest.databaseReplicaUrl),
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

/** Whether the wish for demo data is granted. */
function allowsDemo(wish: Environment['demo'], reach: Reach): boolean {
  if (['0', 'false', 'no', 'off'].includes(wish)) return false;
  const exposure = exposureOf(reach);
  if (exposure === null) return true;
  if (wish === 'auto') return false;
  throw new StartError(`TILAVA_DEMO=${wish} is refused ${exposure}: its passwords are public`);
}

/** `Expected … at ["PORT"]` reads better with the variable first. */
function reasonOf(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
  const [, reason, variable] = /^(?:ConfigError\(SchemaError\()?(.*?) at \["(\w+)"\]/.exec(text) ?? [];
  return reason === undefined || variable === undefined ? text : `${variable}: ${reason}`;
}
