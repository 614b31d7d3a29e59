import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Language } from '@portal/contracts';
import { preloadsFor } from '@portal/gateway';
import { publishApp } from '@portal/release/publish/publish-app';
import { composeRelease } from '@portal/release/releases/compose-release';
import { buildFolder } from '@portal/release/store/layout';

/** One script of a first load. */
export interface Part {
  /** `<app>/<file>`. */
  name: string;
  /** Packed by brotli as well as it can. */
  bytes: number;
}

/** Hashes that are the same for each build, as what differs packs up to 300 bytes better or worse by chance. */
const withFixedHashes = (text: string): string => {
  let count = 0;
  const integrity = () => {
    count += 1;
    return `sha384-${createHash('sha384').update(String(count)).digest('base64')}`;
  };
  return text.replaceAll(/\b[0-9a-f]{10}\b/g, '0'.repeat(10)).replaceAll(/sha384-[\w+/]{64}/g, integrity);
};

/** `version`: of the build, whose eight digits are replaced, too. */
export const packedSize = async (file: string, version = ''): Promise<number> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const text = await readFile(file, 'utf8');
  const [, digits = ''] = version.split('-');
  const withoutVersion = digits === '' ? text : text.replaceAll(digits, '0'.repeat(digits.length));
  return brotliCompressSync(withFixedHashes(withoutVersion), { params }).length;
};

/** The scripts that a page of a remote loads at first, of builds that are published into `store`. */
export const firstLoadScripts = async (store: string, area: string, path: string, language: Language) => {
  const published = [await publishApp(store, 'shell'), await publishApp(store, area)];
  const pins = Object.fromEntries(published.map(({ app, version }) => [app, version]));
  const change = { by: 'measure', reason: 'first load' };
  const draft = await composeRelease(store, 'measure', pins, change, { before: undefined });
  const release = { ...draft, sequence: 1 };
  const shell = release.builds[release.shell];
  const hrefs = [
    ...(shell?.entry.map((file) => shell.baseUrl + file) ?? []),
    ...preloadsFor(release, path, language).flatMap(({ as, href }) => (as === 'script' ? [href] : [])),
  ];
  return Promise.all(
    hrefs.map(async (href) => {
      const [, , app = '', version = '', file = ''] = href.split('/');
      return {
        name: `${app}/${file}`,
        bytes: await packedSize(join(buildFolder(store, app, version), file), version),
      };
    }),
  );
};
