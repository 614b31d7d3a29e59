import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type KeyName, keyFile, loadSecrets, previousFile, writeNewKey } from '../config/secrets.ts';

/** What becomes of what the old key protects. */
const after: Record<KeyName, string> = {
  audit: 'Entries written so far keep their seal; the old key stays for good.',
  codes: 'Codes that were mailed so far stay good; the old key may go when the last of them has run out.',
  factors: 'Authenticator apps go on working; their seeds are encrypted anew at the next use.',
  pepper: 'Passwords go on working and are hashed anew at their next sign-in.',
};

const write = (path: string, text: string): void => {
  const part = `${path}.${process.pid}`;
  writeNewKey(part, text);
  renameSync(part, path);
};

/**
 * Puts a new key in place of the present one, which stays as the previous one: of the log and of mailed codes
 * several may stay, of the others one.
 * @returns what to do next, for a person.
 * @throws Error when a key before the present one is still in use, ConfigError when there is none yet.
 */
export const rotateKey = (
  dataDirectory: string,
  name: KeyName,
  environment: Record<string, string | undefined>,
): string => {
  loadSecrets(dataDirectory, environment, { mayMake: () => false }); // refuses what is missing or cannot be read
  const directory = join(dataDirectory, 'secrets');
  const fresh = randomBytes(32).toString('hex');
  const setting = `${name.toUpperCase()}_KEY`;
  const previous = `${name.toUpperCase()}_PREVIOUS_KEY`;
  const isList = name === 'audit' || name === 'codes';
  const restart = 'Stop every instance, then start them with the new key.';
  if (environment[setting]) {
    const how = isList ? `appended to ${previous} (a list, oldest first)` : `as ${previous}`;
    return `${setting} comes from the environment. Set it to\n${fresh}\nand keep its present value ${how}.\n${after[name]}\n${restart}`;
  }
  const old = readFileSync(keyFile(directory, name), 'utf8').trim();
  const kept = previousFile(directory, name);
  if (!isList && existsSync(kept)) {
    throw new Error(
      `${kept} is still there from the last change. Remove it once nothing depends on it any more; what does then cannot be used again.`,
    );
  }
  const before = isList && existsSync(kept) ? readFileSync(kept, 'utf8').trimEnd() : '';
  // The old key first: a crash in between leaves it in both places, which is harmless.
  write(kept, `${before === '' ? '' : `${before}\n`}${old}\n`);
  write(keyFile(directory, name), `${fresh}\n`);
  return `${keyFile(directory, name)} is new.\n${after[name]}\n${restart}`;
};
