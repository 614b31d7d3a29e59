import { join } from 'node:path';
import type { Integrity, ReleaseDocument, TestCounts, TestResult } from '@portal/platform/release';
import { type CellResult, parseCellResult, parseTestResult, type Signed } from '../documents/schemas.ts';
import { faultOfSignature, signatureOf } from '../signing/signature.ts';
import { filesBelow, integrityOf } from './integrity.ts';
import { cellResultFile, testResultFile } from './layout.ts';
import { readParsed } from './read-store.ts';
import { replaceFile } from './write-files.ts';

type BuildSet = Pick<ReleaseDocument, 'shell' | 'remotes' | 'builds'>;

/** Over the builds that a release pins, and so equal in every environment that pins the same ones. */
export const setDigestOf = ({ shell, remotes, builds }: BuildSet): Integrity => {
  const keys = [shell, ...Object.values(remotes).map(({ pin }) => pin)].sort();
  return integrityOf(Buffer.from(JSON.stringify(keys.map((key) => [key, builds[key]?.digest]))));
};

/** Of a set of builds or of one cell of a matrix; one does not stand for the other. */
type Kind = 'test result' | 'cell result';

const parsers = { 'test result': parseTestResult, 'cell result': parseCellResult };

/** What is there is taken as it is: nothing shows who made it. */
export type Trust = 'only what is signed' | 'what is there';

/** @throws when it cannot be read, or its signature does not count */
const countingIn = (
  store: string,
  kind: Kind,
  text: string,
  trust: Trust = 'only what is signed',
): object => {
  const { signature, ...result } = parsers[kind](text) as Signed<object>;
  const fault =
    trust === 'only what is signed' && faultOfSignature(store, 'manager', kind, result, signature);
  if (fault) throw new Error(`it ${fault}`);
  return result;
};

const readResult = <T>(
  store: string,
  kind: Kind,
  file: string,
  isOfThis: (result: T) => boolean,
): Promise<T | undefined> =>
  readParsed(file, (text) => {
    const result = countingIn(store, kind, text) as T;
    if (!isOfThis(result)) throw new Error('it is of other builds');
    return result;
  });

/** @throws where keys are trusted and the manager's is not at hand */
const keepResult = (store: string, kind: Kind, file: string, result: object): Promise<void> => {
  const signature = signatureOf(store, 'manager', kind, result);
  return replaceFile(file, JSON.stringify({ ...result, ...(signature && { signature }) }, null, 2));
};

/** Signs the results that count with the key of now; with `what is there` those too that nobody signed. */
export const signResults = async (store: string, trust: Trust): Promise<void> => {
  const folder = join(store, 'test-results');
  for (const name of await filesBelow(folder).catch(() => [])) {
    const kind = name.startsWith('cells/') ? 'cell result' : 'test result';
    const file = join(folder, name);
    const reading = readParsed(file, (text) => countingIn(store, kind, text, trust));
    const result = await reading.catch(() => undefined);
    if (result) await keepResult(store, kind, file, result);
  }
};

/** The last result for a set of builds. @throws when it is damaged, or its signature does not count */
export const findTestResult = (store: string, set: Integrity): Promise<TestResult | undefined> =>
  readResult<TestResult>(store, 'test result', testResultFile(store, set), (result) => result.set === set);

/** What was tested anew; the other part of the set's result stays. */
type TestedPart = Pick<TestResult, 'environment' | 'sequence' | 'by'> &
  (Required<Pick<TestResult, 'reports'>> | Required<Pick<TestResult, 'matrix'>>);

/** Keeps what tests of a set found: in place of what the same kind of tests found of it before. */
export const saveTestResult = async (
  store: string,
  set: Integrity,
  part: TestedPart,
): Promise<TestResult> => {
  // What cannot be relied on is not kept on.
  const known = await findTestResult(store, set).catch(() => undefined);
  const { reports, matrix } = known ?? {};
  const parts = { ...(reports && { reports }), ...(matrix && { matrix }), ...part };
  const total = (which: keyof TestCounts) => (parts.reports?.[which] ?? 0) + (parts.matrix?.[which] ?? 0);
  const at = new Date().toISOString();
  const result: TestResult = { ...parts, set, passed: total('passed'), failed: total('failed'), at };
  await keepResult(store, 'test result', testResultFile(store, set), result);
  return result;
};

/** The last result of a cell of a skew matrix. @throws when it is damaged, or its signature does not count */
export const findCellResult = (store: string, digest: Integrity): Promise<CellResult | undefined> =>
  readResult<CellResult>(store, 'cell result', cellResultFile(store, digest), (one) => one.digest === digest);

/** Keeps the result of a cell; a later one takes its place. */
export const saveCellResult = (store: string, result: CellResult): Promise<void> =>
  keepResult(store, 'cell result', cellResultFile(store, result.digest), result);
