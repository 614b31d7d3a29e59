import { mkdirSync } from 'node:fs';
import { ConfigError, loadConfig } from '../src/kernel/config/config.ts';
import { isKeyName, keyNames } from '../src/kernel/config/secrets.ts';
import { rotateKey } from '../src/kernel/keys/rotate-key.ts';

// pnpm keys:rotate <name>: makes a new key and keeps the old one for what it protects already.
try {
  const [name] = process.argv.slice(2);
  if (name === undefined || !isKeyName(name)) {
    console.error(`Usage: pnpm keys:rotate <${keyNames.join('|')}>`);
    process.exitCode = 2;
  } else {
    const { dataDirectory } = loadConfig(process.env);
    mkdirSync(dataDirectory, { recursive: true });
    console.log(rotateKey(dataDirectory, name, process.env));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
}
