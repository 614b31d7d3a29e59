import type { ReleaseDocument, TestCounts, TestResult } from '@portal/platform/release';
import { bringToBucket } from '../store/shared-store.ts';
import { findTestResult, saveTestResult, setDigestOf } from '../store/test-results.ts';
import { type Change, change } from './change-release.ts';
import { mustFindRelease, servedAsSeen } from './find-release.ts';
import { blocksPromotion, matrixOf } from './skew-matrix.ts';

/** Keeps what the tests of a release found, by default of the one that is served. */
export const recordTest = async (
  { store, environment, by }: Change,
  counts: TestCounts,
  sequence?: number,
): Promise<TestResult> => {
  const release = await mustFindRelease(store, environment, sequence);
  const tested = { environment, sequence: release.sequence, by, reports: counts };
  const result = await saveTestResult(store, setDigestOf(release), tested);
  await bringToBucket(store);
  return result;
};

/** So many open cells are named; the matrix itself lists all. */
const maxNamed = 3;

/** Why the set of a release does not count as tested for another environment, with what to do; nothing where it does. */
export const untestedReason = async (
  store: string,
  { environment, sequence, ...set }: ReleaseDocument,
  target: string,
): Promise<string | undefined> => {
  const what = `Release ${sequence} of ${environment}`;
  const run = `Run: pnpm release matrix -e ${environment} --against ${target}.`;
  const tests = await findTestResult(store, setDigestOf(set)).catch(({ message }: Error) => message);
  if (typeof tests === 'string') return `${what} is untested: ${tests}. ${run}`;
  if (tests && tests.failed > 0)
    return `${what} failed ${tests.failed} of ${tests.failed + tests.passed} tests. Mend it.`;
  const open = (await matrixOf(store, environment, target)).filter(blocksPromotion);
  if (tests?.matrix && open.length === 0) return undefined;
  const named = open.slice(0, maxNamed).map(({ id, state }) => `${id} (${state})`);
  const more = open.length > maxNamed ? ` and ${open.length - maxNamed} more` : '';
  const cells = named.length > 0 ? ` in these cells of its matrix: ${named.join(', ')}${more}` : '';
  return `${what} is untested${cells}. ${run}`;
};

/**
 * Serves in one environment the very set that another one serves: the builds as they were released there,
 * with the result of their tests. `seenThere` is the last move of `from` that the person saw.
 * @throws when its skew matrix did not pass and `mayBeUntested` is not set
 */
export const promote = async (
  who: Change,
  from: string,
  mayBeUntested = false,
  seenThere?: number,
): Promise<ReleaseDocument> => {
  if (from === who.environment)
    throw new Error(`${from} cannot be promoted to itself. Name the environment to promote to.`);
  const { release: promoted } = await servedAsSeen(who.store, from, seenThere);
  const untested = mayBeUntested ? undefined : await untestedReason(who.store, promoted, who.environment);
  if (untested) throw new Error(`${untested} Or promote it with --untested --reason <text>.`);
  return change(who, { promoted }, 'promote');
};
