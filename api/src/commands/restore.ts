import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackup } from '../backup/read-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyRestore } from '../backup/verify-restore.ts';
import { auditKeys } from '../config/secrets.ts';
import { openPool } from '../database/db.ts';
import { openFileStore } from '../files/open-store.ts';
import { runCommand, UsageError } from './run-command.ts';

// pnpm restore [--replace] <file>: puts a backup in place and looks whether all of it is there.
await runCommand(async ({ config, secrets, portal, database }) => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined) throw new UsageError('Usage: pnpm restore [--replace] <file>');
  const backup = await readBackup(resolve(path), auditKeys(secrets));
  const files = openFileStore(config);
  const db = openPool({ address: database.address, max: 2, portal });
  try {
    await files.check();
    const { ownerAddress, role } = database;
    const place = { ownerAddress, portal, files, dataDirectory: config.dataDirectory };
    await restoreBackup(role === undefined ? place : { ...place, role }, backup, values.replace);
    const {
      chain,
      files: count,
      problems,
    } = await verifyRestore(db, files, config.dataDirectory, backup.manifest);
    const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored as of ${backup.manifest.at}: ${rows} rows, ${count} files, ${chain.rows} entries of the audit log.`,
    );
    for (const problem of problems) console.error(`Wrong: ${problem}`);
    if (problems.length === 0) console.log('Row counts, ledger, audit log and files are as they were.');
    return problems.length === 0;
  } finally {
    files.close();
    await db.end({ timeout: 5 });
  }
});
