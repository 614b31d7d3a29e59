import { readFile } from 'node:fs/promises';
import type { Integrity, ReleaseDocument, TestResult } from '@portal/platform/release';
import { integrityOf } from './integrity.ts';
import { testResultFile } from './layout.ts';
import { parseTestResult } from './schemas.ts';
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

/** The last result for a set of builds. @throws when it is damaged */
export const findTestResult = async (store: string, set: Integrity): Promise<TestResult | undefined> => {
  const file = testResultFile(store, set);
  try {
    const result = parseTestResult(await readFile(file, 'utf8'));
    if (result.set !== set) throw new Error('it is of another set');
    return result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} is damaged: ${(error as Error).message}`);
  }
};

/** Keeps a result; a later one of the same set takes its place. */
export const saveTestResult = (store: string, result: TestResult): Promise<void> =>
  replaceFile(testResultFile(store, result.set), JSON.stringify(result, null, 2));
