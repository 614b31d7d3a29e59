import { watch } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { appDir } from '@portal/config/versions';
import type { AreaManifest } from '@portal/platform/area';

/** In a thread of its own: this process would be given the modules again that it has imported. */
const readAnew = (app: string): Promise<AreaManifest> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./manifest-thread.ts', import.meta.url), { workerData: app });
    thread.once('message', resolve);
    thread.once('error', reject);
  });

/** Tells what an app contributes after each save of a file of its; what cannot be read is said, and changes nothing. */
export const watchManifests = (
  apps: readonly string[],
  signal: AbortSignal,
  onRead: (app: string, manifest: AreaManifest) => void,
): void => {
  for (const app of apps) {
    let last = Promise.resolve();
    const read = async (): Promise<void> => {
      try {
        onRead(app, await readAnew(app));
      } catch (error) {
        console.error(
          `The addresses and menu entries of ${app} stay as they were: ${(error as Error).message}`,
        );
      }
    };
    let timer: NodeJS.Timeout | undefined;
    watch(join(appDir(app), 'src'), { recursive: true, persistent: false, signal }, () => {
      // An editor's save is several events; reads come one after the other, so that the last one is the newest.
      clearTimeout(timer);
      timer = setTimeout(() => (last = last.then(read)), 50);
    });
  }
};
