import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@portal/config/free-port';
import { test as base } from './test.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Of the shared portal, whoever started it. */
export const portalUrl = process.env.PORTAL_E2E_URL ?? `http://127.0.0.1:${process.env.PORTAL_E2E_PORT}`;

const answers = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url);
    // An answer that nobody reads stays open, and the gateway waits ten seconds for its end before it stops.
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

const untilAnswering = async (url: string, process: ChildProcess): Promise<void> => {
  while (!(await answers(url))) {
    if (process.exitCode !== null) throw new Error(`The gateway ended with ${process.exitCode}.`);
    await delay(100);
  }
};

export interface OwnGateway {
  url: string;
  /** Folder of its release store, a copy of the shared portal's. */
  store: string;
  /** Sends its process a signal. */
  signal: (name: NodeJS.Signals) => void;
}

/**
 * Starts a script of `workspace` that serves pages before the shared API, with a release store of its own,
 * runs `work` and ends it. `settings` are of its environment.
 */
export const withOwnGateway = async (
  workspace: string,
  args: readonly string[],
  work: (gateway: OwnGateway) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'portal-gateway-'));
  const store = join(data, 'releases');
  for (const folder of ['releases', 'release-keys'])
    cpSync(join(process.env.PORTAL_E2E_DATA ?? '', folder), join(data, folder), { recursive: true });
  const port = settings.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PORTAL_DATA: data,
      API_URL: portalUrl,
      LOG_LEVEL: 'warn',
      PAGES_AHEAD: 'asked',
      CANARY_JUDGE_SECONDS: '1',
      ...settings,
    },
  });
  try {
    await untilAnswering(url, child);
    await work({ url, store, signal: (name) => void child.kill(name) });
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
};

/** A gateway of the file's own before the shared API: it may release there while others look at the portal. */
export const test = base.extend<object, { gateway: OwnGateway }>({
  gateway: [
    ({ playwright: _ }, use) => withOwnGateway(root, ['deploy/launch/src/start.ts', '--no-build'], use),
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ gateway }, use) => use(gateway.url),
});
