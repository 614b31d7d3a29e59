import { isKeyName, type KeyName, keyNames, loadSecrets } from '../src/kernel/config/secrets.ts';
import { openPool, withPool } from '../src/kernel/database/db.ts';
import { acceptKey } from '../src/kernel/keys/check-keys.ts';
import { requirePortal } from './require-portal.ts';
import { runCommand, UsageError } from './run-command.ts';

const lost: Record<KeyName, string> = {
  audit:
    'Entries that the lost key sealed cannot be proven any more: pnpm audit:verify names the first of them.',
  codes: 'Codes that were mailed so far are of no use any more.',
  factors:
    'Authenticator apps that were set up so far are of no use any more, and mails that wait cannot be sent.',
  pepper: 'Passwords so far are of no use any more: people reset them.',
};

// pnpm keys:accept <name>: goes on with another key, or a new one, in place of one that is lost for good.
const [name] = process.argv.slice(2);
await runCommand(
  async ({ config, secrets, portal, database }) => {
    if (name === undefined || !isKeyName(name))
      throw new UsageError(`Usage: pnpm keys:accept <${keyNames.join('|')}>`);
    const pool = openPool({ address: database.ownerAddress, max: 1, portal });
    await withPool(pool, (db) => requirePortal(db, config));
    const id = await acceptKey(database.ownerAddress, name, secrets);
    console.log(`${name.toUpperCase()}_KEY is key ${id} from now on.\n${lost[name]}`);
    return true;
  },
  ({ dataDirectory }) => loadSecrets(dataDirectory, process.env, { mayMake: (one) => one === name }),
);
