import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portal/config/versions';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands } from '../src/cli/commands.ts';
import { runCommand } from '../src/cli/run.ts';
import { pinsOf } from '../src/releases/compose-release.ts';
import { faultSentence } from '../src/store/fault-sentence.ts';
import { readHistory } from '../src/store/history.ts';
import { pointerFile } from '../src/store/layout.ts';
import { currentRelease } from '../src/store/releases.ts';
import { release } from './support/command.ts';
import { failingAt } from './support/failing-disk.ts';
import { addBuild, storeWith } from './support/store.ts';

const second = '1.0.0-bbbbbbbb';

test.each([
  ['pin review --share 5%', '--share means nothing to "pin", only to: canary, canary raise.'],
  ['canary raise review --steps 1%:20,all', '--steps means nothing to "canary raise", only to: canary.'],
  ['pin review --untested', '--untested means nothing to "pin", only to: promote.'],
  ['remove review cms', '"cms" is one word too many for "remove".'],
  ['canary stop review cms', '"cms" is one word too many for "canary stop".'],
  ['gc review --keep 1', '"review" is one word too many for "gc".'],
  ['freeze staging -e production -r x', '"freeze" is told its environment as a word, not by --env.'],
  ['unfreeze production --env production', '"unfreeze" is told its environment as a word, not by --env.'],
  ['gc --keep 1 -e staging', '--env means nothing to "gc".'],
  ['gc --keep all', 'Say how many releases of each environment to keep'],
  ['keys rotate manager --by Naledi', '--by means nothing to "keys".'],
  ['publish review --reason new', '--reason means nothing to "publish".'],
  ['impact review --env staging', '--env means nothing to "impact".'],
  ['list review --ticket PRT-1', '--ticket means nothing to "list".'],
  ['canary judge review figures.json -r x', '--reason means nothing to "canary judge".'],
  ['show --create', '--create means nothing to "show".'],
  [
    `canary review@${second} --steps 10%:20,5%:20,all`,
    '--steps 10%:20,5%:20,all: Each step is larger than the one before it; "5%" is not, after "10%".',
  ],
  [`canary review@${second} --steps 10%,all`, '--steps 10%,all: Say how many minutes the step "10%" takes'],
  [`canary review@${second} --steps all`, '--steps all: A plan has at least two steps.'],
  [`canary review@${second} --steps 5%:20,all --share 5%`, 'Give a share or steps, not both.'],
  ['constructor', 'There is no command "constructor".'],
  ['promte staging', 'There is no command "promte". Did you mean "promote"?'],
  ['roll', 'There is no command "roll". Did you mean "rollback"?'],
  ['check reviwe', 'There is no app "reviwe". Known: '],
  [`pin review@${second} review@1.0.0-aaaaaaaa`, '"review" is named twice.'],
  [`pin review@${second} review`, '"review" is named twice.'],
  ['-e production', 'Name a command.'],
  ['pin review --reson x', 'There is no option "--reson". Did you mean "--reason"?'],
  ['canary review -s 5%', 'There is no option "-s".\n'],
  [
    'canary rasie review --share 5%',
    `There is no app "rasie". Known: shell, ${areaNames().join(', ')}. Did you mean "raise"?`,
  ],
  ['pin review@', 'Name a version after "review@", or leave the @ out for the newest.'],
])('%s is refused: nothing that was written is passed over', async (words, reason) => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  addBuild(store, { app: 'review', version: second });
  expect(await release(store, ...words.split(' '))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`Refused: ${reason}`),
  });
  expect(pinsOf((await currentRelease(store, 'production')) ?? fail())).toMatchObject({
    review: '1.0.0-aaaaaaaa',
    cms: '1.0.0-aaaaaaaa',
  });
});

test.each([
  ['promote prodution -e staging', ' Did you mean "production"?'],
  ['promote prod -e staging', ' Did you mean "production"?'],
  ['promote app -e staging', ''],
  ['matrix --against stagign', ' Did you mean "staging"?'],
  ['show -e uaat', ' Did you mean "uat"? Add --create to use it.'],
])('%s names the environments that there are, and the one that was probably meant', async (words, meant) => {
  const store = await storeWith({ app: 'review' });
  const made = await release(store, ...'promote production -e uat --create --untested -r trial'.split(' '));
  expect(made.code).toBe(0);
  const { code, stderr } = await release(store, ...words.split(' '));
  expect(code).toBe(2);
  expect(stderr.split('\n')[0]).toMatch(
    new RegExp(
      `^Refused: There is no environment "\\w+". Known: production, staging, uat.${meant.replaceAll('?', '\\?')}$`,
    ),
  );
  expect((await release(store, 'show', '-e', 'uat')).code).toBe(0);
});

test.each([
  ['pin review@1.0.0-bbbbbbb', 1, 'no build review@1.0.0-bbbbbbb. Did you mean "1.0.0-bbbbbbbb"? Publish it'],
  ['pin review 1.0.0-aaaaaaaa', 2, 'review. Did you mean "review@1.0.0-aaaaaaaa"?'],
  ['pin review@9', 1, 'no build review@9. Publish it first, or choose another: pnpm release list review.'],
  ['rollback reviwe', 2, '"reviwe" is not the number of a release. Did you mean "review"?'],
  ['maintenance reviw on', 1, 'Release 1 of production has no "reviw". Did you mean "review"?'],
  ['canary raise applications --share 5%', 1, '"applications" has no canary. Start one: '],
  ['canary hold review', 1, '"review" has no canary. Start one: pnpm release canary review@'],
  [
    'rollback applications',
    1,
    'has no "applications". To have it there: pnpm release pin applications -e prod',
  ],
  ['list --store /nowhere', 1, 'The store is /nowhere: PORTAL_DATA or --store names another one.'],
])('%s ends with %i and says what could have been meant', async (words, code, message) => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version: second });
  expect(await release(store, ...words.split(' '))).toMatchObject({
    code,
    stderr: expect.stringContaining(message),
  });
});

test('two releases with the same builds differ in canary, maintenance and freeze', async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  addBuild(store, { app: 'review', version: second });
  await release(store, 'canary', 'review', '--share', '0%', '--group', 'FUND_REVIEWER_USER');
  await release(store, 'maintenance', 'cms', 'on');
  await release(store, 'freeze', 'production', '--reason', 'audit', '--by', 'Naledi');
  expect((await release(store, 'diff', '1')).stdout.split('\n')).toEqual([
    'Both pin the same builds.',
    'cms  in maintenance',
    `review  canary none -> review@${second} 0 % FUND_REVIEWER_USER`,
    expect.stringMatching(/^frozen by Naledi since .+ \(audit\)$/),
    '',
  ]);
});

test('a command that was not understood shows its own lines of the help alone', async () => {
  const store = await storeWith({ app: 'review' });
  const { stderr } = await release(store, 'rollback', 'soon');
  expect(stderr).toContain('"soon" is not the number of a release.');
  expect(stderr).toContain('rollback <app>          pin the build that this app had before');
  expect(stderr).toContain('Everything: pnpm release --help');
  expect(stderr.split('\n').length).toBeLessThan(8);
  const canary = await release(store, 'canary', 'review', '--share', '5');
  expect(canary.stderr).toContain('canary <remote>@<version> --share 5%');
  expect(canary.stderr).not.toContain('canary raise');
});

test('a command asked for its help shows what it takes, and does nothing', async () => {
  const store = await storeWith({ app: 'review' });
  const { code, stdout } = await release(store, 'canary', 'raise', 'review', '--help');
  expect(code).toBe(0);
  expect(stdout).toContain('canary raise <remote> [--share 25%]');
  expect(stdout).toContain('--share <n>%     how many visitors get a canary');
  expect(stdout).not.toContain('--keep');
  expect((await release(store, '--help')).stdout).toContain('--keep');
});

test('every command has its own lines in the help', async () => {
  const store = await storeWith({ app: 'review' });
  for (const name of Object.keys(commands)) {
    const { code, stdout } = await release(store, ...name.split(' '), '--help');
    expect([name, code, stdout.startsWith(`  ${name} `)]).toEqual([name, 0, true]);
  }
});

test('a blank reason or name is as none', async () => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version: second });
  await release(store, 'pin', 'review', '--reason', ' ', '--by', '', '--ticket', ' ');
  const { entries } = await readHistory(store, 'production');
  expect(entries.at(-1)).toMatchObject({
    to: 2,
    reason: `pin review ${second}`,
    by: expect.stringMatching(/./),
  });
  expect(entries.at(-1)).not.toHaveProperty('ticket');
});

test('an environment is not promoted to itself', async () => {
  const store = await storeWith({ app: 'review' });
  expect(await release(store, 'promote', 'production')).toMatchObject({
    code: 1,
    stderr: 'Refused: production cannot be promoted to itself. Name the environment to promote to.',
  });
});

test('a full disk is told with what to do', async () => {
  const store = await storeWith({ app: 'review' });
  const answers: Awaited<ReturnType<typeof release>>[] = [];
  const onFullDisk = (...words: string[]) =>
    failingAt('full', 1, () => release(store, ...words).then((answer) => answers.push(answer)));
  await onFullDisk('maintenance', 'review', 'on');
  expect(await release(store, 'maintenance', 'review', 'on')).toMatchObject({ code: 0 });
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  await onFullDisk('publish', 'cms');
  expect(answers).toMatchObject([
    {
      code: 1,
      stderr: expect.stringContaining('Refused: The disk of the release store is full: make room, and'),
    },
    { code: 1, stderr: 'Refused: Not published: cms.' },
  ]);
  expect(said.mock.calls.flat().join()).toContain(
    'cms was not published: The disk of the release store is full: make room, and run it again. (ENOSPC',
  );
});

test('the disk that fills under the bundler is told in the same words', () => {
  const error = new Error('  × Rspack FS Error: IO error: Error: ENOSPC: no space left on device, write\n');
  expect(faultSentence(Object.assign(error, { code: 'GenericFailure' }))).toMatch(
    /^The disk of the release store is full.+ENOSPC.+write\)$/,
  );
});

test('a command tells once that the pointer is broken', async () => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version: second });
  writeFileSync(pointerFile(store, 'production'), '{}');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  expect(await release(store, 'pin', 'review')).toMatchObject({ code: 0 });
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('current.json cannot be used'));
});

test('a file of figures that is not there or cannot be read is named', async () => {
  const store = await storeWith({ app: 'review' });
  const { stderr } = await release(store, 'canary', 'judge', 'review', '/nowhere.json');
  expect(stderr).toContain('Refused: /nowhere.json cannot be read as figures:');
  const file = join(store, 'nameless.json');
  const none = { samples: 0, failures: 0 };
  // A line of the history with an operation without a name could not be read.
  const cohort = { loads: none, renders: none, slow: none, operations: { '': none } };
  writeFileSync(file, JSON.stringify({ build: `review@${second}`, canary: cohort, rest: cohort }));
  const nameless = await release(store, 'canary', 'judge', 'review', file);
  expect(nameless.stderr).toContain(`Refused: ${file} cannot be read as figures: /canary/operations`);
});

const fail = (): never => {
  throw new Error('There is no release.');
};

test('who names no environment at a terminal is asked before people get something else', async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  addBuild(store, { app: 'review', version: second });
  const ask = vi.fn(async () => false);
  const run = (words: string) => {
    const output = { log: () => undefined, error: () => undefined, ask };
    return runCommand(['--store', store, ...words.split(' ')], output);
  };
  for (const words of ['pin review', 'remove cms', 'maintenance cms on', 'canary review --share 5%'])
    expect([words, await run(words)]).toEqual([words, 1]);
  expect(ask).toHaveBeenCalledTimes(4);
  expect(ask).toHaveBeenCalledWith('No environment is named: this changes production. Go on?');
  expect((await currentRelease(store, 'production'))?.sequence).toBe(1);
  ask.mockResolvedValueOnce(true);
  expect(await run('pin review')).toBe(0);
  for (const words of ['remove cms -e production', 'rollback', 'show']) expect(await run(words)).toBe(0);
  expect(ask).toHaveBeenCalledTimes(5);
});
