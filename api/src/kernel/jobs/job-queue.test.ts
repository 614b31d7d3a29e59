import { expect, test } from 'vitest';
import { runDueJobs } from '../../../test/support/due-jobs.ts';
import { testPortal } from '../../../test/support/portal.ts';
import type { Job } from './job.ts';
import { jobQueue, type Tasks } from './job-queue.ts';
import { unlockDead } from './unlock-dead.ts';

const portal = testPortal();

const add = (task: string, options = '') =>
  portal.db.unsafe(`select graphile_worker.add_job('${task}', '{}'${options})`);

/** Starts that many instances with the tasks; to be stopped by the returned function. */
const instances = (count: number, tasks: Tasks, jobs: readonly Job[] = []) => {
  const queues = Array.from({ length: count }, () => jobQueue(portal.deps, portal.address, jobs, tasks));
  for (const queue of queues) queue.start();
  return () => Promise.all(queues.map((queue) => queue.stop()));
};

const left = async (): Promise<number> => {
  const [row] = await portal.db<
    { n: number }[]
  >`select count(*)::int as n from graphile_worker._private_jobs`;
  return row?.n ?? 0;
};

test('fifty requests and three instances: each is done once', async () => {
  const done: string[] = [];
  const stop = instances(3, { note: async (_payload, { job }) => void done.push(job.id) });
  await Promise.all(Array.from({ length: 50 }, () => add('note')));
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(50);
  await expect.poll(left).toBe(0);
  await stop();
  expect(new Set(done).size).toBe(50);
});

test('work of one queue never meets itself, on whatever instance', async () => {
  let atWork = 0;
  let max = 0;
  let runs = 0;
  const slow = async () => {
    atWork += 1;
    max = Math.max(max, atWork);
    await portal.db`select pg_sleep(0.02)`;
    atWork -= 1;
    runs += 1;
  };
  const stop = instances(2, { slow });
  for (let n = 0; n < 6; n += 1) await add('slow', `, queue_name => 'slow'`);
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(6);
  await stop();
  expect(max).toBe(1);
});

test('a stop waits for what is at work', async () => {
  let finished = false;
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const stop = instances(1, {
    long: async () => {
      begin();
      await portal.db`select pg_sleep(0.2)`;
      finished = true;
    },
  });
  await add('long');
  await begun;
  await stop();
  expect(finished).toBe(true);
});

test('what fails is tried again after a pause, and counted in the end as given up', async () => {
  const fail = () => runDueJobs(portal.address, { fails: () => Promise.reject(new Error('no luck')) });
  await add('fails', ', max_attempts => 2');
  await fail();
  const [row] = await portal.db`
    select attempts, last_error, run_at > now() as is_later from graphile_worker._private_jobs`;
  expect(row).toEqual({ attempts: 1, lastError: 'no luck', isLater: true });
  await portal.db`update graphile_worker._private_jobs set run_at = now()`;
  await fail();
  const { body } = await portal.app.inject('/metrics');
  expect(body).toContain('portal_jobs_failed 1');
  await portal.db`delete from graphile_worker._private_jobs`;
});

test('a killed instance leaves its work to the others; a living one keeps it', async () => {
  await add('note');
  await portal.db`update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '2 minutes', attempts = 1`;
  expect(await unlockDead(portal.deps.db, 180)).toBe(0);
  expect(await unlockDead(portal.deps.db)).toBe(1);
  await runDueJobs(portal.address, { note: async () => {} });
  expect(await left()).toBe(0);

  await add('note');
  await portal.db.alone(async (living) => {
    await living`select set_config('application_name', 'pool-alive', false)`;
    await portal.db`update graphile_worker._private_jobs set locked_by = 'pool-alive', locked_at = now() - interval '2 minutes'`;
    expect(await unlockDead(portal.deps.db)).toBe(0);
    await living`reset application_name`;
  });
  await portal.db`delete from graphile_worker._private_jobs`;
});
