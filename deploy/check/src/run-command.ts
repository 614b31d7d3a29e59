import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Runs a command with the project's own tools first on the path; true when it ends with 0. */
export const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> =>
  new Promise((done) => {
    const path = [
      resolve('node_modules/.bin'),
      resolve('e2e/node_modules/.bin'),
      process.env.PATH ?? '',
    ].join(delimiter);
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(false);
    });
    child.on('exit', (code) => done(code === 0));
  });
