import { join } from 'node:path';
import { GracefulShutdown, loadConfig } from '@portal/api';
import { matrixEnvironment, type PortalMessage } from '@portal/release/matrix/cell-portal';
import type { Draft } from '@portal/release/releases/checks/draft-release';
import { addRelease, currentRelease } from '@portal/release/store/releases';
import { openPortal } from './portal.ts';

/** A portal for cells of a skew matrix: serves each release that its parent sends, and ends with it. */
const send = (message: PortalMessage): void => void process.send?.(message);

const end = new GracefulShutdown();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const serve = async (store: string, draft: Draft): Promise<void> => {
  try {
    const parent = (await currentRelease(store, matrixEnvironment))?.sequence ?? null;
    await addRelease(store, { ...draft, environment: matrixEnvironment, parent });
    send({ state: 'serves' });
  } catch (error) {
    send({ state: 'failed', message: (error as Error).message });
  }
};

try {
  const config = loadConfig(process.env);
  const store = join(config.dataDirectory, 'releases');
  const portal = await openPortal({
    config,
    store,
    apiUrl: process.env.API_URL,
    environment: matrixEnvironment,
    releases: 'nothing',
    signal: end.signal,
    gateway: { prerender: 'asked' },
  });
  if (await end.holds({ drainSeconds: 0, announce: portal.announceEnd, close: portal.close })) {
    await portal.listen();
    process.on('message', (draft) => void serve(store, draft as Draft));
    send({ state: 'listens' });
  }
} catch (error) {
  send({ state: 'failed', message: (error as Error).message });
  process.exit(1);
}
