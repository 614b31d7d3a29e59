import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { finishCanary, haltCanary, raiseCanary } from '../src/releases/canary.ts';
import type { Change } from '../src/releases/change-release.ts';
import { pinsOf } from '../src/releases/compose-release.ts';
import { readHistory } from '../src/store/history.ts';
import { currentRelease } from '../src/store/releases.ts';
import { release } from './support/command.ts';
import { addBuild, storeWith } from './support/store.ts';

const second = '1.0.0-bbbbbbbb';
const build = `review@${second}`;

const storeWithTwo = async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  for (const app of ['review', 'cms']) addBuild(store, { app, version: second });
  return store;
};

const served = async (store: string) => {
  const found = await currentRelease(store, 'production');
  if (!found) throw new Error('There is no release.');
  return found;
};

const actions = async (store: string) =>
  (await readHistory(store, 'production')).entries.map(({ action, check }) => `${action} ${check}`);

test('each step of a canary is a release and a line of the history; finished, it is the pin and the pin a fallback', async () => {
  const store = await storeWithTwo();
  expect(await release(store, 'canary', `review@${second}`, '--share', '5%')).toMatchObject({ code: 0 });
  expect((await served(store)).remotes.review).toMatchObject({
    pin: 'review@1.0.0-aaaaaaaa',
    canary: { build: `review@${second}`, share: 500, manifest: { name: 'review' } },
  });
  expect(await release(store, 'canary', 'raise', 'review', '--share', '12.5%')).toMatchObject({ code: 0 });
  expect((await served(store)).remotes.review?.canary?.share).toBe(1250);
  const { stdout } = await release(store, 'canary', 'status');
  expect(stdout).toContain(`review@${second} beside review@1.0.0-aaaaaaaa: 12.5 %`);
  expect(await release(store, 'canary', 'finish', 'review')).toMatchObject({ code: 0 });
  const { remotes } = await served(store);
  expect(remotes.review).toMatchObject({ pin: `review@${second}`, previous: ['review@1.0.0-aaaaaaaa'] });
  expect(remotes.review).not.toHaveProperty('canary');
  expect(await actions(store)).toEqual([
    'pin passed',
    'canary passed',
    'ramp passed',
    'canary-finish passed',
  ]);
  const history = (await release(store, 'history')).stdout;
  expect(history).toContain(`  canary 1 -> 2, ${build} 5 %  `);
  expect(history).toContain(`  ramp 2 -> 3, ${build} 12.5 %  `);
});

test('what clashes with another canary is refused, with what has to be ended for it', async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  for (const app of ['review', 'cms'])
    addBuild(store, { app, version: second, manifest: { routes: [{ path: '/desk' }] } });
  await release(store, 'canary', build, '--share', '50%');
  const clash = `Refused: ${build} claims /desk, which meets /desk of cms@${second}. Only with the canary of`;
  expect(await release(store, 'canary', `cms@${second}`, '--share', '1%')).toMatchObject({
    code: 3,
    stderr: `${clash} cms and that of review.`,
  });
  expect(await release(store, 'pin', `cms@${second}`)).toMatchObject({ code: 3, stderr: `${clash} review.` });
  await release(store, 'canary', 'stop', 'review');
  expect((await release(store, 'pin', `cms@${second}`)).code).toBe(0);
});

test('a change tells which canary it began, changed or ended, and a release which it has', async () => {
  const store = await storeWithTwo();
  const told = async (...words: string[]) => (await release(store, ...words)).stdout;
  const began = await told('canary', 'review', '--group', 'FUND_REVIEWER_USER');
  expect(began).toContain(`  review  canary none -> ${build} 0 % FUND_REVIEWER_USER`);
  expect(await told('maintenance', 'cms', 'on')).toBe(
    'production serves release 3.\n  cms  in maintenance\n',
  );
  expect(await told('show')).toContain(
    `  cms 1.0.0-aaaaaaaa  (in maintenance)\n  review 1.0.0-aaaaaaaa  (canary: ${build} 0 % FUND_REVIEWER_USER)`,
  );
  const raised = await told('canary', 'raise', 'review', '--share', '5%');
  expect(raised).toContain(
    `  review  canary ${build} 0 % FUND_REVIEWER_USER -> ${build} 5 % FUND_REVIEWER_USER`,
  );
  expect(await told('history')).toContain(`  canary 1 -> 2, ${build} 0 % FUND_REVIEWER_USER  `);
  const pinned = await told('pin', build);
  expect(pinned).toContain(`  review  1.0.0-aaaaaaaa -> ${second}`);
  expect(pinned).toContain(`  review  canary ${build} 5 % FUND_REVIEWER_USER -> none`);
});

test('a canary for nobody but who has its link says so and where it is, until it gets a share', async () => {
  const store = await storeWithTwo();
  const told = async (...words: string[]) => (await release(store, ...words)).stdout;
  const began = await told('canary', 'review', '--share', '0%');
  expect(began).toContain(`  review  canary none -> ${build} by link`);
  expect(began).toContain('/releases/cohort?canary=review');
  expect(await told('history')).toContain('for whoever has its link');
  expect(await told('canary', 'status')).toContain(`${build} beside review@1.0.0-aaaaaaaa: by link since`);
  expect(await told('history')).toContain(`  canary 1 -> 2, ${build} by link  `);
  expect(await told('canary', 'raise', 'review', '--share', '5%')).toContain(
    `${build} by link -> ${build} 5 %`,
  );
  expect(await told('canary', 'status')).toContain(': 5 % since');
});

test('a share is told as it was given', async () => {
  const store = await storeWithTwo();
  for (const share of ['7', '14', '57.5']) {
    await release(store, 'canary', 'review', '--share', `${share}%`);
    expect((await release(store, 'canary', 'status')).stdout).toContain(`-aaaaaaaa: ${share} % since`);
    await release(store, 'canary', 'stop', 'review');
  }
});

test('a canary outlives pins of other areas, and ends with a pin of its own or with a stop', async () => {
  const store = await storeWithTwo();
  await release(
    store,
    'canary',
    'review',
    '--share',
    '0.01%',
    '--group',
    'FUND_REVIEWER_USER',
    '--budget',
    'minSamples=9',
  );
  await release(store, 'pin', `cms@${second}`);
  const { remotes, ...rest } = await served(store);
  expect(remotes.review?.canary).toMatchObject({
    share: 1,
    groups: ['FUND_REVIEWER_USER'],
    budget: { minSamples: 9 },
  });
  expect(pinsOf({ remotes, ...rest })).toMatchObject({ cms: second, review: '1.0.0-aaaaaaaa' });
  expect(await release(store, 'canary', 'stop', 'review')).toMatchObject({ code: 0 });
  expect((await served(store)).remotes.review).not.toHaveProperty('canary');
  await release(store, 'canary', 'review', '--share', '1%');
  addBuild(store, { app: 'review', version: '1.0.0-cccccccc' });
  await release(store, 'pin', 'review@1.0.0-cccccccc');
  expect((await served(store)).remotes.review).not.toHaveProperty('canary');
});

test('the set with a canary in the place of its pin passes the same check as a pin, or it does not begin', async () => {
  const store = await storeWithTwo();
  const build = { shared: { react: '^18.0.0' } };
  addBuild(store, { app: 'review', version: '1.0.0-dddddddd', build });
  const refused = await release(store, 'canary', 'review@1.0.0-dddddddd', '--share', '5%');
  expect(refused).toMatchObject({ code: 3 });
  expect(refused.stderr).toContain('review@1.0.0-dddddddd needs react ^18.0.0');
  await release(store, 'canary', `review@${second}`, '--share', '5%');
  addBuild(store, { app: 'cms', version: '1.0.0-eeeeeeee', manifest: { routes: [{ path: '/new-place' }] } });
  addBuild(store, {
    app: 'review',
    version: '1.0.0-ffffffff',
    manifest: { routes: [{ path: '/new-place' }] },
  });
  await release(store, 'canary', 'stop', 'review');
  await release(store, 'canary', 'review@1.0.0-ffffffff', '--share', '5%');
  const clash = await release(store, 'pin', 'cms@1.0.0-eeeeeeee');
  expect(clash).toMatchObject({ code: 3 });
  expect(clash.stderr).toContain('/new-place');
});

/** `1%:1,2%:1` */
const steps = (count: number): string => Array.from({ length: count }, (_, at) => `${at + 1}%:1`).join();

test.each([
  ['a share that is none', ['review', '--share', 'many'], 2, '--share 5%'],
  ['more than everybody', ['review', '--share', '101%'], 2, '--share 5%'],
  ['a group that is no role', ['review', '--group', 'x y'], 2, 'Roles: '],
  ['an unknown budget', ['review', '--share', '5%', '--budget', 'speed=1'], 2, 'names: loadFailureRate'],
  ['half a sample', ['review', '--share', '5%', '--budget', 'minSamples=0.5'], 2, 'a whole number'],
  ['no time to load', ['review', '--share', '5%', '--budget', 'p75LoadMs=0'], 2, 'above 0'],
  ['a plan of 13 steps', ['review', '--steps', `${steps(12)},all`], 2, 'at most 12 steps'],
  ['the build that is pinned', ['review@1.0.0-aaaaaaaa', '--share', '5%'], 1, 'is pinned'],
  ['the shell', ['shell', '--share', '5%'], 1, 'only remotes can have a canary'],
  ['an area without a canary', ['raise', 'cms', '--share', '5%'], 1, '"cms" has no canary'],
  ['no area', ['stop'], 2, 'Name a remote'],
])('%s is refused with a sentence', async (_what, words, code, sentence) => {
  const store = await storeWithTwo();
  const refused = await release(store, 'canary', ...words);
  expect(refused.code).toBe(code);
  expect(refused.stderr).toContain(sentence);
  expect((await served(store)).sequence).toBe(1);
});

test('a second canary of an area waits for the first', async () => {
  const store = await storeWithTwo();
  addBuild(store, { app: 'review', version: '1.0.0-cccccccc' });
  await release(store, 'canary', `review@${second}`, '--share', '5%');
  const { code, stderr } = await release(store, 'canary', 'review@1.0.0-cccccccc', '--share', '5%');
  expect(code).toBe(1);
  expect(stderr).toContain(`review@${second} is the canary of "review"`);
});

const samples = (count: number, failures: number) => ({ samples: count, failures });
const fine = {
  loads: samples(2_000, 4),
  renders: samples(1_996, 2),
  slow: samples(1_996, 100),
  operations: { listFunds: samples(4_000, 8) },
};

const figuresFile = (store: string, figures: unknown): string => {
  const file = join(store, 'figures.json');
  writeFileSync(file, JSON.stringify(figures));
  return file;
};

test('figures beyond the budget stop a canary by a release that says them, once, however many judge; others change nothing', async () => {
  const store = await storeWithTwo();
  await release(store, 'canary', `review@${second}`, '--share', '20%', '--group', 'FUND_REVIEWER_USER');
  const within = figuresFile(store, { build, canary: fine, rest: fine });
  expect((await release(store, 'canary', 'judge', 'review', within)).stdout).toContain(
    'is within its budget',
  );
  expect((await served(store)).sequence).toBe(2);
  const file = figuresFile(store, { build, canary: { ...fine, loads: samples(200, 30) }, rest: fine });
  const both = ['canary', 'judge', 'review', file] as const;
  await Promise.all([release(store, ...both), release(store, ...both)]);
  const { sequence, remotes } = await served(store);
  expect(sequence).toBe(3);
  expect(remotes.review).toMatchObject({ pin: 'review@1.0.0-aaaaaaaa', canary: { share: 0 } });
  expect(remotes.review?.canary).not.toHaveProperty('groups');
  const { entries } = await readHistory(store, 'production');
  expect(entries.at(-1)).toMatchObject({
    action: 'canary-halt',
    reason: expect.stringContaining('loads that failed: 30 of 200, of the rest 4 of 2000; budget 0.01'),
    figures: [{ metric: 'loadFailureRate', budget: 0.01, canary: samples(200, 30), rest: samples(2_000, 4) }],
  });
  const again = await release(store, ...both);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('there is nothing to judge') });
  expect(await release(store, 'canary', `review@${second}`, '--share', '1%')).toMatchObject({ code: 0 });
});

test('figures of another build stop nothing', async () => {
  const store = await storeWithTwo();
  await release(store, 'canary', build, '--share', '20%');
  const failing = { ...fine, loads: samples(200, 30) };
  const file = figuresFile(store, { build: 'review@1.0.0-cccccccc', canary: failing, rest: fine });
  const refused = await release(store, 'canary', 'judge', 'review', file);
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`the canary of "review" is ${build}`),
  });
  expect((await served(store)).sequence).toBe(2);
});

test('a rollback serves the builds of an earlier release without its canary, and what is in maintenance stays so', async () => {
  const store = await storeWithTwo();
  await release(store, 'canary', build, '--share', '20%');
  const file = figuresFile(store, { build, canary: { ...fine, loads: samples(200, 30) }, rest: fine });
  await release(store, 'canary', 'judge', 'review', file);
  await release(store, 'maintenance', 'cms', 'on');
  expect(await release(store, 'rollback', '2')).toMatchObject({ code: 0 });
  const { sequence, parent, remotes, builds } = await served(store);
  expect([sequence, parent]).toEqual([5, 1]);
  expect(remotes.review).not.toHaveProperty('canary');
  expect(Object.keys(builds)).not.toContain(build);
  expect(remotes.cms?.maintenance).toBe(true);
  const { entries } = await readHistory(store, 'production');
  expect(entries.at(-1)).toMatchObject({ action: 'rollback', from: 4, to: 5, check: 'passed' });
  await release(store, 'maintenance', 'cms', 'off');
  expect(await release(store, 'rollback', '1')).toMatchObject({ code: 0 });
  expect((await served(store)).sequence).toBe(1);
});

test('a canary is taken back although the set would not pass the check any more', async () => {
  const store = await storeWithTwo();
  await release(store, 'canary', build, '--share', '20%');
  const contract = join(store, 'apis', 'production.json');
  mkdirSync(dirname(contract), { recursive: true });
  writeFileSync(contract, 'damaged');
  expect(await release(store, 'canary', 'raise', 'review', '--share', '30%')).not.toMatchObject({ code: 0 });
  expect(await release(store, 'canary', 'raise', 'review', '--share', '10%')).toMatchObject({ code: 0 });
  expect(await release(store, 'canary', 'stop', 'review')).toMatchObject({ code: 0 });
  expect((await served(store)).remotes.review).not.toHaveProperty('canary');
});

test('a canary that was stopped by its figures is not given to everybody by finishing it', async () => {
  const store = await storeWithTwo();
  await release(store, 'canary', build, '--share', '20%');
  const file = figuresFile(store, { build, canary: { ...fine, loads: samples(200, 30) }, rest: fine });
  await release(store, 'canary', 'judge', 'review', file);
  expect(await release(store, 'canary', 'finish', 'review')).toMatchObject({
    code: 1,
    stderr: `Refused: ${build} was stopped: nobody has it. Raise it first, or pin it: pnpm release pin ${build}`,
  });
  expect((await served(store)).remotes.review?.pin).not.toBe(build);
  await release(store, 'canary', 'raise', 'review', '--share', '20%');
  expect(await release(store, 'canary', 'finish', 'review')).toMatchObject({ code: 0 });
});

test('three canaries run at a time, one that was stopped by its figures included when it is raised', async () => {
  const areas = ['review', 'cms', 'administration', 'applications'];
  const store = await storeWith(...areas.map((app) => ({ app })));
  for (const app of areas) addBuild(store, { app, version: second });
  await release(store, 'canary', build, '--share', '20%');
  const file = figuresFile(store, { build, canary: { ...fine, loads: samples(200, 30) }, rest: fine });
  await release(store, 'canary', 'judge', 'review', file);
  const others = areas.slice(1).map((app) => release(store, 'canary', `${app}@${second}`, '--share', '5%'));
  for (const { code } of await Promise.all(others)) expect(code).toBe(0);
  const fourth = await release(store, 'canary', 'raise', 'review', '--share', '5%');
  expect(fourth).toMatchObject({ code: 1, stderr: expect.stringContaining('3 canaries run already') });
});

test('a share that is lowered while the figures stop the canary stays at none', async () => {
  const store = await storeWithTwo();
  await release(store, 'canary', build, '--share', '20%');
  const at = { store, environment: 'production', by: 'test', reason: 'at once' };
  await Promise.all([haltCanary(at, 'review', build, []), raiseCanary(at, 'review', 500)]);
  expect((await served(store)).remotes.review?.canary?.share).toBe(0);
});

const raiseToHalf = (who: Change, area: string) => raiseCanary(who, area, 5_000);

test.each([
  ['finishes it', '--share 20%', finishCanary],
  ['raises it', '--share 20%', raiseToHalf],
  ['gives it to more than a role', '--group FUND_REVIEWER_USER', raiseToHalf],
])('a canary that its figures stop while somebody %s is given to nobody', async (_what, who, decide) => {
  const store = await storeWithTwo();
  await release(store, 'canary', build, ...who.split(' '));
  const at = { store, environment: 'production', by: 'test', reason: 'at once' };
  await Promise.allSettled([haltCanary(at, 'review', build, []), decide(at, 'review')]);
  const isHalted = (await actions(store)).some((action) => action.startsWith('canary-halt'));
  const { pin, canary } = (await served(store)).remotes.review ?? {};
  expect(pin === build || (canary?.share ?? 0) > 0).toBe(!isHalted);
});

test('a canary that nobody would have is ended by its own word', async () => {
  const store = await storeWithTwo();
  await release(store, 'canary', build, '--share', '20%');
  const refused = await release(store, 'canary', 'raise', 'review', '--share', '0%');
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('canary stop review') });
});

test('figures of another form are refused with the place of the fault', async () => {
  const store = await storeWithTwo();
  await release(store, 'canary', `review@${second}`, '--share', '20%');
  const file = figuresFile(store, { build, canary: { ...fine, loads: samples(-1, 0) }, rest: fine });
  const { code, stderr } = await release(store, 'canary', 'judge', 'review', file);
  expect(code).toBe(1);
  expect(stderr).toContain('/canary/loads/samples');
});
