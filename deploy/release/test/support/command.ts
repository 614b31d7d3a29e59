import { runCommand } from '../../src/cli/run.ts';

/** Runs one command of the release command line on a store. */
export const release = async (store: string, ...args: string[]) => {
  const [out, errors]: [string[], string[]] = [[], []];
  const output = {
    log: (text: string) => void out.push(text),
    error: (text: string) => void errors.push(text),
  };
  const code = await runCommand(['--store', store, ...args], output);
  return { code, stdout: `${out.join('\n')}\n`, stderr: errors.join('\n') };
};
