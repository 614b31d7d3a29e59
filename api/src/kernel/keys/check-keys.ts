import { createHmac } from 'node:crypto';
import { ConfigError } from '../config/config.ts';
import { type KeyName, keyNames, knownKeys, loadSecrets, type Secrets } from '../config/secrets.ts';
import { keyId } from '../crypto/key-id.ts';
import { sameText } from '../crypto/tokens.ts';
import { openSql, type PoolOptions, withPool } from '../database/db.ts';
import type { Sql } from '../database/sql.ts';
import { findKeyCheck, insertKeyCheck, type KeyCheck } from './key-checks.db.ts';

const LOCK = 727_230;

const checkOf = (name: KeyName, key: Uint8Array): KeyCheck => ({
  keyId: keyId(key),
  checkValue: createHmac('sha256', key).update(`portal key check ${name}`).digest('hex'),
});

const refusalOf = async (db: Sql, secrets: Secrets, name: KeyName): Promise<string | undefined> => {
  const recorded = await findKeyCheck(db, name);
  if (!recorded) return undefined;
  const fits = (key: Uint8Array) => sameText(checkOf(name, key).checkValue, recorded.checkValue);
  if (knownKeys(secrets, name).some(fits)) return undefined;
  return `${name.toUpperCase()}_KEY (key ${keyId(secrets[name])}) is not the key that this database was last used with. Key ${recorded.keyId} is.`;
};

const refusals = async (db: Sql, secrets: Secrets): Promise<string[]> => {
  const messages: string[] = [];
  for (const name of keyNames) {
    const refusal = await refusalOf(db, secrets, name);
    if (refusal) messages.push(refusal);
  }
  return messages;
};

const refuseOthers = async (db: Sql, secrets: Secrets): Promise<void> => {
  const messages = await refusals(db, secrets);
  if (messages.length === 0) return;
  throw new ConfigError(
    [
      'Keys refused, nothing was changed:',
      ...messages.map((line) => `- ${line}`),
      'Start with the keys that every instance of this database has: in the settings, or in secrets/ of PORTAL_DATA.',
      'After a change of a key the one before it must be known too, as <NAME>_PREVIOUS_KEY (pnpm keys:rotate does that).',
      'A key that is lost for good: pnpm keys:accept <name>, see "Change keys" in docs/operations.md.',
    ].join('\n'),
  );
};

/** What keys are read with: the place they are in and the database they belong to, as its owner signs in. */
interface Place {
  dataDirectory: string;
  ownerAddress: PoolOptions['address'];
  environment: Record<string, string | undefined>;
}

/**
 * Reads the keys and compares them with those that the database was used with. Missing ones are made only
 * for a database that none were recorded for: that happens before anything is written into it.
 * @throws ConfigError naming every key that is missing or another one.
 */
export const openSecrets = ({ dataDirectory, ownerAddress, environment }: Place): Promise<Secrets> =>
  withPool(openSql(ownerAddress), async (db) => {
    const isUsed = (await findKeyCheck(db, 'audit')) !== undefined;
    const secrets = loadSecrets(dataDirectory, environment, { mayMake: () => !isUsed });
    await refuseOthers(db, secrets);
    return secrets;
  });

/** Why these keys are not those of the database, a line for each. */
export const findWrongKeys = (ownerAddress: PoolOptions['address'], secrets: Secrets): Promise<string[]> =>
  withPool(openSql(ownerAddress), (db) => refusals(db, secrets));

/** @throws ConfigError when another instance came first with other keys. */
export const recordKeys = (ownerAddress: PoolOptions['address'], secrets: Secrets): Promise<void> =>
  withPool(openSql(ownerAddress), async (db) => {
    await db.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${LOCK})`;
      await refuseOthers(tx, secrets);
      for (const name of keyNames) {
        const check = checkOf(name, secrets[name]);
        const recorded = await findKeyCheck(tx, name);
        if (recorded?.checkValue !== check.checkValue) await insertKeyCheck(tx, name, check);
      }
    });
  });

/** Takes the present key of a name for good, whatever the database was used with. @returns its id. */
export const acceptKey = (
  ownerAddress: PoolOptions['address'],
  name: KeyName,
  secrets: Secrets,
): Promise<string> =>
  withPool(openSql(ownerAddress), async (db) => {
    const check = checkOf(name, secrets[name]);
    await insertKeyCheck(db, name, check);
    return check.keyId;
  });
