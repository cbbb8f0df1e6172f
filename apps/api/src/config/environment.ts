import { Config, Schema } from 'effect';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What `TILAVA_DEMO` may say; `auto` asks for demo data where they are allowed. */
const demoWishes = ['auto', '1', 'true', 'yes', 'on', '0', 'false', 'no', 'off'] as const;

const PortNumber = Schema.NumberFromString.check(
  Schema.makeFilter((port) => Number.isInteger(port) && port >= 1 && port <= 65_535, {
    message: 'must be a port, which is a whole number from 1 to 65535',
  }),
);
const PostgresUrl = Schema.String.check(
  Schema.isPattern(/^postgres(ql)?:\/\/.+/, { message: 'must begin with postgres:// or postgresql://' }),
);
const SmtpUrl = Schema.String.check(
  Schema.isPattern(/^smtps?:\/\/.+/, { message: 'must begin with smtp:// or smtps://' }),
);
const WebUrl = Schema.String.check(
  Schema.makeFilter((url) => /^https?:\/\/[^/\s]+$/.test(url) && URL.canParse(url), {
    message: 'must be an origin such as https://tilava.example, without a path',
  }),
);
const Mailbox = Schema.String.check(
  Schema.isPattern(/^(?:[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
    message: 'must be a mailbox such as Tilava <post@tilava.example>',
  }),
);
const Quota = Schema.NumberFromString.check(
  Schema.isInt({ message: 'must be a whole number' }),
  Schema.isGreaterThanOrEqualTo(1, { message: 'must be 1 or more' }),
);
const wholeNumberOf = (unit: string) =>
  Schema.NumberFromString.check(
    Schema.isInt({ message: `must be a whole number of ${unit}` }),
    Schema.isGreaterThanOrEqualTo(0, { message: 'must be 0 or more' }),
  );
const Prefix = Schema.String.check(
  Schema.isPattern(/^(?:[\w.-]+\/)+$/, { message: 'must end with a slash, such as production/' }),
);
const Hosts = Schema.String.check(
  Schema.isPattern(/^[\da-z.:-]+(?:\s*,\s*[\da-z.:-]+)*$/, {
    message: 'must be host names or addresses in lower case, comma-separated, such as crm.internal,10.0.0.5',
  }),
);
const BrandName = Schema.String.check(
  Schema.isPattern(/^[\p{L}\p{N}][\p{L}\p{N} .,&'’+!-]{0,39}$/u, {
    message: "must be a name of at most 40 letters, digits, spaces and .,&'’+!-",
  }),
);
const HexColor = Schema.String.check(
  Schema.isPattern(/^#[\da-f]{6}$/i, { message: 'must be a colour such as #1d4ed8' }),
);
const Radius = Schema.NumberFromString.check(
  Schema.makeFilter((radius) => Number.isInteger(radius) && radius >= 0 && radius <= 8, {
    message: 'must be a whole number of pixels from 0 to 8',
  }),
);

export const environment = Config.all({
  port: Config.schema(PortNumber, 'PORT').pipe(Config.withDefault(3000)),
  host: Config.NonEmptyString('HOST').pipe(Config.withDefault('127.0.0.1')),
  trustProxy: Config.option(Config.NonEmptyString('TRUST_PROXY')),
  dataFolder: Config.NonEmptyString('TILAVA_DATA_DIR').pipe(Config.withDefault('.tilava')),
  databaseUrl: Config.option(Config.schema(PostgresUrl, 'DATABASE_URL')),
  databaseReplicaUrl: Config.option(Config.schema(PostgresUrl, 'DATABASE_REPLICA_URL')),
  mapPmtiles: Config.option(Config.NonEmptyString('TILAVA_MAP_PMTILES')),
  mapPmtilesCredit: Config.option(Config.NonEmptyString('TILAVA_MAP_PMTILES_CREDIT')),
  demo: Config.Literals(demoWishes, 'TILAVA_DEMO').pipe(Config.withDefault('0' as const)),
  logLevel: Config.Literals(logLevels, 'LOG_LEVEL').pipe(Config.withDefault('info' as const)),
  logAddresses: Config.Boolean('LOG_ADDRESSES').pipe(Config.withDefault(false)),
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
  announcementsPerLandlord: Config.schema(Quota, 'ANNOUNCEMENTS_PER_LANDLORD').pipe(Config.withDefault(1000)),
  matchIndexMegabytes: Config.schema(wholeNumberOf('megabytes'), 'MATCH_INDEX_MEGABYTES').pipe(
    Config.withDefault(1024),
  ),
  maxEventLoopLag: Config.schema(wholeNumberOf('milliseconds'), 'MAX_EVENT_LOOP_LAG').pipe(
    Config.withDefault(1000),
  ),
  apiCallsPerMinute: Config.schema(wholeNumberOf('calls'), 'API_CALLS_PER_MINUTE').pipe(
    Config.withDefault(3000),
  ),
  digitransitKey: Config.option(Config.NonEmptyString('DIGITRANSIT_KEY')),
  webhookAllowedHosts: Config.option(Config.schema(Hosts, 'WEBHOOK_ALLOWED_HOSTS')),
  brandName: Config.option(Config.schema(BrandName, 'TILAVA_BRAND_NAME')),
  brandLogo: Config.option(Config.NonEmptyString('TILAVA_BRAND_LOGO')),
  brandAccent: Config.option(Config.schema(HexColor, 'TILAVA_BRAND_ACCENT')),
  brandRadius: Config.option(Config.schema(Radius, 'TILAVA_BRAND_RADIUS')),
});

export type Environment = Config.Success<typeof environment>;
