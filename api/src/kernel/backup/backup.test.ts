import { randomBytes } from 'node:crypto';
import {
  copyFile,
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  truncate,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { dropDatabase } from '../../../test/support/databases.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { administer, appAddressOf, testFacts } from '../../../test/support/server.ts';
import { ANCHOR_FILE, anchorAudit } from '../audit/anchor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { openPool, type Pool, transaction } from '../database/db.ts';
import { APP_ROLE } from '../database/start-database.ts';
import { openFileStore } from '../files/store/open-store.ts';
import { canAddJobs } from '../health/health.ts';
import { makeBackup } from './make-backup.ts';
import { MANIFEST, type Manifest, parseManifest, SEAL, sealOf } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { createTar, readTar } from './tar.ts';
import { verifyRestore } from './verify-restore.ts';

const portal = testPortal({ demo: true });
const keys = [testFacts.auditKey];
const databases: string[] = [];
const roles: string[] = [];
let directory: string;
/** SHA-256 of a file whose bytes are there; those of the examples are in no template. */
let kept: string;

beforeAll(async () => {
  const fileKey = await portal.make.file(portal.person('beneficiary'));
  const [file] = await portal.db<{ sha256: string }[]>`select sha256 from files where file_key = ${fileKey}`;
  kept = file?.sha256 ?? '';
  directory = await mkdtemp(join(tmpdir(), 'portal-backup-'));
});

afterAll(async () => {
  for (const name of databases) await dropDatabase(inject('testServer'), name);
  for (const name of roles) await administer(inject('testServer'), (sql) => sql`drop role ${sql(name)}`);
  await rm(directory, { recursive: true, force: true });
});

const source = () => ({
  db: portal.db,
  files: portal.deps.files,
  dataDirectory: portal.deps.config.dataDirectory,
});

/** An empty database, with a file store and a data directory of its own. */
const target = async () => {
  const server = inject('testServer');
  const name = `restored_${randomBytes(6).toString('hex')}`;
  databases.push(name);
  await administer(server, (sql) => sql`create database ${sql(name)}`);
  const dataDirectory = await mkdtemp(join(directory, 'target-'));
  const place = {
    ownerAddress: { ...server, database: name },
    portal: testFacts,
    role: APP_ROLE,
    files: openFileStore({ dataDirectory }),
    dataDirectory,
  };
  const withDb = async <T>(
    work: (db: Pool) => Promise<T>,
    address = appAddressOf(server, name),
  ): Promise<T> => {
    const db = openPool({ address, max: 2, portal: testFacts });
    try {
      return await work(db);
    } finally {
      await db.end();
    }
  };
  return { place, withDb };
};

/** The same, where an owner of its own that is no superuser has the database, as docs/operations.md sets it up. */
const targetOfOwner = async () => {
  const server = inject('testServer');
  const owner = `owner_${randomBytes(6).toString('hex')}`;
  const { place, withDb } = await target();
  const { database } = place.ownerAddress;
  await administer(server, async (sql) => {
    await sql`create role ${sql(owner)} login`;
    await sql`alter database ${sql(database)} owner to ${sql(owner)}`;
  });
  roles.push(owner);
  return { place: { ...place, ownerAddress: { ...place.ownerAddress, user: owner } }, withDb };
};

const note = (label: string) =>
  transaction(portal.db, async (tx) => {
    await tx`insert into seed_runs (name) values (${label})`;
    await recordAudit(tx, 'system', 'UPDATE', { process: 'SYSTEM', entityType: 'note', entityLabel: label });
  });

const manifestOf = async (path: string): Promise<Manifest> =>
  parseManifest(await text((await readBackup(path, keys)).open(MANIFEST)));

test('a backup made while others write is restored whole: rows, ledger, log, files, queue', async () => {
  await anchorAudit(portal.db, portal.deps.config.dataDirectory);
  const path = join(directory, 'during-writes.tar');
  let isBackedUp = false;
  const writing = (async () => {
    let n = 0;
    for (; !isBackedUp; n += 1) await note(`written meanwhile ${n}`);
    return n;
  })();
  const report = await makeBackup(source(), path);
  isBackedUp = true;
  expect(await writing).toBeGreaterThan(0);
  expect(report.missingFiles).not.toContain(kept);
  expect(report.files).toBeGreaterThan(0);
  await anchorAudit(portal.db, portal.deps.config.dataDirectory); // of entries that the backup does not have

  const { place, withDb } = await target();
  const backup = await readBackup(path, keys);
  await restoreBackup(place, backup, false);
  await withDb(async (db) => {
    const { chain, problems, files } = await verifyRestore(
      db,
      place.files,
      place.dataDirectory,
      backup.manifest,
    );
    expect(problems).toEqual([]);
    expect(chain.broken).toBeUndefined();
    expect(files).toBe(report.files + report.missingFiles.length);
    expect(await text(await place.files.open(kept))).toContain('%PDF');
    // Either both or neither: a change and its entry were written in one transaction.
    const [row] = await db`select
      (select count(*)::int from seed_runs where name like 'written meanwhile%') as notes,
      (select count(*)::int from audit_log where entity_type = 'note') as entries`;
    expect(row?.notes).toBe(row?.entries);
    const [queue] = await db`select
      (select count(*)::int from outbox where status = 'QUEUED') as mails,
      (select count(*)::int from graphile_worker._private_jobs where key like 'mail %') as jobs`;
    expect(queue?.mails).toBe(queue?.jobs);
    await expect(db`update audit_log set actor_name = 'x'`).rejects.toThrow('permission denied');
  });

  // A backup of what was restored is the same backup.
  const again = join(directory, 'again.tar');
  await withDb(
    (db) => makeBackup({ db, files: place.files, dataDirectory: place.dataDirectory }, again),
    place.ownerAddress,
  );
  const { tables, sequences, entries } = await manifestOf(again);
  const first = await manifestOf(path);
  expect(tables).toEqual(first.tables);
  expect(sequences).toEqual(first.sequences);
  expect(entries).toEqual(first.entries);
});

/** Until the test ends a disk takes of each write so many bytes as this says. */
const takingOfEach = async (bytesOf: (length: number) => number): Promise<void> => {
  const handle = await open(directory);
  const files: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { write } = files;
  const writing = vi.spyOn(files, 'write').mockImplementation(function (
    this: FileHandle,
    ...[bytes, offset, length, at]: unknown[]
  ) {
    return Reflect.apply(write, this, [bytes, offset, bytesOf(Number(length)), at]);
  });
  onTestFinished(() => writing.mockRestore());
};

test('a backup is whole although the disk took only parts of what was written', async () => {
  await takingOfEach((length) => Math.min(length, 1_000));
  const path = join(directory, 'by-parts.tar');
  await makeBackup(source(), path);
  expect(Object.keys((await readBackup(path, keys)).manifest.entries)).toContain(`files/${kept}`);
});

test('a full disk is said with the file, and nothing of the backup is left', async () => {
  await portal.db`insert into seed_runs (name)
    select string_agg(md5(random()::text || at || part), '')
    from generate_series(1, 3000) at, generate_series(1, 60) part group by at`;
  onTestFinished(async () => void (await portal.db`delete from seed_runs where length(name) > 1000`));
  let left = 1_000_000;
  await takingOfEach((length) => {
    left -= length;
    if (left > 0) return length;
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  const path = join(directory, 'too-large.tar');
  await expect(makeBackup(source(), path)).rejects.toThrow(
    `The disk of ${path} is full. Nothing of the backup was kept. Make room, or name a file elsewhere`,
  );
  expect((await readdir(directory)).filter((name) => name.startsWith('too-large'))).toEqual([]);
});

test('a database that holds anything is left alone unless it may go, and one in use always', async () => {
  const path = join(directory, 'plain.tar');
  await makeBackup(source(), path);
  const backup = await readBackup(path, keys);
  const { place, withDb } = await target();
  await restoreBackup(place, backup, false);
  await expect(restoreBackup(place, backup, false)).rejects.toThrow('not empty');
  await withDb(async (db) => {
    await db`select 1`;
    await expect(restoreBackup(place, backup, true)).rejects.toThrow('in use');
  });
  await expect
    .poll(() => restoreBackup(place, backup, true).then(() => 'restored', String), { timeout: 15_000 })
    .toBe('restored');
  await expect(makeBackup(source(), path)).rejects.toThrow('EEXIST');
});

test('a database in use is left alone too where its owner may not look into the sessions of others', async () => {
  const backup = await readBackup(join(directory, 'plain.tar'), keys);
  const { place, withDb } = await targetOfOwner();
  await restoreBackup(place, backup, false);
  await withDb(async (db) => {
    await db`insert into seed_runs (name) values ('written after the backup')`;
    expect(await canAddJobs(db)).toBe(true);
    await expect(restoreBackup(place, backup, true)).rejects.toThrow('in use');
    expect(await db`select name from seed_runs where name = 'written after the backup'`).toHaveLength(1);
  });
});

test('nobody is signed in after a restore, also of a backup that has sessions', async () => {
  await portal.as('beneficiary');
  await portal.db`insert into trusted_devices (id, user_id, token_hash, expires_at)
    values ('dev_kept', ${portal.person('beneficiary').id}, 'hash', now() + interval '1 day')`;
  const path = join(directory, 'signed-in.tar');
  await makeBackup(source(), path);
  const now = await readBackup(path, keys);
  const table = { name: 'sessions', columns: ['id'], rows: 1 };
  const before = { ...now, manifest: { ...now.manifest, tables: [...now.manifest.tables, table] } };
  for (const backup of [now, before]) {
    const { place, withDb } = await target();
    await restoreBackup(place, backup, false);
    await withDb(async (db) => {
      const [left] = await db`select (select count(*)::int from sessions) as sessions,
        (select count(*)::int from trusted_devices) as browsers, (select count(*)::int from users) > 0 as has_people`;
      expect(left).toEqual({ sessions: 0, browsers: 0, hasPeople: true });
    });
  }
});

test('a log that is anchored while a backup is made is whole after a restore', async () => {
  const { files, ...rest } = source();
  const anchoring = new Proxy(files, {
    get: (of, name) =>
      name === 'open'
        ? async (sha256: string) => {
            await note('while files are copied');
            await anchorAudit(portal.db, rest.dataDirectory);
            return of.open(sha256);
          }
        : Reflect.get(of, name),
  });
  const path = join(directory, 'anchored-meanwhile.tar');
  await makeBackup({ ...rest, files: anchoring }, path);
  const backup = await readBackup(path, keys);
  const { place, withDb } = await target();
  await restoreBackup(place, backup, false);
  await withDb(async (db) =>
    expect(await verifyRestore(db, place.files, place.dataDirectory, backup.manifest)).toMatchObject({
      problems: [],
    }),
  );
});

test('anchors that cannot be read make no backup, whose log would seem whole without them', async () => {
  const path = join(directory, 'without-anchors.tar');
  const dataDirectory = await mkdtemp(join(directory, 'source-'));
  await mkdir(join(dataDirectory, ANCHOR_FILE));
  await expect(makeBackup({ ...source(), dataDirectory }, path)).rejects.toThrow('EISDIR');
  expect((await readdir(directory)).filter((name) => name.startsWith('without-anchors'))).toEqual([]);
});

/** The same backup with another manifest, sealed with the key. */
const rewritten = async (change: (manifest: Manifest) => Manifest, key = testFacts.auditKey) => {
  const path = join(directory, `${randomBytes(4).toString('hex')}.tar`);
  const from = join(directory, 'plain.tar');
  const backup = await readBackup(from, keys);
  const tar = await createTar(path);
  for (const { name } of await readTar(from)) {
    if (name !== MANIFEST && name !== SEAL) await tar.add(name, backup.open(name));
  }
  const manifest = Buffer.from(JSON.stringify(change(backup.manifest)));
  await tar.add(MANIFEST, [manifest]);
  await tar.add(SEAL, [Buffer.from(sealOf(key, manifest))]);
  await tar.finish();
  return path;
};

const damagedIn = async (name: string) => {
  const path = join(directory, `${randomBytes(4).toString('hex')}.tar`);
  await copyFile(join(directory, 'plain.tar'), path);
  const entry = (await readTar(path)).find((one) => one.name === name);
  const at = (entry?.start ?? 0) + Math.floor((entry?.size ?? 0) / 2);
  const file = await open(path, 'r+');
  const byte = Buffer.alloc(1);
  await file.read(byte, 0, 1, at);
  byte[0] = (byte[0] ?? 0) ^ 0xff;
  await file.write(byte, 0, 1, at);
  await file.close();
  return path;
};

const shortened = async (share: number) => {
  const path = join(directory, `${randomBytes(4).toString('hex')}.tar`);
  await copyFile(join(directory, 'plain.tar'), path);
  await truncate(path, Math.floor((await readFile(path)).length * share));
  return path;
};

test.each([
  ['damaged in its data', () => damagedIn('tables/users.copy.gz'), /damaged/],
  ['damaged in its manifest', () => damagedIn(MANIFEST), /its manifest is damaged/],
  ['cut in half', () => shortened(0.5), /ends too early|missing/],
  ['empty', () => shortened(0), /ends too early/],
  ['of another portal', () => rewritten((manifest) => manifest, Buffer.alloc(32, 9)), /another AUDIT_KEY/],
  [
    'of a newer version',
    () =>
      rewritten((manifest) => ({
        ...manifest,
        migrations: [...manifest.migrations, { number: 9999, name: '9999_later.sql', checksum: 'x' }],
      })),
    /9999_later.sql, which this version does not know/,
  ],
  [
    'of a changed version',
    () =>
      rewritten((manifest) => ({
        ...manifest,
        migrations: manifest.migrations.map((one) => ({ ...one, checksum: 'x' })),
      })),
    /differs from the one of this version/,
  ],
  ['something else', async () => new URL(import.meta.url).pathname, /no backup|ends too early/],
])('a file that is %s is refused before anything is touched', async (_what, make, reason) => {
  await expect(readBackup(await make(), keys)).rejects.toThrow(reason);
});

test('bytes that are gone are named, and the rest is backed up', async () => {
  await portal.deps.files.remove(kept);
  const path = join(directory, 'gap.tar');
  expect((await makeBackup(source(), path)).missingFiles).toContain(kept);
  expect((await readBackup(path, keys)).manifest.missingFiles).toContain(kept);
});
