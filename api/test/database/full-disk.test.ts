import { listFaqs } from '@portal/contracts/content/faqs';
import { errorMessages } from '@portal/contracts/errors/messages';
import { updateProfile } from '@portal/contracts/identity/profile';
import { login } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { freeSpaceOf } from '../../src/kernel/process/free-space.ts';
import { madePassword } from '../support/make-users.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();
const MORE_THAN_ANY_DISK = Number.MAX_SAFE_INTEGER;
let reserve = 0;

/** The disk as it is, and a reserve that may be said to be used up. */
const withReserve = (bytes: number) => {
  reserve = bytes;
  portal.deps.freeSpace = freeSpaceOf(portal.deps.config.dataDirectory, () => reserve);
};

test('with the reserve of the disk reached, changes are refused with a reason and reading goes on', async () => {
  const user = await portal.make.user();
  const client = await portal.as(user);
  withReserve(MORE_THAN_ANY_DISK);
  const body = { firstName: 'Ama' };
  const refused = await client.raw(updateProfile, { body, headers: { 'accept-language': 'sw' } });
  expect(refused).toBeProblem('storage_full');
  expect(refused.status).toBe(507);
  expect(refused.problem?.message).toBe(errorMessages.sw.errors.storage_full);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await client.call(listFaqs)).status).toBe(200);
  // Whoever wants to read may still sign in.
  const signedIn = await portal.visitor.call(login, { body: { email: user.email, password: madePassword } });
  expect(signedIn.status).toBe(200);
  const [row] = await portal.db`select first_name from users where id = ${user.id}`;
  expect(row?.firstName).not.toBe('Ama');
});

test('once there is room again changes are taken', async () => {
  const client = await portal.as(await portal.make.user());
  withReserve(MORE_THAN_ANY_DISK);
  expect(await client.raw(updateProfile, { body: { firstName: 'Ama' } })).toBeProblem('storage_full');
  withReserve(0);
  expect((await client.raw(updateProfile, { body: {} })).problem?.error).not.toBe('storage_full');
});
