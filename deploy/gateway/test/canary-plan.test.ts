import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRelease } from '@portal/release/documents/schemas';
import { haltCanary, raiseCanary, startCanary } from '@portal/release/releases/canary';
import { environmentsReader } from '@portal/release/releases/environment-states';
import { holdCanary, resumeCanary } from '@portal/release/releases/hold-canary';
import { stepCanary } from '@portal/release/releases/step-canary';
import { readHistory } from '@portal/release/store/history';
import { buildFolder } from '@portal/release/store/layout';
import { currentRelease } from '@portal/release/store/releases';
import { release } from '@portal/release/test/command';
import { addBuild, storeWith } from '@portal/release/test/store';
import { expect, test } from 'vitest';

const second = '1.0.0-bbbbbbbb';
const build = `review@${second}`;
const steps = [{ share: 100, minutes: 20 }, { share: 1_000, minutes: 60 }, { share: 10_000 }];

const samples = (count: number, failures = 0) => ({ samples: count, failures });
const did = (loads: number, failures = 0) => ({
  loads: samples(loads, failures),
  renders: samples(loads),
  slow: samples(loads),
  operations: {},
});
const figures = (canary: number, rest = 900, failures = 0) => ({
  build,
  canary: did(canary, failures),
  rest: did(rest),
});
const enough = { all: figures(200), inStep: figures(60) };

const served = async (store: string) => {
  const found = await currentRelease(store, 'production');
  if (!found) throw new Error('There is no release.');
  return found;
};

/** A canary by steps that began at a time of the test; `after` is so many minutes later. */
const planned = async () => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version: second });
  const who = { store, environment: 'production', by: 'test', reason: 'by steps' };
  const began = new Date('2026-11-23T10:00:30Z');
  await startCanary(who, { area: 'review', version: second, steps }, began);
  const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
  const canary = async () => (await served(store)).remotes.review?.canary;
  const share = async () => (await canary())?.share;
  const portal = { ...who, by: 'portal' };
  const step = (minutes: number, seen = enough) => stepCanary(portal, 'review', seen, after(minutes));
  const last = async () => (await readHistory(store, 'production')).entries.at(-1);
  return { store, who, after, canary, share, step, last };
};

test('a canary gets its next step once the minutes have passed, to all at last, and is finished by nobody', async () => {
  const { store, share, canary, step, last, after } = await planned();
  await step(19);
  expect(await share()).toBe(100);
  await step(20);
  expect(await share()).toBe(1_000);
  expect((await canary())?.plan).toEqual({ steps, stepAt: after(20).toISOString() });
  expect(await last()).toMatchObject({
    action: 'ramp',
    by: 'portal',
    reason: `${build} is within its budget: 1 % to 10 %, as planned`,
    canary: { build, share: 1_000 },
    check: 'passed',
    figures: [
      { metric: 'loadFailureRate', canary: samples(200), rest: samples(900) },
      { metric: 'renderErrorRate' },
      { metric: 'p75LoadMs' },
      { metric: 'apiErrorRate' },
    ],
  });
  await step(79);
  expect(await share()).toBe(1_000);
  await step(80);
  await step(10_000);
  expect(await share()).toBe(10_000);
  expect((await served(store)).remotes.review?.pin).toBe('review@1.0.0-aaaaaaaa');
});

test.each([
  ['too few loads of the canary in the step', { all: figures(200), inStep: figures(49) }],
  ['too few loads of everybody else', { all: figures(200), inStep: figures(60, 49) }],
  ['a budget that is exceeded', { all: figures(200, 900, 60), inStep: figures(60) }],
  [
    'figures of another build',
    { all: { ...figures(200), build: 'review@1.0.0-cccccccc' }, inStep: figures(60) },
  ],
])('%s keeps a canary at its step', async (_what, seen) => {
  const { share, step } = await planned();
  await step(500, seen);
  expect(await share()).toBe(100);
});

test('several that look at the same time raise it once', async () => {
  const { store, share, step } = await planned();
  await Promise.all([step(100), step(100.001), step(100.002)]);
  expect(await share()).toBe(1_000);
  expect((await readHistory(store, 'production')).entries).toHaveLength(3);
});

test('a step and a halt at the same time leave it halted, without its plan', async () => {
  const { who, canary, step } = await planned();
  await Promise.all([step(100), haltCanary(who, 'review', build, [])]);
  expect(await canary()).toMatchObject({ share: 0 });
  expect(await canary()).not.toHaveProperty('plan');
  await step(10_000);
  expect((await canary())?.share).toBe(0);
});

test('a canary on hold stays at its share; resumed, it begins its step anew', async () => {
  const { who, after, share, canary, step, last } = await planned();
  await holdCanary(who, 'review', after(5));
  expect(await last()).toMatchObject({ action: 'canary-hold', canary: { build, share: 100 } });
  await step(500);
  expect(await share()).toBe(100);
  await expect(holdCanary(who, 'review')).rejects.toThrow('is held since 2026-11-23T10:05:30.000Z');
  await resumeCanary(who, 'review', after(500));
  expect((await canary())?.plan).toEqual({ steps, stepAt: after(500).toISOString() });
  await expect(resumeCanary(who, 'review')).rejects.toThrow('is not held');
  await step(519);
  expect(await share()).toBe(100);
  await step(520);
  expect(await share()).toBe(1_000);
});

test('raised by hand it goes to the next step, whose clock begins then; lowered by hand it is held', async () => {
  const { who, after, share, canary, step } = await planned();
  await raiseCanary(who, 'review', undefined, after(5));
  expect(await share()).toBe(1_000);
  await step(64);
  expect(await share()).toBe(1_000);
  await raiseCanary(who, 'review', 500, after(64));
  expect(await canary()).toMatchObject({ share: 500, plan: { heldAt: after(64).toISOString() } });
  await step(10_000);
  expect(await share()).toBe(500);
  await raiseCanary(who, 'review', 600, after(70));
  expect((await canary())?.plan).toMatchObject({ heldAt: after(64).toISOString() });
  await resumeCanary(who, 'review', after(100));
  await step(120);
  expect(await share()).toBe(1_000);
  await holdCanary(who, 'review');
  await raiseCanary(who, 'review', undefined, after(121));
  expect((await canary())?.plan).toEqual({ steps, stepAt: after(121).toISOString() });
  await expect(raiseCanary(who, 'review')).rejects.toThrow('at its last step');
  await expect(holdCanary(who, 'review')).rejects.toThrow('at its last step');
});

test('the commands take steps, and say how far a canary is', async () => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version: second });
  const start = ['canary', build, '--steps', '0.5%:20, 10%:60,all'] as const;
  expect(await release(store, ...start)).toMatchObject({ code: 0 });
  const { remotes, ...rest } = await served(store);
  expect(remotes.review?.canary).toMatchObject({
    share: 50,
    plan: { steps: [{ share: 50, minutes: 20 }, { share: 1_000, minutes: 60 }, { share: 10_000 }] },
  });
  const wrong = JSON.stringify({ remotes, ...rest }).replace('"minutes":20', '"minutes":-1');
  expect(() => parseRelease(wrong)).toThrow('minutes');
  expect((await release(store, 'canary', 'hold', 'review')).stdout).toContain(
    `  review  canary ${build} 0.5 % -> ${build} 0.5 % held`,
  );
  const { stdout } = await release(store, 'canary', 'status');
  expect(stdout).toContain('plan: 0.5 % for 20 min, 10 % for 60 min, 100 %; held since');
  expect(await release(store, 'canary', 'resume', 'review')).toMatchObject({ code: 0 });
  expect(await release(store, 'canary', 'raise', 'review')).toMatchObject({ code: 0 });
  expect((await served(store)).remotes.review?.canary?.share).toBe(1_000);
  const { entries } = await readHistory(store, 'production');
  expect(entries.map(({ action, canary }) => [action, canary?.share])).toEqual([
    ['pin', undefined],
    ['canary', 50],
    ['canary-hold', 50],
    ['canary-resume', 50],
    ['ramp', 1_000],
  ]);
});

test.each([
  ['--steps 1%,all', 'Say how many minutes the step "1%" takes'],
  ['--steps 10%:5,1%:5,all', 'Each step is larger'],
  ['--steps 1%:5,10%:5', 'The last step, "10%", has no minutes'],
  ['--steps all', 'at least two steps'],
  ['--steps 1%:5,all --share 5%', 'Give a share or steps, not both'],
  ['--steps 0%:5,all', 'above 0 %'],
  ['--steps 1%:20000,all', 'a week'],
  ['--steps slowly', '--steps 1%:20'],
])('"%s" is refused with a sentence', async (words, sentence) => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version: second });
  const refused = await release(store, 'canary', 'review', ...words.split(' '));
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
  expect((await served(store)).sequence).toBe(1);
});

test('a step that the check refuses is in the history once, and is told until the canary goes on', async () => {
  const { store, who, share, step, last } = await planned();
  const page = join(buildFolder(store, 'review', second), 'page.1.js');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, 'other');
  const sentence = `review@${second} has a changed file: page.1.js.`;
  for (const minutes of [19, 20, 21])
    await step(minutes).catch(({ message }: Error) => expect(message).toBe(sentence));
  await Promise.allSettled([step(22), step(23)]);
  expect(await share()).toBe(100);
  const { entries } = await readHistory(store, 'production');
  const reason = `${build} stays at 1 %, its step to 10 % is refused by the check: ${sentence}`;
  expect(entries.slice(2)).toMatchObject([
    { action: 'canary-refused', by: 'portal', reason, from: 2, to: 2, canary: { build, share: 100 } },
  ]);
  const status = async () => (await release(store, 'canary', 'status')).stdout;
  expect(await status()).toContain(reason);
  const { environments } = await environmentsReader(store)();
  expect(environments[0]).toMatchObject({ moved: { action: 'canary' }, canaries: [{ refused: { reason } }] });

  writeFileSync(page, text);
  await step(24);
  expect(await share()).toBe(1_000);
  expect(await last()).toMatchObject({ action: 'ramp', move: 4 });
  await haltCanary(who, 'review', build, []);
  expect(await status()).not.toContain('refused');
});
