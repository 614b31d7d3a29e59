import { runOnce } from 'graphile-worker';
import type { PoolOptions } from '../../src/kernel/database/db.ts';
import { openQueuePool, queuePreset, quietLogger } from '../../src/kernel/database/job-queue-pool.ts';
import type { Tasks } from '../../src/kernel/jobs/job-queue.ts';

/** Works off what is due at this moment, as one instance would, then leaves. */
export const runDueJobs = async (address: PoolOptions['address'], taskList: Tasks): Promise<void> => {
  const pgPool = openQueuePool(address, 4);
  try {
    await runOnce({
      pgPool,
      taskList,
      concurrency: 3,
      noHandleSignals: true,
      logger: quietLogger,
      preset: queuePreset,
    });
  } finally {
    await pgPool.end();
  }
};
