import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { loadSecrets } from './secrets.ts';

test('without settings the portal is a demo on localhost with its data beside it', () => {
  expect(loadConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:8080',
    dataDirectory: join(process.cwd(), '.portal'),
    demo: true,
    rateLimits: 'on',
    logLevel: 'info',
    trustedHops: 0,
  });
});

test('a database of one’s own is no demo unless asked for', () => {
  const databaseUrl = 'postgres://portal:secret@db.internal/portal';
  expect(loadConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl, demo: false });
  expect(loadConfig({ DATABASE_URL: databaseUrl, PORTAL_DEMO: '1' }).demo).toBe(true);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['METRICS_TOKEN', 'short'],
  ['FIGURES_TOKEN', 'short'],
  ['PUBLIC_URL', 'portal.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PORTAL_DEMO', 'yes'],
  ['ADMIN_EMAIL', 'root'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_POOL', '1'],
  ['SMTP_URL', 'http://mail'],
  ['MAIL_FROM', 'Fund <nobody>'],
  ['MAIL_FROM', 'Fund\r\nBcc: x@example.org <a@example.org>'],
  ['FILES_URL', 'ftp://files'],
  ['CLAMD_URL', 'http://scanner:3310'],
  ['CLAMD_URL', 'tcp://scanner'],
  ['FILES_UNSCANNED', 'yes'],
  ['FILES_LOOSE_HOURS', '0'],
  ['FILES_REQUIRE_SCAN', 'true'],
  ['FLAG_URL', '/flags'],
  ['SECURITY_CONTACT', 'ftp://portal.example'],
  ['LOG_LEVEL', 'loud'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['RATE_LIMITS', 'off'],
  ['TRUSTED_HOPS', '11'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => loadConfig({ [name]: value })).toThrow(name);
});

test('every bad setting is named at once, and no value is echoed', () => {
  const message = (() => {
    try {
      loadConfig({ PORT: 'x', DATABASE_URL: 'mysql://portal:hunter2@db', LOG_LEVEL: 'loud' });
      return '';
    } catch (error) {
      return String(error);
    }
  })();
  for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL']) expect(message).toContain(name);
  expect(message).not.toContain('hunter2');
});

test('an address loses its last slash and blank settings are absent', () => {
  expect(loadConfig({ PUBLIC_URL: 'https://portal.example/', SMTP_URL: ' ' })).toMatchObject({
    publicUrl: 'https://portal.example',
  });
});

test('secrets are made once, for their owner’s eyes, and can be given instead', () => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  const first = loadSecrets(directory);
  expect(loadSecrets(directory)).toEqual(first);
  expect(first.audit).not.toEqual(first.pepper);
  const path = join(directory, 'secrets', 'audit.key');
  expect(readFileSync(path, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const given = loadSecrets(directory, { AUDIT_KEY: 'ab'.repeat(32) });
  expect(given.audit[0]).toBe(0xab);
  expect(() => loadSecrets(directory, { PEPPER_KEY: 'short' })).toThrow('PEPPER_KEY');
});
