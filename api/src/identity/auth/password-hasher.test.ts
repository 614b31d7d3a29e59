import { hash } from '@node-rs/argon2';
import { login } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { commonWords, leakedPasswords } from './common-passwords.ts';
import { passwordHasher } from './password-hasher.ts';
import { isWeak } from './password-policy.ts';

const [today, before] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
const password = 'Correct-horse-7';

test('a hash names its pepper, and one of the pepper before still holds until it is made anew', async () => {
  const old = await passwordHasher(before).hash(password);
  const hasher = passwordHasher(today, [before]);
  expect(await hasher.matches(old, password)).toBe(true);
  expect(await hasher.matches(old, 'Wrong-horse-7')).toBe(false);
  expect(hasher.isOutdated(old)).toBe(true);
  const fresh = await hasher.hash(password);
  expect(hasher.isOutdated(fresh)).toBe(false);
  expect(await passwordHasher(today).matches(old, password)).toBe(false);
});

test('a flood waits in a short queue and is then told to come back', async () => {
  const hasher = passwordHasher(today);
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash(password)));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(60 - 22);
  expect(refused[0]).toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } });
  expect(await hasher.matches(await hasher.hash(password), password)).toBe(true);
});

const portal = testPortal();

test('signing in makes a hash of other parameters anew', async () => {
  const user = await portal.make.user();
  const weak = await hash('x', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const [stored] = await portal.db<
    { passwordHash: string }[]
  >`select password_hash from users where id = ${user.id}`;
  const asOf2024 = stored?.passwordHash.replace('m=19456', 'm=19457') ?? '';
  expect(portal.deps.hasher.isOutdated(weak)).toBe(true);
  expect(portal.deps.hasher.isOutdated(asOf2024)).toBe(true);
  const outdated = await passwordHasher(Buffer.alloc(32, 3)).hash(user.password);
  const unmarked = outdated.slice(outdated.indexOf('$'));
  await portal.db`update users set password_hash = ${unmarked} where id = ${user.id}`;
  expect(
    (await portal.visitor.call(login, { body: { email: user.email, password: user.password } })).status,
  ).toBe(200);
  const [renewed] = await portal.db<
    { passwordHash: string }[]
  >`select password_hash from users where id = ${user.id}`;
  expect(portal.deps.hasher.isOutdated(renewed?.passwordHash ?? '')).toBe(false);
});

const nobody = { email: 'q@example.test', firstName: 'Q', lastName: 'Q' };

test('what leaks most is refused, with the words of this place in six languages', () => {
  const long = [...leakedPasswords].filter((word) => word.length >= 8);
  expect(long.length).toBeGreaterThanOrEqual(3000);
  expect(long.filter((word) => !isWeak(word, nobody))).toEqual([]);
  for (const word of [
    'motdepasse1',
    'Beneficiario2026!',
    'benki1234567',
    'fundo-2026-01',
    'قرض123456',
    'Adjustmentfund1',
  ])
    expect(isWeak(word, nobody), word).toBe(true);
  expect(commonWords.size).toBeGreaterThan(250);
  for (const word of ['Correct-horse-7', 'Sturdy-baobab-42', 'only lower words here', 'kT9#vq2LmX'])
    expect(isWeak(word, nobody), word).toBe(false);
});
