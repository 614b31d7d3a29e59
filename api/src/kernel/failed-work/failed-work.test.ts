import * as calls from '@portal/contracts/kernel/failed-work';
import { beforeEach, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { transaction } from '../database/db.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { markFailed } from '../mail/outbox.db.ts';

const portal = testPortal();

beforeEach(async () => {
  await portal.db`delete from outbox`;
  await portal.db`delete from graphile_worker._private_jobs`;
});

const deadMail = async (): Promise<string> => {
  const id = await transaction(portal.db, (tx) =>
    enqueueMail(tx, {
      to: 'ama@example.test',
      template: 'sign-in-code',
      language: 'en',
      data: { firstName: 'Ama', code: '123456', minutes: 10 },
    }),
  );
  await markFailed(portal.db, id, '550 no such mailbox', true);
  await portal.db`delete from graphile_worker._private_jobs`; // a dead letter's job is done
  return id;
};

const failedJob = async (): Promise<string> => {
  await portal.db`select graphile_worker.add_job('nightly', max_attempts => 1)`;
  const [job] = await portal.db<{ id: string }[]>`
    update graphile_worker._private_jobs set attempts = 1, last_error = 'sums differ' returning id`;
  return `job_${job?.id}`;
};

const admin = () => portal.as('admin');
const list = async () => (await (await admin()).call(calls.listFailedWork)).body.data;
const lastAudit = async () => {
  const [row] =
    await portal.db`select action, entity_id, entity_label, actor_name from audit_log order by seq desc limit 1`;
  return row;
};

test('what was given up is listed with its reason, what still waits is not', async () => {
  const mail = await deadMail();
  const job = await failedJob();
  await portal.db`select graphile_worker.add_job('waits')`;
  expect((await list()).map(({ createdAt, failedAt, ...rest }) => rest)).toEqual(
    expect.arrayContaining([
      {
        id: mail,
        kind: 'MAIL',
        name: 'sign-in-code',
        subject: 'Your sign-in code',
        to: 'ama@example.test',
        reason: '550 no such mailbox',
        attempts: 1,
      },
      { id: job, kind: 'JOB', name: 'nightly', subject: null, to: null, reason: 'sums differ', attempts: 1 },
    ]),
  );
  expect(await list()).toHaveLength(2);
  expect(JSON.stringify(await list())).not.toContain('123456');
});

test('the probes tell how much was given up', async () => {
  await deadMail();
  await failedJob();
  const { body } = await portal.app.inject('/metrics');
  expect(body).toMatch(/portal_mails_dead 1\n/);
  expect(body).toMatch(/portal_jobs_failed 1\n/);
  expect((await portal.app.inject('/readyz')).json()).toMatchObject({
    mail: { dead: 1 },
    jobs: { failed: 1 },
  });
});

test.each([
  ['mail', deadMail],
  ['job', failedJob],
])('a failed %s can be tried again, once, and the log says who asked', async (_kind, make) => {
  const id = await make();
  const client = await admin();
  expect((await client.call(calls.retryFailedWork, { params: { id } })).status).toBe(200);
  expect(await list()).toEqual([]);
  const jobs = await portal.db`select attempts, run_at <= now() as is_due from graphile_worker._private_jobs`;
  expect(jobs).toEqual([{ attempts: 0, isDue: true }]);
  expect(await lastAudit()).toMatchObject({ action: 'UPDATE', entityId: id });
  const again = await client.call(calls.retryFailedWork, { params: { id } });
  expect(again).toBeProblem('not_found');
});

test.each([
  ['mail', deadMail],
  ['job', failedJob],
])('a failed %s can be discarded for good, with what it said', async (_kind, make) => {
  const id = await make();
  const client = await admin();
  expect((await client.call(calls.discardFailedWork, { params: { id } })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await portal.db`select * from graphile_worker._private_jobs`).toEqual([]);
  expect(await portal.db`select * from outbox where text <> ''`).toEqual([]);
  expect(await lastAudit()).toMatchObject({ action: 'DELETE', entityId: id });
});

test('nobody but the Admin sees or settles it', async () => {
  const id = await deadMail();
  const manager = await portal.as('manager');
  expect(await manager.call(calls.listFailedWork)).toBeProblem('forbidden');
  expect(await manager.call(calls.retryFailedWork, { params: { id } })).toBeProblem('forbidden');
});
