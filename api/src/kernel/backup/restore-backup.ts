import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { from as copyFrom } from 'pg-copy-streams';
import { ANCHOR_FILE } from '../audit/anchor.ts';
import {
  allowStatements,
  finds,
  onlyValue,
  openPool,
  type Pool,
  type PoolOptions,
  type PortalFacts,
  transaction,
  valuesOf,
  withPool,
} from '../database/db.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import type { FileStore } from '../files/store/file-store.ts';
import { queueMail } from '../mail/outbox.db.ts';
import { fileEntry, tableEntry } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import { countRows, liftForeignKeys, restoreSequence, signedInTables, switchTriggers } from './tables.db.ts';

/** Where a backup is put back. */
interface Target {
  /** As the owner of the tables signs in. */
  ownerAddress: PoolOptions['address'];
  portal: PortalFacts;
  /** The application's role. */
  role?: string;
  files: FileStore;
  dataDirectory: string;
}

const holdsAnything = (db: Pool): Promise<boolean> =>
  finds(db`
    select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') limit 1`);

/**
 * Whoever works on the database would go on as if nothing had happened. Of another role's sessions only
 * these columns are shown to a role without `pg_read_all_stats`; autovacuum has no user.
 */
const refuseWhileInUse = async (db: Pool): Promise<void> => {
  const others = await onlyValue(db<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()`);
  if (others > 0)
    throw new Error(
      `The database is in use by ${others} connections: stop the portal first. Nothing was touched.`,
    );
};

const empty = async (db: Pool): Promise<void> => {
  await db.unsafe(
    'drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade',
  );
};

const load = (db: Pool, { manifest, open }: Backup): Promise<void> =>
  transaction(db, async (tx) => {
    await allowStatements(tx, 0);
    await tx`set local idle_in_transaction_session_timeout = 0`;
    // Older backups hold those of sessions.
    const tables = manifest.tables.filter(({ name }) => !signedInTables.includes(name));
    const names = tables.map(({ name }) => name);
    const bringBack = await liftForeignKeys(tx);
    await switchTriggers(tx, names, 'disable');
    await tx`truncate ${tx(names)}`; // what migrations put there is in the backup too
    for (const { name, columns, rows } of tables) {
      const into = copyFrom(tx`copy ${tx(name)} (${tx(columns)}) from stdin`.query.text);
      await pipeline(open(tableEntry(name)), createGunzip(), tx.stream(into));
      const found = await countRows(tx, name);
      if (found !== rows) throw new Error(`Table ${name} got ${found} rows instead of ${rows}`);
    }
    await switchTriggers(tx, names, 'enable');
    await bringBack();
    for (const sequence of manifest.sequences) await restoreSequence(tx, sequence);
  });

const restoreFiles = async (files: FileStore, { manifest, open }: Backup): Promise<void> => {
  const prefix = fileEntry('');
  for (const name of Object.keys(manifest.entries).filter((entry) => entry.startsWith(prefix))) {
    const received = await files.receive(open(name));
    if (received.sha256 !== name.slice(prefix.length))
      throw new Error(`${name} has other bytes than its name says`);
    await received.keep();
  }
};

/** Anchors of what came after the backup would read as a log that was cut off: they are set aside. */
const restoreAnchors = async (dataDirectory: string, backup: Backup): Promise<void> => {
  const path = join(dataDirectory, ANCHOR_FILE);
  const aside = `${path}.before-restore-${new Date().toISOString().replaceAll(':', '')}`;
  await rename(path, aside).catch(() => undefined); // there need not be any
  await writeFile(path, await buffer(backup.open(ANCHOR_FILE)), { mode: 0o600 });
};

/**
 * Puts a backup in place of an empty database and adds its files to the store; an older backup is
 * brought up to this version. What waited in the outbox is queued again; nobody is signed in.
 * @throws Error when the database holds anything, unless `replace` says that it may go.
 */
export const restoreBackup = async (target: Target, backup: Backup, replace: boolean): Promise<void> => {
  const { ownerAddress, portal } = target;
  await withPool(openPool({ address: ownerAddress, max: 1, portal }), async (db) => {
    await refuseWhileInUse(db);
    if (await holdsAnything(db)) {
      if (!replace)
        throw new Error('The database is not empty. Nothing was touched; --replace empties it first.');
      await empty(db);
    }
    const numbers = new Set(backup.manifest.migrations.map(({ number }) => number));
    await migrate(
      db,
      readMigrations().filter(({ number }) => numbers.has(number)),
    );
    await load(db, backup);
    await restoreFiles(target.files, backup);
    await restoreAnchors(target.dataDirectory, backup);
    await prepareDatabase(ownerAddress, portal, target.role);
    const waiting = db<{ id: string }[]>`select id from outbox where status = 'QUEUED' order by created_at`;
    for (const id of await valuesOf(waiting)) await queueMail(db, id);
  });
};
