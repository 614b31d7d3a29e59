import { prepareDatabase } from '../src/kernel/database/prepare-database.ts';
import { recordKeys } from '../src/kernel/keys/check-keys.ts';
import { runCommand } from './run-command.ts';

// pnpm migrate: what a start does to the database unless MIGRATE_AT_START=0; as its owner, before new instances start.
await runCommand(async ({ portal, secrets, database: { ownerAddress, role } }) => {
  const applied = await prepareDatabase(ownerAddress, portal, role);
  await recordKeys(ownerAddress, secrets);
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'The database is up to date.');
  return true;
});
