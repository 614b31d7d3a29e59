import { expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';
import { type Job, startJobs } from './job.ts';

const portal = testPortal();

/** Resolves when the job has run that often; each run says so. */
const counted = (times: number, work: () => Promise<void> = async () => {}) => {
  let runs = 0;
  let done = (): void => {};
  const reached = new Promise<void>((resolve) => {
    done = resolve;
  });
  const job: Job = {
    name: `counted-${times}-${work.length}`,
    everySeconds: 0.01,
    run: async () => {
      await work();
      runs += 1;
      if (runs >= times) done();
    },
  };
  return { job, reached };
};

test('a job repeats until it is stopped, and a stop waits for the one at work', async () => {
  let atWork = 0;
  const { job, reached } = counted(3, async () => {
    atWork += 1;
    await portal.db`select pg_sleep(0.02)`;
    atWork -= 1;
  });
  const stop = startJobs(portal.deps, [job]);
  await reached;
  await stop();
  expect(atWork).toBe(0);
});

test('two instances never do the same job at once', async () => {
  let atWork = 0;
  let most = 0;
  const { job, reached } = counted(6, async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await portal.db`select pg_sleep(0.02)`;
    atWork -= 1;
  });
  const stops = [startJobs(portal.deps, [job]), startJobs(portal.deps, [job])];
  await reached;
  await Promise.all(stops.map((stop) => stop()));
  expect(most).toBe(1);
});

test('a job that fails is tried again', async () => {
  let failures = 0;
  const { job, reached } = counted(1, async () => {
    failures += 1;
    if (failures < 3) throw new Error('not yet');
  });
  const stop = startJobs(portal.deps, [job]);
  await reached;
  await stop();
  expect(failures).toBe(3);
});
