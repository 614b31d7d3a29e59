import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ledgerDifferences } from '../src/funds/index.ts';
import { readBackup } from '../src/kernel/backup/read-backup.ts';
import { restoreBackup } from '../src/kernel/backup/restore-backup.ts';
import { verifyRestore } from '../src/kernel/backup/verify-restore.ts';
import { knownKeys, loadSecrets } from '../src/kernel/config/secrets.ts';
import { openPool } from '../src/kernel/database/db.ts';
import { openFileStore } from '../src/kernel/files/store/open-store.ts';
import { findWrongKeys } from '../src/kernel/keys/check-keys.ts';
import { type KeysFor, runCommand, UsageError } from './run-command.ts';

// What is replaced may have had other keys; those of the backup are compared once it is there.
const givenKeys: KeysFor = ({ dataDirectory }) =>
  loadSecrets(dataDirectory, process.env, { mayMake: () => false });

// pnpm restore [--replace] <file>: puts a backup in place and looks whether all of it is there.
await runCommand(async ({ config, secrets, portal, database }) => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined) throw new UsageError('Usage: pnpm restore [--replace] <file>');
  const backup = await readBackup(resolve(path), knownKeys(secrets, 'audit'));
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
    const ledgers = await ledgerDifferences(db);
    const wrong = [
      ...ledgers.map(({ fundId }) => `the ledger of ${fundId} does not add up`),
      ...problems,
      ...(await findWrongKeys(ownerAddress, secrets)),
    ];
    for (const problem of wrong) console.error(`Wrong: ${problem}`);
    if (wrong.length === 0) console.log('Row counts, ledger, audit log and files are as they were.');
    return wrong.length === 0;
  } finally {
    files.close();
    await db.end({ timeout: 5 });
  }
}, givenKeys);
