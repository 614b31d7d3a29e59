import type { ReleaseDocument, TestResult } from '@portal/platform/release';
import { findRelease } from '../store/releases.ts';
import { share } from '../store/shared-store.ts';
import { findTestResult, saveTestResult, setDigestOf } from '../store/test-results.ts';
import { type Change, change } from './pin.ts';
import { mustBeLive } from './rollback.ts';

/** Keeps what the tests of a release found, by default of the one that is served. */
export const recordTest = async (
  { store, environment, by }: Change,
  counts: Pick<TestResult, 'passed' | 'failed'>,
  sequence?: number,
): Promise<TestResult> => {
  const release =
    sequence === undefined
      ? await mustBeLive(store, environment)
      : await findRelease(store, environment, sequence);
  if (!release) throw new Error(`${environment} has no release ${sequence}.`);
  const at = new Date().toISOString();
  const result = { set: setDigestOf(release), environment, sequence: release.sequence, ...counts, by, at };
  await saveTestResult(store, result);
  await share(store);
  return result;
};

/** @throws when a set of builds has no test that passed */
const checkTested = async (
  store: string,
  { environment, sequence, ...set }: ReleaseDocument,
): Promise<void> => {
  const what = `Release ${sequence} of ${environment}`;
  const tests = await findTestResult(store, setDigestOf(set));
  const mend = `Test it and run: pnpm release record-test <report> -e ${environment}. Or promote it with --untested --reason <text>.`;
  if (!tests) throw new Error(`${what} is untested. ${mend}`);
  if (tests.failed > 0)
    throw new Error(`${what} failed ${tests.failed} of ${tests.failed + tests.passed} tests. ${mend}`);
};

/**
 * Serves in one environment the very set that another one serves: the builds as they were released there,
 * with the result of their tests. @throws when that set has no passed test and `mayBeUntested` is not set
 */
export const promote = async (who: Change, from: string, mayBeUntested = false): Promise<ReleaseDocument> => {
  const promoted = await mustBeLive(who.store, from);
  if (!mayBeUntested) await checkTested(who.store, promoted);
  return change(who, { promoted }, 'promote');
};
