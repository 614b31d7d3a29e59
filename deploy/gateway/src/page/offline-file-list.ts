import type { Language } from '@portal/contracts';
import type { AreaRoute } from '@portal/platform/area';
import {
  globalStylesOf,
  type OfflineFile,
  type OfflineParts,
  type ReleaseDocument,
  servedTag,
  trialsOf,
} from '@portal/platform/release';
import { manifestsOf } from './find-page.ts';
import { codeOf, scripts, shellOf } from './preloads.ts';

/** A page behind a guard is the same at all addresses of its pattern. */
const addressOf = ({ path }: AreaRoute): string => path.replace(/\/\*$/, '').replace(/:\w+/g, '-');

/** What every page needs: the app, its styles, and its words, the English ones of which stand in. */
const shellFiles = (release: ReleaseDocument, language: Language): OfflineFile[] => {
  const shell = shellOf(release);
  const { baseUrl, integrity, entry, styles } = shell;
  const named = [...entry, ...styles, globalStylesOf(shell) ?? []].flat();
  return [
    ...named.map((file) => ({ href: baseUrl + file, integrity: integrity[file] ?? '' })),
    ...scripts(shell, ['locale-en', `locale-${language}`]),
  ];
};

/** What a device keeps for the pages that open without a connection. */
export const offlineFileList = (release: ReleaseDocument, language: Language): OfflineParts => {
  const shell = shellFiles(release, language);
  const routes = manifestsOf(release).flatMap(({ routes }) => routes.filter(({ offline }) => offline));
  return {
    tag: servedTag({ sequence: release.sequence, trials: trialsOf(release) }),
    parts: routes.map((route) => ({
      ...(route.guard && { roles: route.guard.roles }),
      page: { path: route.path, address: addressOf(route) },
      files: [...shell, ...codeOf(release, addressOf(route), language)].map(({ href, integrity }) => ({
        href,
        integrity,
      })),
    })),
  };
};
