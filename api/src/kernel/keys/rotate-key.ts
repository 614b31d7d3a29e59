import { randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
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
 * Puts a new key in place of the present one, which is kept with those before it.
 * @returns what to do next, for a person. @throws ConfigError when there is none yet.
 */
export const rotateKey = (
  dataDirectory: string,
  name: KeyName,
  environment: Record<string, string | undefined>,
): string => {
  const secrets = loadSecrets(dataDirectory, environment, { mayMake: () => false }); // refuses what cannot be read
  const directory = join(dataDirectory, 'secrets');
  const fresh = randomBytes(32).toString('hex');
  const setting = `${name.toUpperCase()}_KEY`;
  const restart = 'Stop every instance, then start them with the new key.';
  if (environment[setting])
    return `${setting} comes from the environment. Set it to\n${fresh}\nand append its present value to ${name.toUpperCase()}_PREVIOUS_KEY (a list, oldest first).\n${after[name]}\n${restart}`;
  // Earlier keys of the setting go to the file, too: one that is in the setting alone counts as newer than those of the file.
  const known = [...(secrets.previous?.[name] ?? []), secrets[name]];
  const text = known.map((key) => `${Buffer.from(key).toString('hex')}\n`).join('');
  // The old key first: a crash in between leaves it in both places, which is harmless.
  write(previousFile(directory, name), text);
  write(keyFile(directory, name), `${fresh}\n`);
  return `${keyFile(directory, name)} is new.\n${after[name]}\n${restart}`;
};
