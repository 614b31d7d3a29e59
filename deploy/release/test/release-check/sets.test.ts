import { expect, test } from 'vitest';
import { pin } from '../../src/releases/change-release.ts';
import { checkSet, ReleaseRefusal } from '../../src/releases/check-set.ts';
import { currentRelease } from '../../src/store/releases.ts';
import { release } from '../support/command.ts';
import { change } from '../support/store.ts';
import { bad } from './bad.ts';
import { good } from './good.ts';
import { asReview, first, operations, published, ui, version } from './portal.ts';

test('there are twenty sets of either kind at least', () => {
  expect(bad.length).toBeGreaterThanOrEqual(20);
  expect(good.length).toBeGreaterThanOrEqual(20);
});

test.each(bad)('a build that $why is refused for that and nothing else', async (wrong) => {
  const { store, pins } = await published(wrong);
  const refusal = await pin(change(store), pins).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ReleaseRefusal);
  const { findings } = refusal as ReleaseRefusal;
  const build = wrong.build ?? `${wrong.candidate.app}@${version}`;
  expect(findings.map(({ code, what, build: at }) => ({ code, what, build: at }))).toEqual([
    { code: wrong.code, what: wrong.what, build },
  ]);
  expect(findings[0]?.message).toContain(wrong.says);
  expect(findings[0]?.message).toContain(build);
  expect((await currentRelease(store, 'production'))?.sequence).toBe(1);
});

test.each(good)('a build that $why is not refused', async (right) => {
  const { store, pins } = await published(right);
  expect((await pin(change(store), pins)).sequence).toBe(2);
});

test('scripts get code, build and what of each reason, and the code of a refusal', async () => {
  const candidate = asReview({ contract: { operations: operations('POST /review/:id/appeal') } });
  const { store } = await published({ why: '', candidate });
  const { code, stdout, stderr } = await release(store, 'pin', `review@${version}`, '--json');
  expect(code).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({
    check: 'refused',
    findings: [{ code: 'operation', build: `review@${version}`, what: 'POST /api/review/{}/appeal' }],
  });
  expect(stderr).toContain(
    `Refused: review@${version} calls POST /api/review/{}/appeal, which the API of production`,
  );
});

test('any composed set can be checked, such as one with a build that nobody pinned in the place of a pin', async () => {
  const candidate = asReview({ names: { [ui]: ['Chart'] } });
  const { store } = await published({ why: '', candidate });
  const current = await currentRelease(store, 'production');
  if (!current) throw new Error('There is no release.');
  expect(await checkSet(store, current)).toEqual([]);
  const key = `review@${version}`;
  const other = structuredClone(current);
  const [build, pinned] = [other.builds[`review@${first}`], other.remotes.review];
  if (!build || !pinned) throw new Error('The release has no review.');
  pinned.pin = key;
  other.builds[key] = { ...build, version };
  const found = await checkSet(store, other);
  expect(found).toContainEqual(expect.objectContaining({ code: 'name', build: key }));
});
