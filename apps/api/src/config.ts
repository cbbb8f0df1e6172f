import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { Cause, ConfigProvider, Effect, Exit, Option } from 'effect';
import { distance } from 'fastest-levenshtein';
import { readBrand, type ServerBrand } from './config/brand.ts';
import { environment, type Environment } from './config/environment.ts';
import { readableAttributes, serversOf, writableAttributes } from './db/postgresServers.ts';
import { StartError } from './startError.ts';

export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Proxies whose forwarded addresses are believed: addresses and networks, comma-separated; null for none. */
  readonly trustProxy: string | null;
  readonly dataFolder: string;
  /** Vector tiles that the map's ground is drawn from, or null to draw it from the address register. */
  readonly mapPmtiles: { readonly file: string; readonly credit: string } | null;
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
  /** How often one user, key or visitor’s address may call the API; 0 for as often as they want. */
  readonly apiCallsPerMinute: number;
  /** Chooses Digitransit for places; null does not. */
  readonly digitransitKey: string | null;
  /** Hosts that webhooks may lead to although they aren't on the internet. */
  readonly webhookAllowedHosts: readonly string[];
  readonly brand: ServerBrand;
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

/** @throws StartError with one line that names the variable that is wrong */
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
  const { bucket, endpoint, region, prefix, demo: _, mapPmtiles, mapPmtilesCredit, ...others } = read;
  const { brandName, brandLogo, brandAccent, brandRadius, ...rest } = others;
  const store = Option.getOrNull(bucket);
  const host = rest.host.includes(':') ? `[${rest.host}]` : rest.host;
  return {
    ...rest,
    trustProxy: Option.getOrNull(rest.trustProxy),
    dataFolder: resolve(rest.dataFolder),
    mapPmtiles: toPmtiles(Option.getOrNull(mapPmtiles), Option.getOrNull(mapPmtilesCredit)),
    databaseUrl: Option.getOrNull(rest.databaseUrl),
    databaseReplicaUrl: Option.getOrNull(rest.databaseReplicaUrl),
    publicUrl: Option.getOrNull(rest.publicUrl) ?? `http://${host}:${rest.port}`,
    corsOrigins: listOf(Option.getOrNull(rest.corsOrigins)),
    metricsToken: Option.getOrNull(rest.metricsToken),
    webhookAllowedHosts: listOf(Option.getOrNull(rest.webhookAllowedHosts)),
    smtpUrl: Option.getOrNull(rest.smtpUrl),
    objectStore:
      store === null ? null : { bucket: store, endpoint: Option.getOrNull(endpoint), region, prefix },
    googleMapsApiKey: Option.getOrNull(rest.googleMapsApiKey),
    digitransitKey: Option.getOrNull(rest.digitransitKey),
    brand: readBrand({
      name: Option.getOrUndefined(brandName),
      logoFile: Option.getOrUndefined(brandLogo),
      accent: Option.getOrUndefined(brandAccent),
      radius: Option.getOrUndefined(brandRadius),
    }),
  };
}

function toPmtiles(file: string | null, credit: string | null): ServerConfig['mapPmtiles'] {
  if (file === null) return null;
  if (credit !== null) return { file: resolve(file), credit };
  throw new StartError('TILAVA_MAP_PMTILES_CREDIT: Expected the credit of TILAVA_MAP_PMTILES’ data');
}

const listOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function allowsDemo(wish: Environment['demo'], reach: Reach): boolean {
  if (['0', 'false', 'no', 'off'].includes(wish)) return false;
  const exposure = exposureOf(reach);
  if (exposure === null) return true;
  if (wish === 'auto') return false;
  throw new StartError(`TILAVA_DEMO=${wish} isn’t allowed ${exposure}: the demo passwords are public`);
}

/** `Expected … at ["PORT"]` reads better with the variable first. */
function reasonOf(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
  const [, reason, variable] = /^(?:ConfigError\(SchemaError\()?(.*?) at \["(\w+)"\]/.exec(text) ?? [];
  return reason === undefined || variable === undefined ? text : `${variable}: ${reason}`;
}

type Reach = Pick<ServerConfig, 'host' | 'databaseUrl' | 'publicUrl' | 'trustProxy'>;

/** Why strangers may reach the store, whose demo passwords are public; null where only this machine does. */
export function exposureOf({ host, databaseUrl, publicUrl, trustProxy }: Reach): string | null {
  if (databaseUrl !== null) return 'with DATABASE_URL';
  if (!isLoopback(host)) return `on HOST=${host}`;
  // As addresses are written in URLs, an IPv6 one stands in brackets.
  const publicHost = new URL(publicUrl).hostname.replaceAll(/^\[|\]$/g, '');
  if (!isLoopback(publicHost)) return `at PUBLIC_URL=${publicUrl}`;
  return trustProxy === null ? null : 'behind a proxy (TRUST_PROXY)';
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'));

function refuseUnreadableOrigins({ corsOrigins }: Pick<ServerConfig, 'corsOrigins'>): void {
  for (const origin of corsOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new StartError(
        `CORS_ORIGINS: Expected origins such as https://tilava.example, got ${JSON.stringify(origin)}`,
      );
    }
  }
}

function refuseUnreadableProxies({ trustProxy }: Pick<ServerConfig, 'trustProxy'>): void {
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

function refuseUnreadableServers({
  databaseUrl,
  databaseReplicaUrl,
}: Pick<ServerConfig, 'databaseUrl' | 'databaseReplicaUrl'>): void {
  if (databaseUrl !== null) refuseServers('DATABASE_URL', databaseUrl, writableAttributes);
  if (databaseReplicaUrl === null) return;
  if (databaseUrl === null) throw new StartError('DATABASE_REPLICA_URL: Has no effect without DATABASE_URL');
  refuseServers('DATABASE_REPLICA_URL', databaseReplicaUrl, readableAttributes);
}

function refuseServers(variable: string, address: string, attributes: readonly string[]): void {
  try {
    serversOf(address, attributes);
  } catch (error) {
    if (error instanceof RangeError) throw new StartError(`${variable}: ${error.message}`);
    throw error;
  }
}

/** Read by the script behind `npm start`, not by the server. */
const ofTheStart = 'TILAVA_NPM_PROCESS';

/** Variables spelt nearly like known ones, or unknown with the product's prefix; their values may be secrets. */
export function warningsOf(variables: Readonly<Record<string, string | undefined>>): string[] {
  const known = knownNames();
  const missing = known.filter((name) => variables[name] === undefined);
  return Object.keys(variables).flatMap((name) => {
    if (known.includes(name) || name === ofTheStart) return [];
    const meant = missing.find((candidate) => isNear(name, candidate));
    if (meant !== undefined) return [`${name} is ignored: did you mean ${meant}?`];
    return name.startsWith('TILAVA_') ? [`${name} is ignored: there is no such variable`] : [];
  });
}

function knownNames(): string[] {
  const names = new Set<string>();
  const listening = ConfigProvider.make(([name]) =>
    Effect.sync(() => {
      names.add(String(name));
      return undefined;
    }),
  );
  Effect.runSync(environment.parse(listening));
  return [...names];
}

/** One letter in four may be another, be missing or be too many. */
const isNear = (name: string, known: string): boolean =>
  distance(name.toUpperCase(), known) <= Math.floor(known.length / 4);
