import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pin } from '../src/releases/change-release.ts';
import { pinsOf } from '../src/releases/compose-release.ts';
import { buildFacts, buildFolder, contractFacts } from '../src/store/layout.ts';
import { currentRelease } from '../src/store/releases.ts';
import { release } from './support/command.ts';
import { addBuild, change, editChunk, storeWith } from './support/store.ts';

const [first, second, third] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc'] as const;

const served = async (store: string, environment = 'production') =>
  pinsOf((await currentRelease(store, environment)) ?? fail());

const damages: Record<string, (store: string) => void> = {
  'a changed file': (store) =>
    writeFileSync(join(buildFolder(store, 'review', second), 'page.1.js'), 'something else'),
  'a lost entry': (store) => rmSync(join(buildFolder(store, 'review', second), 'remoteEntry.1.js')),
  'a file changed together with its hash': (store) => editChunk(store, 'review', 'page.1.js', second),
  'a description that is cut off': (store) =>
    writeFileSync(join(buildFolder(store, 'review', second), buildFacts), '{"app":'),
  'no folder any longer': (store) => rmSync(buildFolder(store, 'review', second), { recursive: true }),
};

/** Three releases: the second brought review, the third cms; a third build of each waits. */
const storeWithDamage = async (damage: (store: string) => void): Promise<string> => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  for (const app of ['review', 'cms']) {
    addBuild(store, { app, version: second });
    await pin(change(store), { [app]: second });
  }
  for (const app of ['review', 'cms']) addBuild(store, { app, version: third });
  damage(store);
  return store;
};

const known = `  Wrong before, and still: review@${second} `;

test.each(Object.entries(damages))(
  'with %s in one remote the others are pinned, promoted and taken back, and it is said',
  async (_, damage) => {
    const store = await storeWithDamage(damage);
    for (const [words, cms] of [
      ['pin cms', third],
      ['rollback cms', second],
      [`canary cms@${third} --share 5%`, second],
      ['canary finish cms', third],
      ['rollback 3', second],
    ] as const) {
      const { code, stdout, stderr } = await release(store, ...words.split(' '));
      expect([code, stderr], words).toEqual([0, '']);
      expect(stdout, words).toContain(known);
      expect(await served(store), words).toMatchObject({ cms, review: second });
    }
    expect((await release(store, 'history')).stdout).toContain(known);
    expect((await release(store, 'check', `cms@${third}`)).stdout).toContain(known);
    const back = await release(store, 'pin', `review@${third}`);
    expect([back.code, back.stdout]).toEqual([0, expect.not.stringContaining('Wrong before')]);
  },
);

test('a damaged remote goes back to its build before, beside another damaged one', async () => {
  const store = await storeWithDamage((at) => editChunk(at, 'review', 'page.1.js', second));
  editChunk(store, 'cms', 'page.1.js', second);
  expect(await release(store, 'rollback', 'review')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Wrong before, and still: cms@${second}`),
  });
  expect(await served(store)).toMatchObject({ review: first, cms: second });
  expect((await release(store, 'rollback', 'cms')).stdout).not.toContain('Wrong before');
});

test('a set is promoted beside a remote that was wrong there before', async () => {
  const store = await storeWithDamage(() => {});
  const promote = (from: string, to: string) =>
    release(store, 'promote', from, '-e', to, '--untested', '-r', 'trial');
  await promote('production', 'staging');
  await release(store, 'pin', 'cms', '-e', 'staging');
  editChunk(store, 'review', 'page.1.js', second);
  expect(await promote('staging', 'production')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(known),
  });
  expect(await served(store)).toMatchObject({ cms: third, review: second });
});

test.each([
  [
    'what is new in the set',
    'pin cms',
    (store: string) => rmSync(join(buildFolder(store, 'cms', third), 'page.1.js')),
  ],
  ['the remote itself, though its pin stays', 'check review', damages['a changed file']],
  ['the set as it is', 'check', damages['a changed file']],
  ['the release by its number', 'verify 3', damages['a changed file']],
  ['the end of its maintenance', 'maintenance review off', damages['a changed file']],
  [
    'anything beside a contract that others are judged by',
    'pin cms',
    (store: string) => writeFileSync(join(buildFolder(store, 'review', second), contractFacts), '{'),
  ],
  ['anything beside a damaged shell', 'pin cms', (store: string) => editChunk(store, 'shell', 'main.1.js')],
] as const)('%s is refused', async (what, words, damage) => {
  const store = await storeWithDamage(() => {});
  if (words.startsWith('check r')) rmSync(buildFolder(store, 'review', third), { recursive: true });
  if (words.startsWith('main')) await release(store, 'maintenance', 'review', 'on');
  const before = await served(store);
  damage?.(store);
  const { code, stderr } = await release(store, ...words.split(' '));
  expect([code, stderr], what).toEqual([3, expect.stringContaining('Refused: ')]);
  expect(await served(store)).toEqual(before);
});

const fail = (): never => {
  throw new Error('There is no release.');
};
