import { sendContactMessage } from '@portal/contracts/contact-messages/calls';
import { registerInterest } from '@portal/contracts/interest/calls';
import { expect, test } from 'vitest';
import { testPortal } from '../support/portal.ts';

const portal = testPortal({ config: { rateLimits: 'on' } });

const person = { firstName: 'Abena', lastName: 'Owusu' };

test('an address may write five messages an hour, whatever it writes', async () => {
  const write = (n: number) =>
    portal.visitor.call(sendContactMessage, {
      body: {
        ...person,
        email: `abena${n}@example.org`,
        topic: 'GENERAL',
        subject: `Question ${n}`,
        message: 'Hello',
      },
    });
  for (const n of [1, 2, 3, 4, 5]) expect((await write(n)).status).toBe(200);
  const sixth = await write(6);
  expect(sixth).toBeProblem('too_many_requests');
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
});

test('an address may register interest five times an hour', async () => {
  const register = (n: number) =>
    portal.visitor.call(registerInterest, {
      body: { ...person, email: `abena${n}@example.org`, type: 'PARTNER', consent: true },
    });
  for (const n of [1, 2, 3, 4, 5]) expect((await register(n)).status).toBe(200);
  expect(await register(6)).toBeProblem('too_many_requests');
});
