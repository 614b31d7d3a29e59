import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { testSecrets } from '../../../test/support/config.ts';
import { dropDatabase } from '../../../test/support/databases.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { addressOf, administer } from '../../../test/support/server.ts';
import { type KeyName, keyNames, type Secrets } from '../config/secrets.ts';
import { acceptKey, findWrongKeys, openSecrets, recordKeys } from './check-keys.ts';

const portal = testPortal();
const others = { audit: 11, codes: 12, pepper: 13, factors: 14 };

const hex = (key: Uint8Array) => Buffer.from(key).toString('hex');

const settings = (secrets: Secrets): Record<string, string> =>
  Object.fromEntries(keyNames.map((name) => [`${name.toUpperCase()}_KEY`, hex(secrets[name])]));

/** The test's keys, but for one that is another. */
const withOther = (name: KeyName): Secrets => ({ ...testSecrets, [name]: Buffer.alloc(32, others[name]) });

const place = (secrets?: Secrets, ownerAddress = portal.ownerAddress) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-keys-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  return { dataDirectory, ownerAddress, environment: secrets ? settings(secrets) : {} };
};

beforeEach(async () => {
  await portal.db`delete from key_checks`;
});

test('keys are noted once, and any other is refused by its name before anything is written', async () => {
  await recordKeys(portal.ownerAddress, testSecrets);
  await recordKeys(portal.ownerAddress, testSecrets);
  expect(await portal.db`select name from key_checks`).toHaveLength(keyNames.length);
  await openSecrets(place(testSecrets));
  for (const name of keyNames) {
    const refused = openSecrets(place(withOther(name)));
    await expect(refused).rejects.toThrow(`${name.toUpperCase()}_KEY`);
    await expect(refused).rejects.toThrow(`pnpm keys:accept`);
    await expect(recordKeys(portal.ownerAddress, withOther(name))).rejects.toThrow('not the key');
  }
  expect(await portal.db`select name from key_checks`).toHaveLength(keyNames.length);
});

test('after a change the old key alone is refused, and the new one with the old beside it is good', async () => {
  await recordKeys(portal.ownerAddress, testSecrets);
  const changed: Secrets = {
    audit: Buffer.alloc(32, 21),
    codes: Buffer.alloc(32, 22),
    pepper: Buffer.alloc(32, 23),
    factors: Buffer.alloc(32, 24),
    previous: Object.fromEntries(keyNames.map((name) => [name, [testSecrets[name]]])),
  };
  await recordKeys(portal.ownerAddress, changed);
  expect(await findWrongKeys(portal.ownerAddress, changed)).toEqual([]);
  expect(await findWrongKeys(portal.ownerAddress, testSecrets)).toHaveLength(keyNames.length);
});

test('keys are made for an empty database only', async () => {
  await recordKeys(portal.ownerAddress, testSecrets);
  const used = place();
  await expect(openSecrets(used)).rejects.toThrow('Missing: AUDIT_KEY, CODES_KEY, FACTORS_KEY, PEPPER_KEY');
  expect(existsSync(join(used.dataDirectory, 'secrets'))).toBe(false);

  const server = inject('testServer');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await administer(server, (sql) => sql`create database ${sql(name)} template template0`);
  onTestFinished(async () => {
    await dropDatabase(server, name);
  });
  const made = place(undefined, addressOf(server, name));
  const secrets = await openSecrets(made);
  expect(await openSecrets(made)).toEqual(secrets);
});

test('a lost key is given up by name, and the others stay as they were', async () => {
  await recordKeys(portal.ownerAddress, testSecrets);
  await acceptKey(portal.ownerAddress, 'codes', withOther('codes'));
  expect(await findWrongKeys(portal.ownerAddress, withOther('codes'))).toEqual([]);
  expect(await findWrongKeys(portal.ownerAddress, testSecrets)).toHaveLength(1);
});
