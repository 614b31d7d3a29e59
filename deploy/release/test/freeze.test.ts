import { expect, test } from 'vitest';
import { makeFirstKeys } from '../src/releases/sign-store.ts';
import { stepCanary } from '../src/releases/step-canary.ts';
import { readHistory } from '../src/store/history.ts';
import { currentRelease } from '../src/store/releases.ts';
import { release } from './support/command.ts';
import { addBuild, change, editChunk, storeWith } from './support/store.ts';

const first = '1.0.0-aaaaaaaa';
const second = '1.0.0-bbbbbbbb';
const third = '1.0.0-cccccccc';

const onStore = (store: string) => {
  const run = (words: string) => release(store, ...words.split(' '));
  const served = async () => (await currentRelease(store, 'production')) ?? fail();
  return { store, run, served };
};

/** Production and staging; the second builds of review and cms are served, third ones are published. */
const twoEnvironments = async () => {
  const on = onStore(await storeWith({ app: 'review' }, { app: 'cms' }));
  await on.run('promote production -e staging --create --untested -r trial');
  for (const app of ['review', 'cms']) addBuild(on.store, { app, version: second });
  await on.run('pin review cms');
  for (const app of ['review', 'cms']) addBuild(on.store, { app, version: third });
  return on;
};

const frozen =
  /Refused: production is frozen by Naledi since \S+Z \(errors\)\. Roll back.+unfreeze production$/;

test('a frozen environment takes nothing that gives people other builds, and says who froze it and why', async () => {
  const { run, served } = await twoEnvironments();
  await run(`canary review@${third} --share 5%`);
  expect(await run('freeze production --by Naledi --reason errors')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^production serves release 4\.\n {2}frozen by Naledi since \S+Z \(errors\)\n$/,
    ),
  });
  for (const words of [
    `pin cms@${third}`,
    'promote staging --untested --reason urgent',
    `canary cms@${third} --share 5%`,
    'canary raise review --share 10%',
    'canary finish review',
    'remove cms',
    'freeze production --by Ben --reason mine',
  ])
    expect(await run(words), words).toMatchObject({ code: 1, stderr: expect.stringMatching(frozen) });
  expect(await served()).toMatchObject({ sequence: 4, frozen: { by: 'Naledi', reason: 'errors' } });
  expect((await run('show')).stdout).toContain('\nfrozen by Naledi since ');
  expect((await run(`check cms@${third}`)).stdout).toContain('\nBut production is frozen by Naledi since ');
  expect((await run('pin cms -e staging')).code).toBe(0);
});

test('while it is frozen, builds are taken back: rollback, a lower share, the end of a canary, maintenance', async () => {
  const { run, served } = await twoEnvironments();
  await run(`canary review@${third} --share 5%`);
  await run('freeze production --by Naledi --reason errors');
  for (const words of [
    'canary raise review --share 1%',
    'canary stop review',
    'maintenance cms on',
    'rollback cms',
    'rollback 1',
  ]) {
    expect((await run(words)).code, words).toBe(0);
    expect(await served(), words).toMatchObject({ frozen: { by: 'Naledi', reason: 'errors' } });
  }
  expect(await served()).toMatchObject({
    remotes: { review: { pin: `review@${first}` }, cms: { pin: `cms@${first}`, maintenance: true } },
  });
  // To the builds from which it was rolled back.
  expect(await run('rollback 4')).toMatchObject({ code: 1, stderr: expect.stringMatching(frozen) });
  expect(await run('unfreeze production')).toMatchObject({ code: 0 });
  expect(await served()).not.toHaveProperty('frozen');
  // A release of when it was frozen is served, and nobody froze it again.
  expect((await run('rollback 4')).code).toBe(0);
  expect(await served()).not.toHaveProperty('frozen');
  expect((await run('pin cms')).code).toBe(0);
});

test('a rollback goes to other builds, past what only froze the environment or stopped a canary', async () => {
  const { run, served } = await twoEnvironments();
  await run(`canary review@${third} --share 5%`);
  await run('canary stop review');
  await run('freeze production --reason errors');
  expect((await run('rollback')).stdout).toContain(`  review  ${second} -> ${first}\n`);
  expect(await served()).toMatchObject({ remotes: { cms: { pin: `cms@${first}` } }, frozen: {} });
  expect((await run('rollback')).stderr).toContain('has none before it');
});

test('the history has both, signed as every move; what is wrong in the set keeps nobody from freezing', async () => {
  const { store, run } = await twoEnvironments();
  await makeFirstKeys(store);
  editChunk(store, 'review', 'page.1.js', second);
  expect((await run('freeze production --by Naledi --reason errors --ticket INC-7')).code).toBe(0);
  expect((await run('unfreeze production --by Ben')).code).toBe(0);
  expect((await run('unfreeze production')).stdout).toContain('Nothing to change');
  const { signed, fault } = await readHistory(store, 'production');
  expect(fault).toBeUndefined();
  expect(signed.slice(-2)).toMatchObject([
    { action: 'freeze', by: 'Naledi', reason: 'errors', ticket: 'INC-7' },
    { action: 'unfreeze', by: 'Ben', reason: 'unfreeze' },
  ]);
});

test('a canary gets no step of its plan while its environment is frozen', async () => {
  const { store, run, served } = await twoEnvironments();
  await run(`canary review@${third} --steps 1%:1,50%:1,all`);
  await run('freeze production --by Naledi --reason errors');
  const good = { samples: 900, failures: 0 };
  const cohort = { loads: good, renders: good, slow: good, operations: {} };
  const figures = { build: `review@${third}`, canary: cohort, rest: cohort };
  const later = new Date(Date.now() + 120_000);
  const step = () => stepCanary(change(store), 'review', { all: figures, inStep: figures }, later);
  await expect(step()).rejects.toThrow('production is frozen by Naledi since');
  expect((await run('canary status')).stdout).toContain('; no step while frozen');
  await run('unfreeze production');
  await step();
  expect((await served()).remotes.review?.canary?.share).toBe(5_000);
});

test.each([
  ['freeze', 'Name an environment.'],
  ['freeze production', 'Give a --reason: whoever is refused reads it.'],
  ['freeze prodution --reason errors', 'Did you mean "production"?'],
])('%s is not understood, and nothing is frozen', async (words, reason) => {
  const { run, served } = await twoEnvironments();
  expect(await run(words)).toMatchObject({ code: 2, stderr: expect.stringContaining(reason) });
  expect(await served()).not.toHaveProperty('frozen');
});

const fail = (): never => {
  throw new Error('There is no release.');
};
