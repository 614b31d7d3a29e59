import { resolve } from 'node:path';
import { makeBackup } from '../src/kernel/backup/make-backup.ts';
import { openPool } from '../src/kernel/database/db.ts';
import { openFileStore } from '../src/kernel/files/store/open-store.ts';
import { requirePortal } from './require-portal.ts';
import { runCommand, UsageError } from './run-command.ts';

// pnpm backup <file>: database and files at one moment into one new file, while the portal goes on.
await runCommand(async ({ config, portal, database }) => {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new UsageError('Usage: pnpm backup <file>');
  const db = openPool({ address: database.ownerAddress, max: 1, portal });
  const files = openFileStore(config);
  try {
    await requirePortal(db, config);
    const report = await makeBackup({ db, files, dataDirectory: config.dataDirectory }, resolve(path));
    console.log(`${resolve(path)}: ${report.rows} rows of ${report.tables} tables, ${report.files} files.`);
    for (const sha256 of report.missingFiles)
      console.error(`Left out: the bytes of file ${sha256} are missing or damaged in the file store.`);
    return report.missingFiles.length === 0;
  } finally {
    files.close();
    await db.end({ timeout: 5 });
  }
});
