import type { Language } from '@portal/contracts';
import type { Build, ReleaseDocument } from '@portal/platform/release';
import { findRoute } from '@portal/platform/release';

export interface Preload {
  href: string;
  integrity: string;
  as: 'script' | 'font';
}

const scripts = (build: Build, names: readonly (string | undefined)[]): Preload[] => {
  const files = names.flatMap((name) => (name === undefined ? [] : (build.chunks[name] ?? [])));
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ href: build.baseUrl + file, integrity: build.integrity[file] ?? '', as: 'script' }));
};

/** Families and ranges that the first screen shows; the others load when a page needs them. */
const firstFonts = (language: Language): RegExp =>
  language === 'ar'
    ? /readex-pro-arabic-[^/]*woff2$/
    : /(public-sans|familjen-grotesk)-latin-[^-]*[^/]*woff2$/;

const fonts = (shell: Build, language: Language): Preload[] =>
  Object.entries(shell.integrity)
    .filter(([file]) => firstFonts(language).test(file) && !/latin-ext|italic/.test(file))
    .map(([file, integrity]) => ({ href: shell.baseUrl + file, integrity, as: 'font' }));

/**
 * What the page at `path` will need for certain, so that it is under way before the shell asks for it.
 * The code behind a guard is not: who may not enter an area never downloads it, and only the shell knows.
 */
export const preloadsFor = (release: ReleaseDocument, path: string, language: Language): Preload[] => {
  const shell = release.builds[release.shell];
  if (!shell) throw new Error(`Release ${release.sequence} lacks the build of its shell.`);
  const manifests = [
    release.shellManifest,
    ...Object.values(release.remotes).map(({ manifest }) => manifest),
  ];
  const found = findRoute(manifests, path);
  const words = `locale-${language}`;
  const own = scripts(shell, [words, found?.owner === 'shell' ? found.route.chunk : undefined]);
  const area = release.builds[release.remotes[found?.owner ?? '']?.pin ?? ''];
  if (!area || found?.route.guard) return [...fonts(shell, language), ...own];
  const [entry = ''] = area.entry;
  return [
    ...fonts(shell, language),
    ...own,
    { href: area.baseUrl + entry, integrity: area.integrity[entry] ?? '', as: 'script' },
    ...scripts(area, ['app', found?.route.chunk, words]),
  ];
};
