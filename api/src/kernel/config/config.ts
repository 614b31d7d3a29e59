import { isAbsolute, resolve } from 'node:path';
import { EnvironmentReader } from './environment-reader.ts';
import { readFilesSetting } from './files-setting.ts';
import { readScanSetting } from './scan-setting.ts';

/** Refused settings, each named with the reason. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const settingsIn = (read: EnvironmentReader) => {
  const port = read.integer('PORT', 8080, 0, 65_535);
  const host = read.text('HOST', '127.0.0.1');
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:']);
  const dataDirectory = read.text('PORTAL_DATA', '.portal');
  return {
    port,
    host,
    /** Where people reach the portal, without a trailing slash; the base of every link in a mail. */
    publicUrl: (publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`).replace(/\/+$/, ''),
    /** Absolute path: database, files, release store, secrets. */
    dataDirectory: isAbsolute(dataDirectory) ? dataDirectory : resolve(dataDirectory),
    demo: read.flag('PORTAL_DEMO', databaseUrl === undefined),
    /** Whether a start brings the tables up to date; else they must be so. */
    migratesAtStart: read.flag('MIGRATE_AT_START', true),
    databasePool: read.integer('DATABASE_POOL', 10, 2, 200),
    mailFrom: read.mailbox('MAIL_FROM', 'Adjustment Fund Portal <no-reply@portal.example>'),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    /** Whether calls are counted strictly and turned away under load. Locks on accounts are never relaxed. */
    rateLimits: read.choice('RATE_LIMITS', ['on', 'relaxed'], 'on'),
    /** Megabytes of free disk below which nothing is taken in any more. */
    diskReserveMb: read.integer('DISK_RESERVE_MB', 200, 0, 1_000_000),
    /** How long a process that ends goes on answering after `/readyz` said so. */
    drainSeconds: read.integer('DRAIN_SECONDS', 0, 0, 300),
    /** How many proxies in front may set X-Forwarded-For; 0: none is believed. */
    trustedHops: read.integer('TRUSTED_HOPS', 0, 0, 10),
    /** A conversation in which nobody wrote for so long is closed. */
    chatIdleMinutes: read.integer('CHAT_IDLE_MINUTES', 30, 1, 1440),
    /** How long conversations of visitors without an account are kept once they are over. */
    chatRetentionDays: read.integer('CHAT_RETENTION_DAYS', 30, 1, 3650),
    /** Who is invited as administrator while there is none. */
    ...read.optional('adminEmail', read.email('ADMIN_EMAIL')),
    /** Absent: the embedded server is used. */
    ...read.optional('databaseUrl', databaseUrl),
    /** Who owns the tables and migrates them; absent: the role of `databaseUrl` does. */
    ...read.optional('databaseOwnerUrl', read.url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:'])),
    ...read.optional('smtpUrl', read.url('SMTP_URL', ['smtp:', 'smtps:'])),
    /** After how many hours a file that belongs to nothing is removed. */
    filesLooseHours: read.integer('FILES_LOOSE_HOURS', 24, 1, 8760),
    /** Who sends it as a bearer reads the metrics from anywhere; absent: they are read on this machine only. */
    ...read.optional('metricsToken', read.secret('METRICS_TOKEN', 16)),
    /** Who sends it as a bearer reads the figures of canaries from anywhere; absent: they are read on this machine only. */
    ...read.optional('figuresToken', read.secret('FIGURES_TOKEN', 16)),
    /** Base address of an OpenTelemetry collector (OTLP over HTTP); absent: no traces. */
    ...read.optional('tracesUrl', read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])),
    ...readFilesSetting(read),
    ...readScanSetting(read),
    /** Where reports of weaknesses go: an e-mail address or a page. */
    ...read.optional('securityContact', read.contact('SECURITY_CONTACT')),
    ...read.optional('flagUrl', read.url('FLAG_URL', ['http:', 'https:'])),
  };
};

/** Every setting of the API from its environment, parsed once. */
export type Config = ReturnType<typeof settingsIn>;

/** Reads the environment. @throws ConfigError naming every setting with a bad value. */
export const loadConfig = (environment: Record<string, string | undefined>): Config => {
  const read = new EnvironmentReader(environment);
  const config = settingsIn(read);
  if (read.problems.length > 0) throw new ConfigError(`Settings refused:\n- ${read.problems.join('\n- ')}`);
  return config;
};
