import type { Language } from '@portal/contracts';
import type { AreaManifest } from '../area/manifest.ts';
import { type InlinedRelease, manifestIn } from './inlined-release.ts';
import type { ReleaseDocument } from './release-document.ts';

/** Titles and menus of a release in English and one more language. */
export interface ReleaseTexts {
  language: Language;
  shell: AreaManifest;
  /** By the key of each build that is pinned or a canary. */
  builds: Record<string, AreaManifest>;
}

/** Where the gateway answers the texts of a release in one language. They never change. */
export const releaseTextsPath = (environment: string, sequence: number | string, language: string): string =>
  `/releases/${environment}/${sequence}/${language}.json`;

export const textsOf = ({ shellManifest, remotes }: ReleaseDocument, language: Language): ReleaseTexts => ({
  language,
  shell: manifestIn(shellManifest, language),
  builds: Object.fromEntries(
    Object.values(remotes).flatMap(({ pin, manifest, canary }) => [
      [pin, manifestIn(manifest, language)],
      ...(canary ? [[canary.build, manifestIn(canary.manifest, language)]] : []),
    ]),
  ),
});

/** What `more` says in addition, wherever both are objects of the same form. */
const merged = (known: unknown, more: unknown): unknown => {
  if (typeof known !== 'object' || known === null || typeof more !== 'object' || more === null) return known;
  const added = more as Record<string, unknown>;
  if (Array.isArray(known)) return known.map((one, at) => merged(one, added[at]));
  const entries = Object.entries(known).map(([name, value]) => [name, merged(value, added[name])]);
  return { ...added, ...Object.fromEntries(entries) };
};

const withMore = (known: AreaManifest, more: AreaManifest | undefined): AreaManifest =>
  merged(known, more) as AreaManifest;

/** The release that speaks one more language; it keeps those that it has. */
export const withTexts = (
  release: InlinedRelease,
  { language, shell, builds }: ReleaseTexts,
): InlinedRelease => ({
  ...release,
  ...(release.languages && { languages: [...release.languages, language] }),
  shellManifest: withMore(release.shellManifest, shell),
  remotes: Object.fromEntries(
    Object.entries(release.remotes).map(([area, remote]) => [
      area,
      { ...remote, manifest: withMore(remote.manifest, builds[remote.pin]) },
    ]),
  ),
});
