import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { commands } from './cli/commands.ts';
import { checkEnvironment } from './cli/environment.ts';
import { help } from './cli/help.ts';
import { UsageError } from './cli/usage-error.ts';
import { storeFolder } from './store/location.ts';

const options = {
  env: { type: 'string', short: 'e', default: 'production' },
  store: { type: 'string' },
  by: { type: 'string' },
  ticket: { type: 'string' },
  json: { type: 'boolean', default: false },
  create: { type: 'boolean', default: false },
  reason: { type: 'string', short: 'r' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const run = async (argv: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true });
  const [name, ...words] = positionals;
  if (values.help || name === undefined || name === 'help') return console.log(help);
  const command = commands[name];
  if (!command) throw new UsageError(`There is no command "${name}".`);
  checkEnvironment(values.env, values.create);
  await command(words, {
    store: values.store ?? storeFolder(process.env),
    environment: values.env,
    by: values.by ?? userInfo().username,
    reason: values.reason,
    ticket: values.ticket,
    isJson: values.json,
  });
};

// Whoever reads only the first lines closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isUsage =
    error instanceof UsageError ||
    (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(`Refused: ${(error as Error).message}`);
  if (isUsage) console.error(`\n${help}`);
  process.exitCode = isUsage ? 2 : 1;
}
