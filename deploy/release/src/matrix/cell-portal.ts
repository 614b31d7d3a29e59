import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@portal/config/free-port';
import type { Draft } from '../releases/checks/draft-release.ts';

const script = join(import.meta.dirname, '../../../launch/src/matrix-portal.ts');

/** The environment under which the portal of a matrix serves one cell after the other. */
export const matrixEnvironment = 'matrix';

/** What that portal reports: it listens, serves what it was sent last, or cannot. */
export type PortalMessage = { state: 'listens' | 'serves' } | { state: 'failed'; message: string };

/** Nothing of the operator's settings: no database, no mails and no keys of a portal that serves people. */
export const bareEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG', 'CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Starts a portal with example data, or before another API that has them, whose data folder holds the builds that
 * it shall serve. @throws with its own words when it cannot start
 */
export const openCellPortal = async (data: string, apiUrl: string | undefined) => {
  const port = await freePort();
  const child = fork(script, {
    env: {
      ...bareEnvironment(),
      PORT: String(port),
      PORTAL_DATA: data,
      PORTAL_DEMO: '1',
      RATE_LIMITS: 'relaxed',
      LOG_LEVEL: 'warn',
      ...(apiUrl && { API_URL: apiUrl }),
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The portal for the cells ended by itself.');
  });
  // Looked at only while something is waited for.
  ended.catch(() => undefined);
  const answer = async (): Promise<void> => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [PortalMessage];
    if (message.state === 'failed')
      throw new Error(`The portal for the cells cannot serve: ${message.message}`);
  };
  await answer();
  return {
    url: `http://127.0.0.1:${port}`,
    /** Serves these builds from the next page load on. */
    serve: async (draft: Draft) => {
      const answered = answer();
      child.send(draft);
      await answered;
    },
    close: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
