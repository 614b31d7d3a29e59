import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const program = new URL('../../src/main.ts', import.meta.url).pathname;

const START_LIMIT_MS = 240_000;

const { PATH = '', NODE_COMPILE_CACHE } = process.env;

/** All that a process takes from the environment of the tests: programs, and the folder of what they compiled already. */
export const testEnvironment = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** The API as a process of its own, which may be killed and started again at the same port. */
export class ApiProcess {
  readonly url: string;
  /** What it wrote to its output and its log. */
  output = '';
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'debug', ...environment };
  }

  /** @returns milliseconds until it was ready. @throws Error with what it said when it ends instead. */
  async start(): Promise<number> {
    const begin = performance.now();
    const child = spawn(process.execPath, [program], {
      env: { ...testEnvironment, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        this.output += text.toString('utf8');
      });
    }
    while (!(await this.isReady())) {
      if (child.exitCode !== null || performance.now() - begin > START_LIMIT_MS)
        throw new Error(`The API did not start: ${this.output.slice(-2000)}`);
      await wait(50);
    }
    return performance.now() - begin;
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('The API was not started');
    return pid;
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** @returns the exit code; null when the signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}
