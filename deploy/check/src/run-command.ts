import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Runs a command with the project's own tools first on the path; true when it ends with 0. */
export type Run = (command: string, args: string[], env?: Record<string, string>) => Promise<boolean>;

const runWith =
  (before: string[], stdout: 'inherit' | 'pipe'): Run =>
  (command, args, env = {}) =>
    new Promise((done) => {
      const path = [
        resolve('node_modules/.bin'),
        resolve('e2e/node_modules/.bin'),
        process.env.PATH ?? '',
      ].join(delimiter);
      const [program = command, ...words] = [...before, command, ...args];
      const child = spawn(program, words, {
        stdio: ['inherit', stdout, stdout],
        env: { ...process.env, PATH: path, ...env },
      });
      const said: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
      child.on('error', (error) => {
        console.error(`${command} could not be started: ${error.message}`);
        done(false);
      });
      child.on('close', (code) => {
        process.stdout.write(Buffer.concat(said));
        done(code === 0);
      });
    });

export const run: Run = runWith([], 'inherit');

/** With what other processes leave of the processor. What it prints comes in one piece, once it ended. */
export const runBeside: Run = runWith(['nice', '-n', '19'], 'pipe');
