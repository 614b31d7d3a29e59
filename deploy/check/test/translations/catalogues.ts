import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Whole key → text, as `auth.signedIn` → `Signed in`. */
export type Texts = ReadonlyMap<string, string>;

const flattened = (value: unknown, before = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flattened(inner, before ? `${before}.${key}` : key))
    : [[before, String(value)]];

/** The translations of one folder. */
interface Catalogue {
  folder: string;
  /** Texts by language. */
  texts: ReadonlyMap<string, Texts>;
  english: Texts;
}

/** `later-locales/`: texts that builds do not count among those that a page needs first. */
export const catalogues: readonly Catalogue[] = files
  .filter((file) => /\/(locales|later-locales)\/([\w-]+\/)?en\.json$/.test(file))
  .map((english) => {
    const folder = english.slice(0, -'/en.json'.length);
    const texts = new Map(
      files
        .filter(
          (file) => file.startsWith(`${folder}/`) && /^[a-z]{2}\.json$/.test(file.slice(folder.length + 1)),
        )
        .map((file): [string, Texts] => [
          file.slice(-'en.json'.length, -'.json'.length),
          new Map(flattened(JSON.parse(textOf(file)))),
        ]),
    );
    return { folder, texts, english: texts.get('en') ?? new Map() };
  });

const packageOf = (file: string): string =>
  /^(?:(?:remotes|shared|deploy)\/[^/]+|api|shell)(?=\/)/.exec(file)?.[0] ?? '';

export const sources = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(api|deploy)\/(test|bench)\/|^e2e\//.test(file))
  .map((file) => ({ file, text: textOf(file) }));

/** Sources that may name a text: those of its package and the shared ones; of a shared package all. */
export const sourcesOf = ({ folder }: Catalogue): typeof sources => {
  const owner = packageOf(folder);
  return sources.filter(
    ({ file }) => owner.startsWith('shared/') || packageOf(file) === owner || file.startsWith('shared/'),
  );
};

/** A key without the ending of its plural form. */
export const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
