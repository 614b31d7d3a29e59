import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sourcesDigestOf, versionOf } from '@portal/config/versions';
import type { AreaManifest } from '@portal/platform/area';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operationOf } from '../src/documents/operations.ts';
import { type Published, publishApp } from '../src/publish/publish-app.ts';
import { makeFirstKeys } from '../src/releases/sign-store.ts';
import { findBuild, findContract } from '../src/store/builds.ts';
import { filesBelow, hashFiles } from '../src/store/integrity.ts';
import { buildFolder } from '../src/store/layout.ts';
import { release } from './support/command.ts';
import { addBuild, editChunk, emptyFolder } from './support/store.ts';

const cli = join(import.meta.dirname, '../src/cli.ts');

const published = mkdtempSync(join(tmpdir(), 'portal-published-'));
let first: Published;

beforeAll(async () => {
  mkdirSync(join(published, 'releases'));
  first = await publishApp(join(published, 'releases'), 'review');
});

afterAll(() => rmSync(published, { recursive: true, force: true }));

/** A store of the test's own in which `first` is all. */
const storeOfFirst = (): string => {
  const store = emptyFolder();
  cpSync(join(published, 'releases'), store, { recursive: true });
  return store;
};

test('an area is published once per state of its sources, with the hash of every file, and states what it is', async () => {
  const store = storeOfFirst();
  const again = await publishApp(store, 'review');
  expect(first.isNew).toBe(true);
  expect(again).toEqual({ ...first, isNew: false });

  const build = await findBuild(store, 'review', first.version);
  const folder = buildFolder(store, 'review', first.version);
  const own = (await filesBelow(folder)).filter(
    (file) => !/\.(br|gz)$|^(build|area|contract)\.json$/.test(file),
  );
  const hashes = await hashFiles(folder);
  expect(build?.integrity).toEqual(Object.fromEntries(own.map((file) => [file, hashes[file]])));
  const others = Object.keys(hashes).filter((file) => file !== 'build.json' && !own.includes(file));
  expect(build?.otherFiles).toEqual(Object.fromEntries(others.map((file) => [file, hashes[file]])));
  expect(others).toEqual(expect.arrayContaining(['area.json', 'contract.json', `${build?.entry[0]}.br`]));
  const contract = build && (await findContract(store, build));
  const area: AreaManifest = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8'));
  expect(area.routes.map(({ path }) => path)).toContain('/workspace/review-applications');
  expect(contract).toMatchObject({ app: 'review', version: first.version });
  expect(contract).toMatchObject({
    exposes: ['./app'],
    routes: area.routes.map(({ path }) => path).sort(),
    navigation: { sidebar: area.sidebar?.map(({ key }) => key), header: [], footer: [] },
    actions: [],
    locales: { namespace: 'review', languages: ['ar', 'en', 'es', 'fr', 'pt', 'sw'] },
    globalStyles: [],
  });
  expect(contract?.permissions?.roles).toEqual([
    'FUND_MANAGER_SUPER_USER',
    'FUND_MANAGER_USER',
    'FUND_REVIEWER_USER',
  ]);
  expect(contract?.permissions?.permissions).toEqual(expect.arrayContaining(['application.decide']));
  expect(contract?.operations).toEqual(
    expect.arrayContaining([
      operationOf('POST', '/application/reviewerDecision/:id'),
      // Declared beside another capability, and handed on by the one that the remote imports.
      operationOf('GET', '/application/:id/messages'),
    ]),
  );
  // In a module of which the remote uses other calls.
  expect(contract?.operations).not.toContainEqual(operationOf('DELETE', '/file/:id'));
  expect(contract?.provides).toBeUndefined();
  expect(contract?.names['@portal/ui']).toEqual(expect.arrayContaining(['Button', 'Stack']));
  expect(contract?.names.react).toContain('useState');
  expect(build?.entry).toEqual([expect.stringMatching(/^remoteEntry\.[0-9a-f]+\.js$/)]);
  for (const language of ['en', 'fr', 'pt', 'ar', 'es', 'sw']) {
    // Its own words, and those of what it shows of an application.
    expect(build?.chunks[`locale-${language}`], language).toHaveLength(2);
  }
  expect(build?.chunks.app).toBeDefined();
  expect(existsSync(join(folder, `${build?.entry[0]}.br`))).toBe(true);
  expect(readdirSync(join(store, 'staging'))).toEqual([]);

  const contractFile = join(folder, 'contract.json');
  const published = readFileSync(contractFile, 'utf8');
  writeFileSync(contractFile, '{}');
  await expect(publishApp(store, 'review')).rejects.toThrow(
    `the store has this version with other bytes. review@${first.version} has a changed file: contract.json. Remove`,
  );
  writeFileSync(contractFile, published.replace(contract?.sources ?? '?', 'other'));
  await expect(publishApp(store, 'review')).rejects.toThrow(
    `review@${first.version} was published from other sources. Raise the version in its package.json.`,
  );
});

test.each([
  [['bogus'], 2, 'There is no command "bogus".'],
  [['pin'], 2, 'Name at least one app.'],
  [['pin', 'nothing'], 2, 'There is no app "nothing". Known: shell,'],
  [['rollback', 'x'], 2, '"x" is not the number of a release.'],
  [['show', '--colour'], 2, 'There is no option "--colour".'],
  [['pin', 'cms'], 1, 'No build of "cms" is published. Run: pnpm release publish cms'],
  [['pin', 'cms@1.0.0-aaaaaaaa'], 1, 'production has no shell yet, and a release needs one. Run pnpm start'],
  [['show'], 1, 'production has no release yet.'],
  [['show', '7'], 1, 'production has no release yet. Run pnpm start once.'],
  [['list'], 1, 'production has no release yet.'],
  [['list', 'nobody'], 1, 'No build of "nobody" is published.'],
  [['check', 'cms'], 1, 'production has no release yet. Run pnpm start once.'],
  [['show', '-e', 'prodution'], 2, 'There is no environment "prodution". Known: production, staging.'],
  [['promote', 'production', '-e', '../../x', '--create'], 2, '"../../x" is no name of an environment'],
  [['promote', '../x', '-e', 'staging'], 2, '"../x" is no name of an environment'],
  [['repair'], 1, 'production has no release yet.'],
])('release %j ends with %i and says why', async (words, code, message) => {
  const outcome = await release(emptyFolder(), ...words);
  expect(outcome.stderr).toContain(message);
  expect(outcome.code).toBe(code);
});

test('what is published already is said with its time; a newer build beside it is named, which a pin would take', async () => {
  const store = storeOfFirst();
  const { version } = first;
  expect((await release(store, 'publish', 'review')).stdout).toMatch(
    new RegExp(`^review ${version} is published already, built \\S+Z.*\\.\n$`),
  );
  addBuild(store, {
    app: 'review',
    version: '9.0.0-aaaaaaaa',
    build: { builtAt: '2999-01-01T00:00:00.000Z' },
  });
  expect((await release(store, 'publish', 'review')).stdout).toContain(
    ` 9.0.0-aaaaaaaa is newer: to pin this one, name it review@${version}.`,
  );
  const source = { commit: '3f9a0c1d5e', author: 'Amina Hassan', isDirty: true };
  addBuild(store, { app: 'cms', contract: { source } });
  expect((await release(store, 'list', 'cms')).stdout).toMatch(
    /^ {2}1\.0\.0-aaaaaaaa {2}built \S+Z from 3f9a0c1d of Amina Hassan, with uncommitted changes\n/,
  );
});

test('another machine that publishes other bytes of the same sources at the same moment is told of', async () => {
  const store = emptyFolder();
  // Of those with one entry the quickest to pack.
  const publishing = publishApp(store, 'applications');
  await vi.waitFor(() => expect(readdirSync(join(store, 'staging'))).toHaveLength(1), 120_000);
  const version = versionOf('applications', sourcesDigestOf('applications').slice(0, 8));
  addBuild(store, { app: 'applications', version });
  await expect(publishing).rejects.toThrow(
    /another machine published applications@\S+ with other bytes of the same sources: .*remoteEntry\.1\.js/,
  );
});

test('a build that nobody signed is signed only where what is built here is the same', async () => {
  const store = storeOfFirst();
  const { version } = first;
  await makeFirstKeys(store);
  const folder = buildFolder(store, 'review', version);
  const signature = join(folder, 'build.sig.json');
  rmSync(signature);
  await publishApp(store, 'review');
  expect(existsSync(signature)).toBe(true);
  rmSync(signature);
  const build = await findBuild(store, 'review', version);
  const [chunk = ''] = build?.chunks['locale-sw'] ?? [];
  editChunk(store, 'review', chunk, version);
  await expect(publishApp(store, 'review')).rejects.toThrow(`other bytes of the same sources: ${chunk}. `);
  expect(existsSync(signature)).toBe(false);
});

test('a publish that is ended in the middle leaves nothing behind', async () => {
  const store = emptyFolder();
  const child = spawn(process.execPath, [cli, 'publish', 'review', '--store', store], { stdio: 'ignore' });
  const exit = once(child, 'exit');
  await vi.waitFor(() => expect(readdirSync(join(store, 'staging'))).toHaveLength(1), 120_000);
  child.kill('SIGINT');
  expect(await exit).toEqual([130, null]);
  expect(readdirSync(join(store, 'staging'))).toEqual([]);
});

test('whoever reads only the first lines of an answer gets no error for it', async () => {
  const child = spawn(process.execPath, [cli, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [[code], stderr] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
});
