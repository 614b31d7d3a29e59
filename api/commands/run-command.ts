import { mkdirSync } from 'node:fs';
import { portalFacts } from '../src/app.ts';
import { type Config, ConfigError, loadConfig } from '../src/kernel/config/config.ts';
import type { Secrets } from '../src/kernel/config/secrets.ts';
import type { PortalFacts } from '../src/kernel/database/db.ts';
import { type StartedDatabase, startDatabase } from '../src/kernel/database/start-database.ts';
import { openSecrets } from '../src/kernel/keys/check-keys.ts';

/** What a command works on: the portal that the environment describes, whether it runs or not. */
interface CommandPlace {
  config: Config;
  secrets: Secrets;
  portal: PortalFacts;
  database: StartedDatabase;
}

/** The keys that a command works with. */
export type KeysFor = (config: Config, database: StartedDatabase) => Secrets | Promise<Secrets>;

const keysOfDatabase: KeysFor = ({ dataDirectory }, { ownerAddress }) =>
  openSecrets({ dataDirectory, ownerAddress, environment: process.env });

/** Refused words of a command line. */
export class UsageError extends Error {}

/**
 * Runs one command of an operator and ends the process: 0 when it says true, 1 when it says false or
 * fails, 2 when it was called wrongly or with keys of another portal. An embedded database that was not running is stopped again.
 */
export const runCommand = async (
  work: (place: CommandPlace) => Promise<boolean>,
  keysFor: KeysFor = keysOfDatabase,
): Promise<void> => {
  let database: StartedDatabase | undefined;
  try {
    const config = loadConfig(process.env);
    mkdirSync(config.dataDirectory, { recursive: true });
    database = await startDatabase(config);
    const secrets = await keysFor(config, database);
    const portal = portalFacts(config, secrets);
    process.exitCode = (await work({ config, secrets, portal, database })) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
  } finally {
    await database?.stop();
  }
};
