import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@portal/config/versions';
import { ReleaseRefusal } from '../releases/check-set.ts';
import { recordApiAt } from '../releases/checks/deployed-api.ts';
import type { FindingCode } from '../releases/checks/finding.ts';
import { checkTrusted } from '../releases/sign-store.ts';
import { faultSentence } from '../store/fault-sentence.ts';
import { meantText } from '../store/meant-name.ts';
import { isShared, refresh, refreshToLook } from '../store/shared-store.ts';
import { checkEnvironment } from './check-environment.ts';
import { checkArguments, commandOf } from './commands.ts';
import { type Command, numberFrom, options } from './context.ts';
import { help, helpOf } from './help.ts';
import { UsageError } from './usage-error.ts';

/** In the folder that holds all of a portal's data: `PORTAL_DATA`, by default `.portal/` in the repository. */
const storeFolder = ({ PORTAL_DATA }: NodeJS.ProcessEnv): string =>
  resolve(workspaceRoot, PORTAL_DATA || '.portal', 'releases');

const everything = 'Everything: pnpm release --help';

/** Where the words of a command go. */
interface Output {
  log: (text: string) => void;
  error: (text: string) => void;
  /** Asks the person at the terminal; absent: nobody is there. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** @returns why what a command shows may be old */
const bringUpToDate = async (store: string, { whileAway }: Command): Promise<string | undefined> => {
  if (whileAway === 'by what was read last') return refreshToLook(store);
  if (whileAway === undefined) await refresh(store);
  return undefined;
};

const perform = async (argv: readonly string[], { log, error, ask }: Output): Promise<void> => {
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options,
    allowPositionals: true,
    tokens: true,
  });
  const [first] = positionals;
  if (first === 'help' || (first === undefined && values.help)) return log(help);
  if (first === undefined) throw new UsageError('Name a command.');
  const { name, command, words } = commandOf(positionals);
  if (values.help) return log(`${helpOf(positionals, command.options)}\n${everything}`);
  const written = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
  checkArguments(name, command, words, written);
  const store = values.store ?? storeFolder(process.env);
  const old = await bringUpToDate(store, command);
  if (isShared()) await checkTrusted(store);
  await checkEnvironment(store, values.env, { mayBeNew: values.create, hint: ' Add --create to use it.' });
  if (command.asks && ask && !written.includes('env'))
    if (!(await ask(`No environment is named: this changes ${values.env}. Go on?`)))
      throw new Error(`Nothing was changed. To be asked nothing, add -e ${values.env}.`);
  if (values.api !== undefined) await recordApiAt(store, values.env, values.api);
  const { data, lines, fault } = await command.run(words, {
    ...values,
    store,
    environment: values.env,
    by: values.by?.trim() || userInfo().username,
    reason: values.reason?.trim() || undefined,
    ticket: values.ticket?.trim() || undefined,
    release: numberFrom(values.release),
    keep: /^\d+$/.test(values.keep ?? '') ? Number(values.keep) : undefined,
    say: values.json ? error : log,
  });
  if (values.json) log(JSON.stringify(data, null, 2));
  else for (const line of lines) log(line);
  if (fault ?? old) throw new Error(fault ?? old);
};

/** Faults of the files of a build, and not of what they say. */
const damage = new Set<FindingCode>(['file', 'contract', 'signature']);

/** The parser of Node takes an unknown option for a word that begins with a hyphen. */
const sentenceOf = (error: Error): string => {
  const [, option] = /^Unknown option '([^']*)'/.exec(error.message) ?? [];
  if (option === undefined) return faultSentence(error);
  const known = Object.keys(options).map((name) => `--${name}`);
  return `There is no option "${option}".${meantText(option, known)}`;
};

/** @returns the exit code: 0 done, 1 not done, 2 not understood, 3 refused by the check of the set */
export const runCommand = async (argv: readonly string[], output: Output): Promise<number> => {
  try {
    await perform(argv, output);
    return 0;
  } catch (error) {
    const isUsage =
      error instanceof UsageError ||
      (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
    if (error instanceof ReleaseRefusal && argv.includes('--json'))
      output.log(JSON.stringify({ check: 'refused', findings: error.findings }, null, 2));
    output.error(`Refused: ${sentenceOf(error as Error)}`);
    if (error instanceof ReleaseRefusal && error.findings.some(({ code }) => damage.has(code)))
      output.error('A damaged build: remove its folder below assets/ in the store, and publish it again.');
    if (isUsage) output.error(`\n${helpOf(argv)}${everything}`);
    if (isUsage) return 2;
    return error instanceof ReleaseRefusal ? 3 : 1;
  }
};
