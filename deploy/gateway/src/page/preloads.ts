import type { Language } from '@portal/contracts';
import type { Build, ReleaseDocument } from '@portal/platform/release';
import { routeAt } from './find-page.ts';

export interface Preload {
  href: string;
  integrity: string;
  as: 'script' | 'font';
}

export const scripts = (build: Build, names: readonly (string | undefined)[]): Preload[] => {
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

export const shellOf = (release: ReleaseDocument): Build => {
  const shell = release.builds[release.shell];
  if (!shell) throw new Error(`Release ${release.sequence} lacks the build of its shell.`);
  return shell;
};

/** The page's own code, of a remote with its entry and messages, and the shell's units that they wait for. */
export const codeOf = (release: ReleaseDocument, path: string, language: Language): Preload[] => {
  const found = routeAt(release, path);
  const shell = shellOf(release);
  const unitsOf = ({ units }: Build, chunks: readonly (string | undefined)[]) =>
    scripts(
      shell,
      chunks.flatMap((chunk) => units?.[chunk ?? ''] ?? []),
    );
  const page = found?.route.chunk;
  if (found?.owner === release.shellManifest.name)
    return [...scripts(shell, [page, `${page}-locale-${language}`]), ...unitsOf(shell, [page])];
  const area = release.builds[release.remotes[found?.owner ?? '']?.pin ?? ''];
  if (!area) return [];
  const [entry = ''] = area.entry;
  const chunks = ['app', page];
  return [
    { href: area.baseUrl + entry, integrity: area.integrity[entry] ?? '', as: 'script' },
    ...scripts(area, [...chunks, `locale-${language}`]),
    ...unitsOf(area, chunks),
  ];
};

/** The code behind a guard is not preloaded: who may not enter a remote never downloads it. */
export const preloadsFor = (release: ReleaseDocument, path: string, language: Language): Preload[] => {
  const shell = shellOf(release);
  const found = routeAt(release, path);
  const own = scripts(shell, [`locale-${language}`]);
  const isOpen = found?.route.guard === undefined;
  return [...fonts(shell, language), ...own, ...(isOpen ? codeOf(release, path, language) : [])];
};
