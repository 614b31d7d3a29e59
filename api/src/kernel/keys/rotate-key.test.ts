import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { passwordHasher } from '../../identity/auth/password-hasher.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { keyNames, knownKeys, loadSecrets } from '../config/secrets.ts';
import { codeHash, sameBytes } from '../crypto/tokens.ts';
import { openPool, type Pool, transaction } from '../database/db.ts';
import { rotateKey } from './rotate-key.ts';

const directory = mkdtempSync(join(tmpdir(), 'portal-keys-'));
const portal = testPortal();

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const load = (environment = {}) => loadSecrets(directory, environment);
const hex = (key?: Uint8Array) => Buffer.from(key ?? []).toString('hex');

test('a change keeps the old key beside the new one, readable by the owner only', () => {
  const before = load();
  for (const name of keyNames) rotateKey(directory, name, {});
  const after = load();
  for (const name of keyNames) {
    expect(hex(after[name])).not.toBe(hex(before[name]));
    expect(statSync(join(directory, 'secrets', `${name}.previous.key`)).mode & 0o077).toBe(0);
  }
  for (const name of keyNames)
    expect(knownKeys(after, name).map(hex)).toEqual([hex(after[name]), hex(before[name])]);
});

test('a key that is changed again keeps every key before it', () => {
  const before = load();
  for (const name of keyNames) rotateKey(directory, name, {});
  const { previous = {} } = load();
  for (const name of keyNames)
    expect(previous[name]?.map(hex)).toEqual([...(before.previous?.[name] ?? []), before[name]].map(hex));
});

test('an earlier key that cannot be read is named by its place', () => {
  expect(() => load({ AUDIT_PREVIOUS_KEY: 'short' })).toThrow('AUDIT_PREVIOUS_KEY must be 64');
  const other = mkdtempSync(join(directory, 'other-'));
  mkdirSync(join(other, 'secrets'));
  writeFileSync(join(other, 'secrets', 'pepper.previous.key'), 'short');
  expect(() => loadSecrets(other)).toThrow('pepper.previous.key must be 64');
});

test('a key of the environment is not touched; what to set is said, and keys before it in files still count', () => {
  const given = 'a'.repeat(64);
  const file = readFileSync(join(directory, 'secrets', 'codes.key'), 'utf8');
  const message = rotateKey(directory, 'codes', { CODES_KEY: given });
  expect(message).toMatch(/CODES_KEY comes from the environment\. Set it to\n[0-9a-f]{64}\n/);
  expect(readFileSync(join(directory, 'secrets', 'codes.key'), 'utf8')).toBe(file);
  const [first, second] = ['b'.repeat(64), 'c'.repeat(64)];
  const inFiles = load().previous?.audit?.map(hex) ?? [];
  expect(inFiles).not.toEqual([]);
  const all = [...inFiles, first, second];
  for (const added of [[first, second], all])
    expect(load({ AUDIT_PREVIOUS_KEY: `${added}` }).previous?.audit?.map(hex)).toEqual(all);
  expect(existsSync(join(directory, 'secrets', 'codes.previous.key'))).toBe(true);
});

test('a key that was in the setting alone stays older than the key that a change keeps beside it', () => {
  const other = mkdtempSync(join(directory, 'other-'));
  const oldest = 'D'.repeat(64); // a setting may be in capitals, a file is not
  const { audit } = loadSecrets(other);
  rotateKey(other, 'audit', { AUDIT_PREVIOUS_KEY: oldest });
  for (const environment of [{ AUDIT_PREVIOUS_KEY: oldest }, {}])
    expect(loadSecrets(other, environment).previous?.audit?.map(hex)).toEqual([
      oldest.toLowerCase(),
      hex(audit),
    ]);
});

test('passwords and codes made with the old key are good after the change', async () => {
  const old = load();
  const stored = await passwordHasher(old.pepper).hash('a good password');
  rotateKey(directory, 'pepper', {});
  rotateKey(directory, 'codes', {});
  const now = load();
  const hasher = passwordHasher(now.pepper, now.previous?.pepper);
  expect(await hasher.matches(stored, 'a good password')).toBe(true);
  expect(hasher.isOutdated(stored)).toBe(true);
  const hash = codeHash(old.codes, 'owner', '123456');
  expect(knownKeys(now, 'codes').some((key) => sameBytes(hash, codeHash(key, 'owner', '123456')))).toBe(true);
});

/** The same database, as a process with these audit keys sees it. */
const withKeys = (auditKey: Uint8Array, previousAuditKeys: readonly Uint8Array[] = []): Pool => {
  const facts = { ...portal.db.portal, auditKey, previousAuditKeys };
  const pool = openPool({ address: portal.ownerAddress, max: 1, portal: facts });
  onTestFinished(() => pool.end());
  return pool;
};

test('the log is whole across a change of its key, and the old key seals nothing new', async () => {
  const [first, second] = [portal.db.portal.auditKey, Buffer.alloc(32, 7)];
  const write = (db: Pool) =>
    transaction(db, (tx) => recordAudit(tx, 'system', 'UPDATE', { process: 'SYSTEM', entityType: 'note' }));
  const data = portal.deps.config.dataDirectory;
  await write(withKeys(first));
  await write(withKeys(second, [first]));
  expect(await verifyAudit(withKeys(second, [first]), data)).toEqual({ rows: 2 });
  expect((await verifyAudit(withKeys(second), data)).broken?.reason).toBe('changed');
  await write(withKeys(first));
  expect((await verifyAudit(withKeys(second, [first]), data)).broken).toEqual({
    seq: '3',
    reason: 'changed',
  });
});
