import { readFile } from 'node:fs/promises';
import type { Integrity, ReleaseDocument, TestCounts, TestResult } from '@portal/platform/release';
import { integrityOf } from './integrity.ts';
import { cellResultFile, testResultFile } from './layout.ts';
import { type CellResult, parseCellResult, parseTestResult } from './schemas.ts';
import { replaceFile } from './write.ts';

/** Over the builds that a release pins, and so equal in every environment that pins the same ones. */
export const setDigestOf = ({
  shell,
  remotes,
  builds,
}: Pick<ReleaseDocument, 'shell' | 'remotes' | 'builds'>): Integrity => {
  const keys = [shell, ...Object.values(remotes).map(({ pin }) => pin)].sort();
  return integrityOf(
    Buffer.from(JSON.stringify(keys.map((key) => [key, builds[key]?.digest ?? builds[key]?.integrity]))),
  );
};

const readResult = async <T>(
  file: string,
  parse: (text: string) => T,
  isOfThis: (result: T) => boolean,
): Promise<T | undefined> => {
  try {
    const result = parse(await readFile(file, 'utf8'));
    if (!isOfThis(result)) throw new Error('it is of another set');
    return result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} is damaged: ${(error as Error).message}`);
  }
};

/** The last result for a set of builds. @throws when it is damaged */
export const findTestResult = (store: string, set: Integrity): Promise<TestResult | undefined> =>
  readResult(testResultFile(store, set), parseTestResult, (result) => result.set === set);

/** What was tested anew; the other part of the set's result stays. */
export type TestedPart = Pick<TestResult, 'environment' | 'sequence' | 'by'> &
  (Required<Pick<TestResult, 'reports'>> | Required<Pick<TestResult, 'matrix'>>);

/** Keeps what tests of a set found: in place of what the same kind of tests found of it before. */
export const saveTestResult = async (
  store: string,
  set: Integrity,
  part: TestedPart,
): Promise<TestResult> => {
  const { reports, matrix, ...before } = (await findTestResult(store, set)) ?? {};
  // A former version knew no kinds: what it kept was of reports.
  const former =
    !reports && !matrix && 'passed' in before ? { passed: before.passed, failed: before.failed } : reports;
  const parts = { ...(former && { reports: former }), ...(matrix && { matrix }), ...part };
  const total = (which: keyof TestCounts) => (parts.reports?.[which] ?? 0) + (parts.matrix?.[which] ?? 0);
  const result: TestResult = {
    ...parts,
    set,
    passed: total('passed'),
    failed: total('failed'),
    at: new Date().toISOString(),
  };
  await replaceFile(testResultFile(store, set), JSON.stringify(result, null, 2));
  return result;
};

/** The last result of a cell of a skew matrix. @throws when it is damaged */
export const findCellResult = (store: string, digest: Integrity): Promise<CellResult | undefined> =>
  readResult(cellResultFile(store, digest), parseCellResult, (result) => result.digest === digest);

/** Keeps the result of a cell; a later one takes its place. */
export const saveCellResult = (store: string, result: CellResult): Promise<void> =>
  replaceFile(cellResultFile(store, result.digest), JSON.stringify(result, null, 2));
