import type { ReleaseDocument, TestCounts, TestResult } from '@portal/platform/release';
import { share } from '../store/shared-store.ts';
import { findTestResult, saveTestResult, setDigestOf } from '../store/test-results.ts';
import { isOpen, matrixOf } from './matrix-rows.ts';
import { type Change, change } from './pin.ts';
import { mustBeSeen, mustHave } from './rollback.ts';

/** Keeps what the tests of a release found, by default of the one that is served. */
export const recordTest = async (
  { store, environment, by }: Change,
  counts: TestCounts,
  sequence?: number,
): Promise<TestResult> => {
  const release = await mustHave(store, environment, sequence);
  const tested = { environment, sequence: release.sequence, by, reports: counts };
  const result = await saveTestResult(store, setDigestOf(release), tested);
  await share(store);
  return result;
};

/** @throws when the skew matrix of a set was not run or failed, or other tests of it did */
const checkTested = async (
  store: string,
  { environment, sequence, ...set }: ReleaseDocument,
  target: string,
): Promise<void> => {
  const what = `Release ${sequence} of ${environment}`;
  const mend = `Or promote it with --untested --reason <text>.`;
  const run = `Run: pnpm release matrix -e ${environment} --against ${target}. ${mend}`;
  const tests = await findTestResult(store, setDigestOf(set)).catch((error: Error) => {
    throw new Error(`${what} is untested: ${error.message}. ${run}`);
  });
  if (tests && tests.failed > 0)
    throw new Error(
      `${what} failed ${tests.failed} of ${tests.failed + tests.passed} tests. Mend it. ${mend}`,
    );
  const open = (await matrixOf(store, environment, target)).filter(isOpen);
  if (!tests?.matrix || open.length > 0) {
    const cells = open.map(({ id, state }) => `${id} (${state})`).join(', ');
    throw new Error(`${what} is untested${cells && ` in these cells of its matrix: ${cells}`}. ${run}`);
  }
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
  const { release: promoted } = await mustBeSeen(who.store, from, seenThere);
  if (!mayBeUntested) await checkTested(who.store, promoted, who.environment);
  return change(who, { promoted }, 'promote');
};
