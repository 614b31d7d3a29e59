import { errorMessages } from '@portal/contracts/errors/messages';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { transaction } from './db.ts';

const portal = testPortal({ connections: 2, ownWaits: true });

/** Takes every connection until they are released. */
const holdAll = async (): Promise<() => Promise<void>> => {
  let letGo = () => {};
  const told = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holders = [1, 2].map(() =>
    transaction(portal.deps.db, async (tx) => {
      await tx`select 1`;
      await told;
    }),
  );
  await expect.poll(() => portal.deps.db.use().inUse).toBe(2);
  return async () => {
    letGo();
    await Promise.all(holders);
  };
};

test('while every connection is taken, callers are told in their language when to come back', async () => {
  const letGo = await holdAll();
  const asked = ['fr', 'ar'].map((language) =>
    portal.app.inject({ url: '/api/cms/faqs', headers: { 'accept-language': language } }),
  );
  await expect.poll(() => portal.deps.db.use().waiting).toBeGreaterThan(0);
  const [french, arabic] = await Promise.all(asked);
  expect([french?.statusCode, arabic?.statusCode]).toEqual([503, 503]);
  expect(Number(french?.headers['retry-after'])).toBeGreaterThan(0);
  expect(french?.json()).toMatchObject({
    error: 'unavailable',
    message: errorMessages.fr.errors.unavailable,
  });
  expect(arabic?.json().message).toBe(errorMessages.ar.errors.unavailable);
  expect((await portal.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  const { body: metrics } = await portal.app.inject({ url: '/metrics' });
  expect(metrics).toContain('\nportal_database_connections_in_use 2\n');
  expect(metrics).toMatch(/\nportal_database_connections_waited_for \d+\n/);
  await letGo();

  expect((await portal.app.inject({ url: '/api/cms/faqs' })).statusCode).toBe(200);
  expect(portal.deps.db.use()).toMatchObject({ inUse: 0, waiting: 0 });
});

test('whoever waits gets the first connection that is free', async () => {
  const letGo = await holdAll();
  const asked = portal.app.inject({ url: '/api/cms/faqs' });
  await expect.poll(() => portal.deps.db.use().waiting).toBeGreaterThan(0);
  await letGo();
  expect((await asked).statusCode).toBe(200);
});

test('a lock that somebody else keeps is not waited for longer than two seconds', async () => {
  let letGo = () => {};
  const told = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = false;
  const holder = portal.db.begin(async (tx) => {
    await tx`lock table sessions in access exclusive mode`;
    isHeld = true;
    await told;
  });
  await expect.poll(() => isHeld).toBe(true);
  const refused = await portal.app.inject({
    url: '/api/profile/current',
    headers: { authorization: 'Bearer afp_x' },
  });
  expect([refused.statusCode, refused.json().error]).toEqual([503, 'unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  letGo();
  await holder;
});
