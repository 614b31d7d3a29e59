import { rename, rm, writeFile } from 'node:fs/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { ANCHOR_FILE, readAnchorFile } from '../audit/anchor.ts';
import { transactionTime } from '../database/clock.ts';
import { allowStatements, type Pool, snapshot, type Tx, valuesOf } from '../database/db.ts';
import { appliedTo } from '../database/migrate.ts';
import { isFull } from '../files/store/file-errors.ts';
import type { FileStore } from '../files/store/file-store.ts';
import { fileEntry, MANIFEST, type Manifest, SEAL, sealOf, type TableFacts, tableEntry } from './manifest.ts';
import { countRows, findSequences, findTables } from './tables.db.ts';
import { createTar, type Tar } from './tar.ts';

/** What is backed up. */
interface Source {
  /** As the owner of the tables. */
  db: Pool;
  files: FileStore;
  dataDirectory: string;
}

const copyTables = async (tx: Tx, tables: readonly TableFacts[], tar: Tar): Promise<void> => {
  for (const { name, columns } of tables) {
    const rows = tx.stream(copyTo(tx`copy (select ${tx(columns)} from ${tx(name)}) to stdout`.query.text));
    const zipped = createGzip({ level: 6 });
    rows.on('error', (error) => zipped.destroy(error));
    await tar.add(tableEntry(name), rows.pipe(zipped)).catch((error: Error) => {
      // Nobody reads the rest of the table, for which a rollback would wait.
      tx.cutOff(error);
      throw error;
    });
  }
};

const write = async ({ db, files, dataDirectory }: Source, tar: Tar) => {
  // Before the snapshot, or one made meanwhile would be of an entry that the backup does not have.
  const anchors = Buffer.from(await readAnchorFile(dataDirectory));
  // One snapshot: whatever is written meanwhile is as if it came later.
  const { contents, ...facts } = await snapshot(db, async (tx) => {
    await allowStatements(tx, 0);
    await tx`set local idle_in_transaction_session_timeout = 0`;
    const tables: TableFacts[] = [];
    for (const { name, columns } of await findTables(tx)) {
      tables.push({ name, columns, rows: await countRows(tx, name) });
    }
    await copyTables(tx, tables, tar);
    return {
      at: await transactionTime(tx),
      migrations: await appliedTo(tx),
      tables,
      sequences: await findSequences(tx),
      contents: await valuesOf(tx<{ sha256: string }[]>`select distinct sha256 from files order by 1`),
    };
  });
  const missingFiles: string[] = [];
  for (const sha256 of contents) {
    const content = await files.open(sha256).catch(() => undefined);
    if (content) await tar.add(fileEntry(sha256), content);
    else missingFiles.push(sha256);
  }
  await tar.add(ANCHOR_FILE, [anchors]);
  const manifest: Manifest = {
    format: 'adjustment-fund-portal-backup',
    version: 1,
    ...facts,
    missingFiles,
    entries: tar.entries,
  };
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  await tar.add(MANIFEST, [text]);
  await tar.add(SEAL, [Buffer.from(sealOf(db.portal.auditKey, text))]);
  await tar.finish();
  return {
    tables: facts.tables.length,
    rows: facts.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: contents.length - missingFiles.length,
    missingFiles,
  };
};

/**
 * Writes database and files as they are at one moment into a new file, while others go on working.
 * @throws Error when the file exists or cannot be written, or the anchors cannot be read; nothing is left behind then.
 */
export const makeBackup = async (source: Source, path: string) => {
  await writeFile(path, '', { flag: 'wx', mode: 0o600 }); // refuses to replace anything
  const part = `${path}.part-${process.pid}`;
  try {
    const tar = await createTar(part);
    const report = await write(source, tar);
    await rename(part, path);
    return report;
  } catch (error) {
    await rm(part, { force: true });
    await rm(path, { force: true });
    if (!isFull(error)) throw error;
    const mend = 'Nothing of the backup was kept. Make room, or name a file elsewhere, and run it again.';
    throw new Error(`The disk of ${path} is full. ${mend}`, { cause: error });
  }
};
