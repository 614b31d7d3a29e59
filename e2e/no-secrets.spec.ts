import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { manifests } from './support/manifests.ts';

const data = process.env.PORTAL_E2E_DATA ?? '';
const assets = join(data, 'releases', 'assets');
/** The keys that this portal made for itself. */
const secrets = join(data, 'secrets');

const given = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'FILES_URL',
  'METRICS_TOKEN',
  'AUDIT_KEY',
  'CODES_KEY',
  'PEPPER_KEY',
  'FACTORS_KEY',
];

/** What only a server has a use for: settings, columns, tables, ways to seal and to hash. */
const serverOnly = [
  ...given,
  'PORTAL_DATA',
  'passwordHash',
  'password_hash',
  'tokenHash',
  'token_hash',
  'client_secret',
  'login_history',
  'audit_log',
  'createHmac',
  'argon2',
  'PRIVATE KEY',
];

const files = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name)) // the same once more
    .map((entry) => join(entry.parentPath, entry.name));

/** A key as it might be written down, and what a setting holds, in whole and its password alone. */
const secretValues = (): string[] => {
  const keys = files(secrets).map((path) => readFileSync(path, 'utf8').trim());
  const bytes = keys.map((key) => Buffer.from(key, 'hex'));
  const settings = given.flatMap((name) => {
    const value = process.env[name];
    if (!value) return [];
    return [value, URL.canParse(value) ? decodeURIComponent(new URL(value).password) : ''];
  });
  return [
    ...keys,
    ...bytes.map((key) => key.toString('base64').replace(/=+$/, '')),
    ...bytes.map((key) => key.toString('base64url')),
    ...settings,
  ].filter((value) => value !== '');
};

test('no built file holds a secret or a word that only the server needs', () => {
  expect(readdirSync(assets).sort()).toEqual([...manifests.map(({ name }) => name), 'shell'].sort());
  const values = secretValues();
  expect(values.length).toBeGreaterThanOrEqual(12); // four keys in three spellings
  const found: string[] = [];
  for (const path of files(assets)) {
    const content = readFileSync(path, 'latin1'); // byte for byte, whatever it is
    // Which secret it is stays out of the report.
    if (values.some((value) => content.includes(value))) found.push(`${path}: a secret`);
    found.push(...serverOnly.filter((word) => content.includes(word)).map((word) => `${path}: ${word}`));
  }
  expect(found).toEqual([]);
});
