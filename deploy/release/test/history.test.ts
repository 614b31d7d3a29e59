import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { introducedBy } from '../src/cli/reads.ts';
import { pin } from '../src/releases/change-release.ts';
import { differenceOf, differences } from '../src/releases/difference.ts';
import { promote } from '../src/releases/promote.ts';
import { rollBack } from '../src/releases/rollback.ts';
import { readHistory } from '../src/store/history.ts';
import { historyFile } from '../src/store/layout.ts';
import { findRelease, movePointer } from '../src/store/releases.ts';
import { release } from './support/command.ts';
import { addBuild, change, storeWith } from './support/store.ts';

const second = '1.0.0-bbbbbbbb';
const production = 'production';

const storeWithTwo = async (): Promise<string> => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version: second });
  await pin({ ...change(store), by: 'ana', reason: 'new list', ticket: 'PRT-7' }, { review: second });
  return store;
};

test('every move is on record with who, why, ticket, from and to, a rollback too', async () => {
  const store = await storeWithTwo();
  await rollBack({ ...change(store), by: 'ben', reason: 'list is empty' });
  await promote({ ...change(store), environment: 'staging', by: 'cy' }, production, true);
  const { entries, fault } = await readHistory(store, production);
  expect(fault).toBeUndefined();
  expect(entries).toMatchObject([
    { action: 'pin', from: null, to: 1, previous: null },
    { action: 'pin', by: 'ana', reason: 'new list', ticket: 'PRT-7', from: 1, to: 2 },
    { action: 'rollback', by: 'ben', reason: 'list is empty', from: 2, to: 1 },
  ]);
  expect((await readHistory(store, 'staging')).entries).toMatchObject([
    { action: 'promote', by: 'cy', to: 1 },
  ]);
});

test('a line that was changed or taken out is named', async () => {
  const store = await storeWithTwo();
  await rollBack(change(store));
  const file = historyFile(store, production);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"ana"', '"eve"'));
  expect((await readHistory(store, production)).fault).toContain('line 3 does not fit');
  writeFileSync(file, text.split('\n').toSpliced(1, 1).join('\n'));
  expect((await readHistory(store, production)).fault).toContain('line 2 does not fit');
});

test('a pointer that was moved without a line is recorded as found at the next move', async () => {
  const store = await storeWithTwo();
  const file = historyFile(store, production);
  const before = readFileSync(file, 'utf8');
  const note = { action: 'rollback', by: 'test', reason: '', startedAt: 0 } as const;
  await movePointer(store, production, 2, 1, note);
  writeFileSync(file, before);
  await movePointer(store, production, 1, 2, note);
  const { entries, fault } = await readHistory(store, production);
  expect(entries.slice(2)).toMatchObject([
    { action: 'found', reason: expect.stringContaining('it ends with move 2'), to: 2 },
    { action: 'found', from: 2, to: 1 },
    { action: 'rollback', from: 1, to: 2 },
  ]);
  expect(fault).toBeUndefined();
});

test('a pin or rollback that changes nothing makes no release and no line', async () => {
  const store = await storeWithTwo();
  expect((await rollBack(change(store), 2)).sequence).toBe(2);
  expect((await pin(change(store), { review: second })).sequence).toBe(2);
  expect((await readHistory(store, production)).entries).toHaveLength(2);
});

test('two releases can be compared, and a pin traced to who brought it', async () => {
  const store = await storeWithTwo();
  addBuild(store, { app: 'shell', version: second });
  const third = await pin(change(store), { shell: second });
  const first = (await findRelease(store, production, 1)) ?? third;
  expect(differences(first, third)).toEqual([
    { app: 'shell', from: '1.0.0-aaaaaaaa', to: second },
    { app: 'review', from: '1.0.0-aaaaaaaa', to: second },
  ]);
  expect((await introducedBy(store, third, 'review')).change).toEqual({ by: 'ana', reason: 'new list' });
});

test('what people, the API and operators meet of two releases is said app by app', async () => {
  const contract = (path: string, permissions: string[], names: string[]) => ({
    names: { '@portal/ui': names },
    contract: {
      operations: [{ method: 'GET', path }],
      permissions: { roles: [], flags: [], permissions },
      globalStyles: [],
    },
  });
  const store = await storeWith(
    { app: 'review', ...contract('/cms/faqs', ['public'], ['Alert', 'Loading']) },
    { app: 'cms' },
  );
  const routes = [{ path: '/desk' }];
  addBuild(store, {
    app: 'review',
    version: second,
    ...contract('/profile/current', [], ['Alert']),
    manifest: { routes },
  });
  // A build of a former version does not say what it calls.
  addBuild(store, { app: 'cms', version: second, ...contract('/cms/faqs', [], []) });
  const before = await findRelease(store, production, 1);
  const after = await pin(change(store), { review: second, cms: second });
  if (!before) throw new Error('There is no first release.');
  expect(await differenceOf(store, before, after)).toEqual([
    { app: 'cms', from: '1.0.0-aaaaaaaa', to: second, words: [] },
    {
      app: 'review',
      from: '1.0.0-aaaaaaaa',
      to: second,
      words: [
        'new address /desk',
        'no address /review/*',
        'new call GET /profile/current',
        'no call GET /cms/faqs',
        'no permission public',
        'no imported name @portal/ui Loading',
      ],
    },
  ]);
});

test('whatever reason was given, the history says what was changed', async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  addBuild(store, { app: 'review', version: '1.0.0-bbbbbbbb' });
  for (const words of ['maintenance cms on', 'pin review', 'rollback review', 'remove cms', 'rollback 2'])
    await release(store, ...words.split(' '), '--reason', 'as agreed');
  await release(store, 'promote', 'production', '-e', 'staging', '--untested', '--reason', 'as agreed');
  const whatIn = async (environment: string) =>
    (await readHistory(store, environment)).entries.map(({ action, what }) => `${action}: ${what}`);
  expect((await whatIn('production')).slice(1)).toEqual([
    'maintenance: cms on',
    'pin: review 1.0.0-bbbbbbbb',
    'rollback: review 1.0.0-aaaaaaaa',
    'remove: cms',
    'rollback: undefined',
  ]);
  expect(await whatIn('staging')).toEqual(['promote: production 2']);
  const { stdout } = await release(store, 'history');
  expect(stdout).toMatch(/maintenance 1 -> 2, cms on {2}.+: as agreed/);
});
