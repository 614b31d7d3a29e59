import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addManagerAt } from '@portal/release/console/managers';
import { pin } from '@portal/release/releases/change-release';
import { maintainRemote } from '@portal/release/releases/change-remote';
import { promote, recordTest } from '@portal/release/releases/promote';
import { readHistory } from '@portal/release/store/history';
import { pointerFile } from '@portal/release/store/layout';
import { currentRelease } from '@portal/release/store/releases';
import { runWith } from '@portal/release/test/matrix';
import { addBuild, change, editChunk } from '@portal/release/test/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { api, asManager, inStaging, second, signIn } from './support/console.ts';
import { gatewayOn } from './support/gateway.ts';

test('one app goes back to the build before, which is told beforehand; the others stay', async () => {
  const { store, app, headers, post } = await asManager();
  await pin(change(store), { review: second });
  const asked = (name: string) =>
    app.inject({ url: `${api}/build-before?environment=production&app=${name}`, headers });
  expect((await asked('review')).json()).toEqual({ version: '1.0.0-aaaaaaaa' });
  expect((await asked('cms')).json()).toEqual({ version: null });
  const about = { app: 'review', reason: 'wrong list' };
  expect((await post('production/rollback-app', { ...about, seen: 1 })).statusCode).toBe(409);
  expect((await post('production/rollback-app', { ...about, seen: 2 })).statusCode).toBe(200);
  expect((await currentRelease(store, 'production'))?.remotes.review?.pin).toBe('review@1.0.0-aaaaaaaa');
  const again = await post('production/rollback-app', { ...about, seen: 3 });
  expect([again.statusCode, again.json().reasons]).toEqual([
    422,
    [expect.stringMatching(/^production served no other build of "review" .* maintenance review on$/)],
  ]);
});

test('the environments stand side by side, with what differs between them in words', async () => {
  const { app, headers } = await asManager();
  const { environments } = (await app.inject({ url: `${api}/environments`, headers })).json();
  expect(environments).toMatchObject([
    { name: 'production', release: 1, move: 1, tests: 'untested', others: [], parent: null },
    { name: 'staging', release: 2, others: [1], parent: 1, moved: { action: 'pin', by: 'test' } },
  ]);
  const url = `${api}/difference?from=staging&to=production`;
  expect((await app.inject({ url, headers })).json()).toEqual({
    apps: [{ app: 'review', from: '1.0.0-aaaaaaaa', to: second, words: ['new address /desk'] }],
    untested: expect.stringMatching(
      /^Release 2 of staging is untested in these cells .+ and \d+ more\. Run: /,
    ),
  });
});

test('a pinned build that fails in browsers is said with how often, one report alone is not', async () => {
  const { store, headers, token } = await asManager();
  const failures = () => ({ review: 37, cms: 1 });
  const app = gatewayOn(store, { api: { handle: (_request, response) => response.end(), failures } });
  const { cookie } = await signIn(app, token);
  const { failing } = (
    await app.inject({ url: `${api}/environments`, headers: { ...headers, cookie } })
  ).json();
  expect(failing).toEqual([
    'review of production fails in browsers: 37 reports of the release that is served.',
  ]);
});

test('what may be promoted as tested is told as the promotion decides it', async () => {
  const { store, app, headers, post } = await asManager();
  const untested = async () =>
    (await app.inject({ url: `${api}/difference?from=staging&to=production`, headers })).json().untested;
  const promotion = { seen: 1, seenThere: 2, from: 'staging', reason: 'new' };
  // Reports of other tests do not stand for the matrix.
  await recordTest({ ...change(store), environment: 'staging' }, { passed: 7, failed: 0 });
  const [sentence, refused] = [await untested(), await post('production/promote', promotion)];
  expect(sentence).toContain('Release 2 of staging is untested in these cells of its matrix');
  expect(refused.json().reasons).toEqual([`${sentence} Or promote it with --untested --reason <text>.`]);
  await runWith(store);
  expect(await untested()).toBeUndefined();
  expect((await post('production/promote', promotion)).statusCode).toBe(200);
});

test('any two releases of an environment are compared in words; what is not there is said', async () => {
  const { store, app, headers } = await asManager();
  const read = (query: string) => app.inject({ url: `${api}/release-difference?${query}`, headers });
  const apps = { app: 'review', from: '1.0.0-aaaaaaaa', to: second, words: ['new address /desk'] };
  expect((await read('environment=staging&before=1&after=2')).json()).toEqual({ apps: [apps], others: [] });
  await maintainRemote(inStaging(store), 'cms', true);
  expect((await read('environment=staging&before=2&after=3')).json()).toEqual({
    apps: [],
    others: ['cms  in maintenance'],
  });
  const [missing, nowhere, none] = [
    await read('environment=staging&before=1&after=9'),
    await read('environment=nowhere&before=1&after=2'),
    await read('environment=staging&before=0&after=2'),
  ];
  expect([missing.statusCode, missing.json().reasons]).toEqual([
    422,
    ['staging has no release 9. Its newest is 3.'],
  ]);
  expect([nowhere.statusCode, none.statusCode]).toEqual([404, 400]);
});

test('the history is that of one person where it is asked for, and names all who made changes', async () => {
  const { app, headers, post } = await asManager();
  await post('staging/rollback', { to: 1, seen: 2, reason: 'back' });
  const read = async (query: string) =>
    (await app.inject({ url: `${api}/history?${query}`, headers })).json();
  const { entries, people } = await read('by=Naledi%20Khumalo');
  expect(entries).toMatchObject([{ environment: 'staging', action: 'rollback', by: 'Naledi Khumalo' }]);
  expect(people).toEqual(['Naledi Khumalo', 'test']);
  expect((await read('by=Naledi%20Khumalo&environment=production')).entries).toEqual([]);
});

test('a move by a clock that was ahead is listed below those that came after it', async () => {
  const { store, app, headers } = await asManager();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await pin(inStaging(store), { review: '1.0.0-aaaaaaaa' });
  vi.useRealTimers();
  await pin(inStaging(store), { review: second });
  await pin(change(store), { review: second });
  const { entries } = (await app.inject({ url: `${api}/history`, headers })).json();
  const moves = entries.map(({ environment, to }: { environment: string; to: number }) => [environment, to]);
  expect(moves).toEqual([
    ['production', 2],
    ['staging', 4],
    ['staging', 3],
    ['staging', 2],
    ['staging', 1],
    ['production', 1],
  ]);
  expect(entries[2].at > entries[0].at).toBe(true);
});

test('of a long history so much is read as is shown, and how much there is', async () => {
  const { app, headers, post } = await asManager();
  await post('staging/rollback', { to: 1, seen: 2, reason: 'back' });
  const url = `${api}/history?environment=staging&max=2`;
  const { entries, count } = (await app.inject({ url, headers })).json();
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['rollback', 'pin']);
  expect(count).toBe(3);
});

test.each(['manager', 'reader'] as const)('addresses of people are read by managers: %s', async (role) => {
  const { store, app, headers } = await asManager(role);
  await addManagerAt(store, 'Amina Hassan', 'developer', 'amina@fund.example');
  const { people } = (await app.inject({ url: `${api}/keys`, headers })).json();
  expect(people).toMatchObject([
    { name: 'Naledi Khumalo', expiresAt: expect.stringMatching(/Z$/) },
    { name: 'Amina Hassan', role: 'developer', email: role === 'manager' ? 'amina@fund.example' : '' },
  ]);
});

test('an environment of which nothing is whole hides no other one', async () => {
  const { store, app, headers } = await asManager();
  writeFileSync(join(store, 'releases/production/1.json'), '{');
  const { environments, faults } = (await app.inject({ url: `${api}/environments`, headers })).json();
  expect(environments).toMatchObject([{ name: 'staging' }]);
  expect(faults).toEqual([expect.stringContaining('No release of production is whole.')]);
});

test('the skew matrix of an environment is shown cell by cell', async () => {
  const { app, headers } = await asManager();
  const reply = await app.inject({ url: `${api}/matrix?environment=staging`, headers });
  const { cells } = reply.json();
  expect(cells.length).toBeGreaterThan(0);
  expect(cells[0]).toMatchObject({ state: 'not run', builds: { review: second } });
  expect((await app.inject({ url: `${api}/matrix?environment=nowhere`, headers })).statusCode).toBe(404);
});

test('a promotion and a rollback carry the name, reason and ticket of who made them', async () => {
  const { store, app, headers, post } = await asManager();
  const promotion = { from: 'staging', seen: 1, seenThere: 2, reason: 'the desk', ticket: 'FUND-812' };
  const untested = await post('production/promote', promotion);
  expect(untested.statusCode).toBe(422);
  expect(untested.json().reasons[0]).toContain('Release 2 of staging is untested');
  const promoted = await post('production/promote', { ...promotion, mayBeUntested: true });
  expect(promoted.json()).toEqual({ environment: 'production', release: 2 });
  const back = { to: 1, seen: 2, reason: 'Errors after release', ticket: 'INC-58' };
  expect((await post('production/rollback', back)).json()).toEqual({ environment: 'production', release: 1 });
  expect((await currentRelease(store, 'production'))?.sequence).toBe(1);
  const history = await app.inject({ url: `${api}/history?environment=production&action=rollback`, headers });
  expect(history.json().entries).toMatchObject([
    {
      environment: 'production',
      by: 'Naledi Khumalo',
      from: 2,
      to: 1,
      reason: back.reason,
      ticket: 'INC-58',
    },
  ]);
});

test('maintenance is switched on and off', async () => {
  const { store, post } = await asManager();
  await post('production/maintenance', { app: 'cms', isOn: true, seen: 1, reason: 'moving' });
  expect((await currentRelease(store, 'production'))?.remotes.cms?.maintenance).toBe(true);
  await post('production/maintenance', { app: 'cms', isOn: false, seen: 2, reason: 'moved' });
  expect((await currentRelease(store, 'production'))?.remotes.cms?.maintenance).toBeUndefined();
});

test('a remote is removed, and pinned again as any other app that is published', async () => {
  const { store, app, headers, post } = await asManager();
  const about = { seen: 1, reason: 'moved away' };
  expect((await post('production/remove', { ...about, app: 'shell' })).statusCode).toBe(422);
  expect((await post('production/remove', { ...about, app: 'cms' })).statusCode).toBe(200);
  addBuild(store, { app: 'reports' });
  const { published } = (await app.inject({ url: `${api}/environments`, headers })).json();
  expect(published).toEqual(['cms', 'reports', 'review', 'shell']);
  const pins = { cms: '1.0.0-aaaaaaaa', reports: '1.0.0-aaaaaaaa' };
  expect((await post('production/pin', { seen: 2, reason: 'new', pins })).statusCode).toBe(200);
  const remotes = (await currentRelease(store, 'production'))?.remotes ?? {};
  expect(Object.keys(remotes).sort()).toEqual(['cms', 'reports', 'review']);
});

test('an environment is frozen and unfrozen; who may not know why does not read it', async () => {
  const { store, app, headers, post } = await asManager();
  addBuild(store, { app: 'cms', version: second });
  const about = { seen: 1, reason: 'errors', ticket: 'INC-7' };
  expect((await post('production/freeze', about)).json()).toEqual({ environment: 'production', release: 2 });
  const read = async () => (await app.inject({ url: `${api}/environments`, headers })).json().environments[0];
  expect(await read()).toMatchObject({
    frozen: { by: 'Naledi Khumalo', reason: 'errors', at: expect.stringMatching(/Z$/) },
    moved: { action: 'freeze' },
    parent: null,
  });
  const pinned = { seen: 2, reason: 'new', pins: { cms: second } };
  const refused = await post('production/pin', pinned);
  expect([refused.statusCode, refused.json().reasons]).toEqual([
    422,
    [expect.stringMatching(/^production is frozen by Naledi Khumalo since \S+Z \(errors\)\. /)],
  ]);
  const shown = (await app.inject('/releases/production/current.json')).json();
  expect(shown).toMatchObject({ number: 2, environment: 'production' });
  expect(shown).not.toHaveProperty('frozen');
  expect((await post('production/unfreeze', { seen: 2, reason: 'mended' })).statusCode).toBe(200);
  expect(await read()).not.toHaveProperty('frozen');
  expect((await post('production/pin', { ...pinned, seen: 3 })).statusCode).toBe(200);
});

test('where a rollback goes is looked for once after a move, not at each look', async () => {
  const { store, app, headers, post } = await asManager();
  await post('staging/freeze', { seen: 2, reason: 'night' });
  await post('staging/unfreeze', { seen: 3, reason: 'day' });
  const look = async () => {
    const { environments } = (await app.inject({ url: `${api}/environments`, headers })).json();
    return environments[1];
  };
  expect(await look()).toMatchObject({ release: 4, parent: 1 });
  rmSync(join(store, 'releases/staging/3.json'));
  expect(await look()).toMatchObject({ release: 4, parent: 1 });
  await post('staging/freeze', { seen: 4, reason: 'night' });
  expect(await look()).toMatchObject({ release: 5, parent: 3 });
});

test('what can be pinned and what can be served again is listed, newest first', async () => {
  const { store, app, headers } = await asManager();
  const read = async (path: string) => (await app.inject({ url: `${api}/${path}`, headers })).json();
  const { builds } = await read('builds?app=review');
  expect(builds.map(({ version }: { version: string }) => version).sort()).toEqual([
    '1.0.0-aaaaaaaa',
    second,
  ]);
  const source = { commit: '3f9a0c1d5e', author: 'Amina Hassan', isDirty: true };
  addBuild(store, { app: 'review', version: '1.0.0-cccccccc', contract: { source } });
  expect((await read('builds?app=review')).builds[0]).toMatchObject({ version: '1.0.0-cccccccc', source });
  expect((await app.inject({ url: `${api}/builds?app=..%2F..`, headers })).statusCode).toBe(404);
  writeFileSync(join(store, 'releases/staging/1.json'), '{}');
  const { releases } = await read('releases?environment=staging');
  expect(releases).toMatchObject([
    { number: 2, by: 'test', pins: { review: second } },
    { number: 1, fault: expect.stringContaining('1.json') },
  ]);
});

test('who decided on a release that is served no longer is refused, and nothing changes', async () => {
  const { store, post } = await asManager();
  await promote(change(store), 'staging', true);
  const old = { seen: 1, reason: 'stale' };
  const stale = [
    await post('production/rollback', { ...old, to: 1 }),
    await post('production/pin', { ...old, pins: { review: '1.0.0-aaaaaaaa' } }),
    await post('production/maintenance', { ...old, app: 'cms', isOn: true }),
    await post('production/promote', { ...old, from: 'staging', seenThere: 2, mayBeUntested: true }),
  ];
  for (const reply of stale) {
    expect(reply.statusCode).toBe(409);
    expect(reply.json().reasons).toEqual([
      'Somebody moved production meanwhile: it serves release 2 now. Look again.',
    ]);
  }
  const other = { seen: 2, seenThere: 1, reason: 'stale', from: 'staging', mayBeUntested: true };
  expect((await post('production/promote', other)).json().reasons[0]).toContain(
    'Somebody moved staging meanwhile',
  );
  await post('production/rollback', { to: 1, seen: 2, reason: 'back' });
  // The release of the first move is served again, but much happened since.
  expect((await post('production/maintenance', { ...old, app: 'cms', isOn: true })).statusCode).toBe(409);
  expect((await readHistory(store, 'production')).entries).toHaveLength(3);
});

test('two who decide on the same release at once: one is served, the other is told', async () => {
  const { store, post } = await asManager();
  addBuild(store, { app: 'cms', version: second });
  const replies = await Promise.all([
    post('production/pin', { seen: 1, reason: 'one', pins: { review: second } }),
    post('production/pin', { seen: 1, reason: 'two', pins: { cms: second } }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await currentRelease(store, 'production'))?.sequence).toBe(2);
});

test('what the check refuses is answered with its sentences', async () => {
  const { store, post } = await asManager();
  editChunk(store, 'review', 'page.1.js', second);
  const promotion = { seen: 1, seenThere: 2, from: 'staging', reason: 'new', mayBeUntested: true };
  const reply = await post('production/promote', promotion);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().reasons[0]).toContain(`review@${second} has a changed file`);
});

test('an environment whose pointer is broken takes decisions, which mend it', async () => {
  const { store, app, headers, post } = await asManager();
  writeFileSync(pointerFile(store, 'production'), '{');
  const read = async () => (await app.inject({ url: `${api}/environments`, headers })).json().environments[0];
  const { move: seen } = await read();
  const pinned = await post('production/pin', { seen, reason: 'new', pins: { review: second } });
  expect(pinned.json()).toEqual({ environment: 'production', release: 2 });
  expect(await read()).not.toHaveProperty('fault');
});

test('what was wrong before a change, and stayed so, is told with the environment', async () => {
  const { store, app, headers, post } = await asManager();
  editChunk(store, 'review', 'page.1.js');
  addBuild(store, { app: 'cms', version: second });
  const pinned = await post('production/pin', { seen: 1, reason: 'new', pins: { cms: second } });
  expect(pinned.statusCode).toBe(200);
  const { environments } = (await app.inject({ url: `${api}/environments`, headers })).json();
  expect(environments[0]).toMatchObject({
    name: 'production',
    known: [
      'review@1.0.0-aaaaaaaa has a changed file: build.json.',
      'review@1.0.0-aaaaaaaa has a changed file: page.1.js.',
    ],
  });
});

test('a reader looks and changes nothing; other sites change nothing for anybody', async () => {
  const reader = await asManager('reader');
  const body = { to: 1, seen: 2, reason: 'back' };
  const refused = await reader.post('staging/rollback', body);
  expect([refused.statusCode, refused.json().reasons]).toEqual([
    403,
    ['Naledi Khumalo may look, but change nothing.'],
  ]);
  const { app, headers } = await asManager();
  const url = `${api}/environments/staging/rollback`;
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await app.inject({ method: 'POST', url, headers: foreign, payload: body })).statusCode).toBe(403);
  expect((await app.inject({ method: 'POST', url, payload: body })).statusCode).toBe(401);
});

test.each([
  ['production/rollback', { to: 1, seen: 1 }, 400, 'reason is missing.'],
  ['production/rollback', { to: 1, seen: 1, reason: '  ' }, 400, 'reason must not be blank.'],
  ['production/rollback', { to: -1, seen: 1, reason: 'x' }, 400, 'to must be >= 1.'],
  ['production/rollback', { to: 99, seen: 1, reason: 'x' }, 422, 'production has no release 99.'],
  ['nowhere/rollback', { to: 1, seen: 1, reason: 'x' }, 404, 'There is no environment "nowhere".'],
  ['..%2F..%2Fetc/rollback', { to: 1, seen: 1, reason: 'x' }, 404, 'There is no environment'],
  ['production/pin', { seen: 1, reason: 'x', pins: { review: '../../etc' } }, 422, 'review'],
  [
    'production/canary',
    { seen: 1, reason: 'x', area: 'cms', version: 'x', share: 10_001 },
    400,
    'share must',
  ],
  [
    'production/canary',
    { seen: 1, reason: 'x', area: 'cms', version: 'x', share: 1, groups: ['BOSS'] },
    400,
    'groups/0 must',
  ],
  [
    'production/canary',
    { seen: 1, reason: 'x', area: 'cms', version: 'x', share: 1, budget: { apiErrorRate: 2 } },
    400,
    'budget/apiErrorRate must be at most 100 %.',
  ],
  [
    'production/canary',
    { seen: 1, reason: 'x', area: 'cms', version: 'x', steps: [{ share: 0 }, { share: 5 }] },
    400,
    'steps/0/share must',
  ],
  ['production/canary-hold', { seen: 1, reason: 'x', area: 'cms' }, 422, '"cms" has no canary'],
  ['production/ramp', { seen: 1, reason: 'x', area: 'cms', share: 1 }, 422, '"cms" has no canary'],
  ['production/maintenance', { seen: 1, reason: 'x', app: 'shell', isOn: true }, 422, 'The shell carries'],
])('%s with %o is refused with %i and a reason', async (path, body, status, sentence) => {
  const { post } = await asManager();
  const reply = await post(path, body);
  expect([reply.statusCode, reply.json().reasons[0]]).toEqual([status, expect.stringContaining(sentence)]);
});
