import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '@portal/contracts';
import type { AreaManifest } from '@portal/platform/area';
import type { Build } from '@portal/platform/release';
import { isName } from '../store/layout.ts';

/** The keys of texts, those of a plural by the text that they are forms of. */
const keysIn = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object'
      ? keysIn(text, `${before}${key}.`)
      : `${before}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`,
  );

/** @throws when a language lacks a text of an app: its readers would see the name of the text */
export const checkTexts = (dir: string): void => {
  const keysOf = (file: string) => {
    try {
      return new Set(keysIn(JSON.parse(readFileSync(join(dir, file), 'utf8'))));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  };
  const isPackage = (name: string) => name === 'node_modules';
  const files = globSync('**/*locales/**/en.json', { cwd: dir, exclude: isPackage }).sort();
  const lacking = files.flatMap((file) => {
    const english = [...keysOf(file)];
    return languages.flatMap((language) => {
      const translated = join(dirname(file), `${language}.json`);
      const known = keysOf(translated);
      const missing = english.filter((key) => !known.has(key));
      return missing.length > 0 ? [`${translated} lacks ${missing.join(', ')}.`] : [];
    });
  });
  if (lacking.length > 0) throw new Error(`${lacking.join(' ')} English has it.`);
};

/** @throws when a version could never be pinned */
export const checkVersion = (version: string): void => {
  if (!isName('version', version))
    throw new Error(`"${version}" is no version: write three numbers into package.json, such as 0.1.0.`);
};

/** @throws when an address names a chunk that the build lacks: nothing of it would be loaded ahead */
export const checkChunks = ({ routes }: AreaManifest, { chunks }: Build): void => {
  for (const { path, chunk } of routes)
    if (chunk !== undefined && !chunks[chunk])
      throw new Error(
        `src/area.ts names the chunk "${chunk}" for ${path}, which no import() has: in src/routes.tsx write /* webpackChunkName: "${chunk}" */ before its page.`,
      );
};

/** @throws when a build would ask for its files elsewhere than they are served */
export const checkAddress = (publicPath: unknown, { baseUrl }: Pick<Build, 'baseUrl'>): void => {
  if (publicPath !== baseUrl)
    throw new Error(
      `rspack.config.ts sets output.publicPath to "${publicPath}", and the files are served below ${baseUrl}: leave it as defineRemoteConfig has it.`,
    );
};

/** Of one packed script: a phone on a slow line waits five seconds for so much. */
const maxScriptBytes = 200_000;
/** Of the packed scripts with which a page begins. */
const maxPageBytes = 100_000;

/** @throws when a script, or what an address needs at once, is too large to wait for, as it is packed in the folder */
export const checkSizes = (folder: string, { entry, chunks }: Build, { routes }: AreaManifest): void => {
  const check = (what: string, files: readonly string[], most: number): void => {
    const sizes = files.map(
      (file) => statSync(join(folder, `${file}.br`), { throwIfNoEntry: false })?.size ?? 0,
    );
    const size = sizes.reduce((sum, one) => sum + one, 0);
    if (size > most)
      throw new Error(
        `${what} is ${Math.ceil(size / 1000)} kB packed, of at most ${most / 1000}. Let import() load what is not needed at once, such as a chart.`,
      );
  };
  for (const file of [...entry, ...Object.values(chunks).flat()])
    check(`The script ${file}`, [file], maxScriptBytes);
  for (const { path, chunk = '' } of routes) check(`The page at ${path}`, chunks[chunk] ?? [], maxPageBytes);
  check('What each page of it loads', chunks.app ?? [], maxPageBytes);
};

/** @throws when a file names a folder of the checkout: no other machine would build the same bytes */
export const checkPaths = (folder: string, root: string): void => {
  const paths = ['node_modules', 'remotes', 'shared', 'shell'].map((name) => `${root}/${name}/`);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(m?js|css|json)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    const path = paths.find((each) => text.includes(each));
    if (path) throw new Error(`${entry.name} names ${path} of this machine: import.meta.url in a package?`);
  }
};
