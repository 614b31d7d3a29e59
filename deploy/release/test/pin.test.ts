import { expect, type Mock, test, vi } from 'vitest';
import {
  change as changeRelease,
  newestVersions,
  pin,
  untilUnmoved,
} from '../src/releases/change-release.ts';
import { pinsOf } from '../src/releases/compose-release.ts';
import { promote } from '../src/releases/promote.ts';
import { rollBack } from '../src/releases/rollback.ts';
import { readHistory } from '../src/store/history.ts';
import {
  addRelease,
  currentRelease,
  findRelease,
  listSequences,
  movePointer,
  ReleaseConflict,
} from '../src/store/releases.ts';
import { addBuild, change, storeWith } from './support/store.ts';

const second = '1.0.0-bbbbbbbb';

test('pinning a new build of one area leaves the other pins and keeps the old build as a fallback', async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  addBuild(store, { app: 'review', version: second });
  const release = await pin(change(store), await newestVersions(store, ['review']));
  expect(pinsOf(release)).toEqual({ shell: '1.0.0-aaaaaaaa', review: second, cms: '1.0.0-aaaaaaaa' });
  expect(release.remotes.review?.previous).toEqual(['review@1.0.0-aaaaaaaa']);
  expect(Object.keys(release.builds)).toContain('review@1.0.0-aaaaaaaa');
  expect(release.sequence).toBe(2);
  expect(release.parent).toBe(1);
});

test('an area keeps its two last good builds, newest first', async () => {
  const store = await storeWith({ app: 'review' });
  for (const version of [second, '1.0.0-cccccccc', '1.0.0-dddddddd']) {
    addBuild(store, { app: 'review', version });
    await pin(change(store), { review: version });
  }
  const release = await currentRelease(store, 'production');
  expect(release?.remotes.review?.previous).toEqual(['review@1.0.0-cccccccc', `review@${second}`]);
});

test('two people who pin at the same moment both get what they pinned', async () => {
  const areas = ['review', 'cms', 'applications', 'administration'];
  const store = await storeWith(...areas.map((app) => ({ app })));
  for (const app of areas) addBuild(store, { app, version: second });
  await Promise.all(areas.map((app) => pin(change(store), { [app]: second })));
  const release = await currentRelease(store, 'production');
  expect(pinsOf(release ?? fail())).toMatchObject(Object.fromEntries(areas.map((app) => [app, second])));
  expect(await listSequences(store, 'production')).toEqual([5, 4, 3, 2, 1]);
});

test('a release that was drawn up on an outdated one is refused', async () => {
  const store = await storeWith({ app: 'review' });
  const first = (await currentRelease(store, 'production')) ?? fail();
  addBuild(store, { app: 'review', version: second });
  await pin(change(store), { review: second });
  await expect(addRelease(store, { ...first, parent: 1 })).rejects.toThrow(ReleaseConflict);
  await expect(
    movePointer(store, 'production', 1, 1, { action: 'rollback', by: 'test', reason: '', startedAt: 0 }),
  ).rejects.toThrow('is at release 2, not 1');
  expect((await currentRelease(store, 'production'))?.sequence).toBe(2);
});

test('rolling back serves the release before as a whole, and the next pin builds on it', async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  addBuild(store, { app: 'review', version: second });
  await pin(change(store), { review: second });
  await rollBack(change(store));
  expect((await currentRelease(store, 'production'))?.sequence).toBe(1);

  addBuild(store, { app: 'cms', version: second });
  const next = await pin(change(store), { cms: second });
  expect(next).toMatchObject({ sequence: 3, parent: 1 });
  expect(pinsOf(next)).toMatchObject({ review: '1.0.0-aaaaaaaa', cms: second });
  expect(pinsOf((await findRelease(store, 'production', 2)) ?? fail())).toMatchObject({ review: second });
});

test('two who roll back in the same incident go one release back together, not two', async () => {
  const store = await storeWith({ app: 'review' });
  for (const version of [second, '1.0.0-cccccccc']) {
    addBuild(store, { app: 'review', version });
    await pin(change(store), { review: version });
  }
  const [ana, ben] = ['Ana', 'Ben'].map((by) => ({ ...change(store), by }));
  if (!ana || !ben) throw new Error('Two people are needed.');
  expect((await rollBack(ana)).sequence).toBe(2);
  await expect(rollBack(ben)).rejects.toThrow(
    /^Ana rolled production back to release 2 at .+ name the release\.$/,
  );
  expect((await rollBack(ben, 1)).sequence).toBe(1);
});

test('who rolls one app back takes no build back that somebody pinned meanwhile', async () => {
  const store = await storeWith({ app: 'review' });
  for (const version of [second, '1.0.0-cccccccc']) addBuild(store, { app: 'review', version });
  await pin(change(store), { review: second });
  // As it was drawn up before the next pin.
  const back = { pins: { review: '1.0.0-aaaaaaaa' }, takenBack: `review@${second}` };
  await pin(change(store), { review: '1.0.0-cccccccc' });
  await expect(changeRelease(change(store), back, 'rollback')).rejects.toThrow(`replaced review@${second}`);
});

test('rolling back to what never was, or before the first, says so', async () => {
  const store = await storeWith({ app: 'review' });
  await expect(rollBack(change(store), 7)).rejects.toThrow('production has no release 7. Its newest is 1.');
  await expect(rollBack(change(store))).rejects.toThrow('has none before it');
  await expect(rollBack({ ...change(store), environment: 'staging' })).rejects.toThrow(
    'staging has no release yet. Run pnpm release promote production -e staging --untested',
  );
});

test('promoting pins the very set that another environment runs', async () => {
  const store = await storeWith({ app: 'review' });
  const promoted = await promote({ ...change(store), environment: 'staging' }, 'production', true);
  expect(promoted).toMatchObject({ environment: 'staging', sequence: 1 });
  expect(pinsOf(promoted)).toEqual(pinsOf((await currentRelease(store, 'production')) ?? fail()));
});

test('pinning a version that was never published names it', async () => {
  const store = await storeWith({ app: 'review' });
  await expect(pin(change(store), { review: '9.9.9-none' })).rejects.toThrow('no build review@9.9.9-none');
  await expect(newestVersions(store, ['cms'])).rejects.toThrow('No build of "cms" is published');
});

const fail = (): never => {
  throw new Error('There is no such release.');
};

test('a change is drawn up again while others are faster, but not what somebody decided on a move', async () => {
  const change = { environment: 'production' };
  const lost = (times: number) =>
    Array.from({ length: times }).reduce<Mock<() => Promise<string>>>(
      (work) => work.mockRejectedValueOnce(new ReleaseConflict('production is at release 3, not 2.')),
      vi.fn(async () => 'made'),
    );
  expect(await untilUnmoved(change, lost(19))).toBe('made');
  await expect(untilUnmoved(change, lost(20))).rejects.toThrow(
    'Others keep changing production. Nothing was changed: try again.',
  );
  const decided = lost(1);
  await expect(untilUnmoved({ ...change, seen: 2 }, decided)).rejects.toThrow('is at release 3, not 2.');
  expect(decided).toHaveBeenCalledTimes(1);
});

test('of several rollbacks to numbers at once each is made, on top of the others', async () => {
  const store = await storeWith({ app: 'review' });
  for (const version of [second, '1.0.0-cccccccc', '1.0.0-dddddddd']) {
    addBuild(store, { app: 'review', version });
    await pin(change(store), { review: version });
  }
  await Promise.all([1, 2, 3].map((sequence) => rollBack(change(store), sequence)));
  const { entries } = await readHistory(store, 'production');
  expect(
    entries
      .slice(4)
      .map(({ action, to }) => `${action} ${to}`)
      .toSorted(),
  ).toEqual(['rollback 1', 'rollback 2', 'rollback 3']);
});
