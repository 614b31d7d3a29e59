import { join } from 'node:path';

/** Where things lie in a release store. Versions and numbered releases never change once written. */
export const buildFolder = (store: string, app: string, version: string): string =>
  join(store, 'assets', app, version);

/** Facts of a build, beside its files. */
export const buildFacts = 'build.json';
/** What the app contributes to a release, copied when it was published. */
export const manifestFacts = 'area.json';

/** Which names of the shared units a build provides or imports, and which commit it was made from. */
export const contractFacts = 'contract.json';

export const releaseFolder = (store: string, environment: string): string =>
  join(store, 'releases', environment);

export const releaseFile = (store: string, environment: string, sequence: number): string =>
  join(releaseFolder(store, environment), `${sequence}.json`);

/** The release that the environment serves now. */
export const pointerFile = (store: string, environment: string): string =>
  join(releaseFolder(store, environment), 'current.json');

/** Every move of the pointer, one JSON object a line; each holds the hash of the line before it. */
export const historyFile = (store: string, environment: string): string =>
  join(releaseFolder(store, environment), 'history.jsonl');

/** What the API of an environment offers, as it was last read. */
export const deployedApiFile = (store: string, environment: string): string =>
  join(store, 'apis', `${environment}.json`);

/** The signature of a JSON document, beside it. */
export const signatureFile = (file: string): string => file.replace(/\.json$/, '.sig.json');

const nameOf = (digest: string): string =>
  `${Buffer.from(digest.replace(/^sha384-/, ''), 'base64').toString('base64url')}.json`;

/** What the tests of a set of builds found; the name is the set's digest. */
export const testResultFile = (store: string, set: string): string =>
  join(store, 'test-results', nameOf(set));

/** What the tests of one cell of a skew matrix found; the name is the cell's digest. */
export const cellResultFile = (store: string, cell: string): string =>
  join(store, 'test-results', 'cells', nameOf(cell));

const names = {
  app: /^[a-z][a-z0-9-]{0,40}$/,
  version: /^\d+\.\d+\.\d+[0-9A-Za-z.-]{0,60}$/,
  environment: /^[a-z][a-z0-9-]{0,30}$/,
} as const;

/** Whether a word may stand for an app, a version or an environment, and thus in a path. */
export const isName = (kind: keyof typeof names, word: string): boolean => names[kind].test(word);
