import type { Language } from '@portal/contracts';
import type { AreaManifest } from '../area/manifest.ts';
import { inOneLanguage } from '../i18n/in-one-language.ts';
import type { Integrity, ReleaseDocument, RemotePin } from './release-document.ts';

/** Whether a visitor has the canary of a remote or what everybody else has. */
export type Cohort = 'canary' | 'rest';

/** What the browser needs of one remote's build. The build itself carries the hashes of its chunks. */
export interface InlinedBuild {
  version: string;
  /** Path that ends with a slash. */
  baseUrl: string;
  mfName: string;
  /** Relative to `baseUrl`. */
  entry: string;
  /** Empty only for a remote under development, whose files change all the time. */
  integrity: Integrity | '';
}

/** The release as it stands in index.html. */
export interface InlinedRelease extends Pick<ReleaseDocument, 'environment' | 'sequence' | 'shellManifest'> {
  /** `baseUrl` of the shell's build. */
  shell: string;
  /** Languages of its texts. Absent: all. */
  languages?: Language[];
  builds: Record<string, InlinedBuild>;
  remotes: Record<string, Omit<RemotePin, 'canary'>>;
  /** The remotes of which a canary is tried out now, and what this visitor has. Absent while there is none. */
  trials?: Record<string, Cohort>;
  settings: PageSettings;
}

/** What the gateway gives the shell besides the release. */
export interface PageSettings {
  /** Folder that answers `<country code>.svg`. */
  flagUrl: string;
  /** Browsers keep some pages for when there is no connection. */
  isOffline?: true;
  /** Remotes may come from development servers, without hashes. Never set in production. */
  isDevelopment?: true;
  /** Set only on a developer's machine, in front of a deployed portal. */
  localArea?: LocalArea;
}

/** The one remote of a page of a deployed portal that comes from somebody's own machine. */
export interface LocalArea {
  area: string;
  /** Scheme and host of the portal that everything else comes from. */
  portal: string;
  /** ISO 8601, UTC. */
  until: string;
  /** Otherwise the remote is the deployed one, too: the person ended it, or its time is over. */
  state: 'on' | 'ended' | 'expired';
}

/** Where a developer's own gateway is told to show the deployed remote again. DELETE, without a body. */
export const localAreaPath = '/releases/local-area';

/** Where the gateway answers the release that it serves now, as it would stand in a page. Its tag is `servedTag`. */
export const servedReleasePath = '/releases/served.json';

/** Where the gateway takes notice of who is signed in, so that a canary is given by account. POST, without a body. */
export const cohortPath = '/releases/cohort';

/** What a visitor has, as an entity tag: the number of the release, and the remotes of which they have the canary. */
export const servedTag = ({ sequence, trials = {} }: Pick<InlinedRelease, 'sequence' | 'trials'>): string => {
  const canaries = Object.keys(trials).filter((area) => trials[area] === 'canary');
  return `"${[sequence, ...canaries.sort()].join('-')}"`;
};

/** Whether visitors have different builds of a remote now. */
const isTried = ({ canary }: RemotePin): boolean =>
  canary !== undefined && (canary.share > 0 || canary.groups !== undefined);

/** Of the remotes with a canary that somebody gets: what is pinned in this document, or in this visitor's view of it. */
export const trialsOf = ({ remotes }: Pick<ReleaseDocument, 'remotes'>): Record<string, Cohort> =>
  Object.fromEntries(
    Object.entries(remotes)
      .filter(([, remote]) => isTried(remote))
      .map(([area, { pin, canary }]) => [area, pin === canary?.build ? 'canary' : 'rest']),
  );

/** Id of the data block in index.html. */
export const releaseElementId = 'release';

/** With the texts of a language, and the English ones that stand in. */
export const manifestIn = (manifest: AreaManifest, language: Language): AreaManifest =>
  inOneLanguage(manifest, language) as AreaManifest;

/**
 * Projects the document to what the browser uses. With a language: its texts and the English ones that stand in;
 * under development all, because what is not released has no texts to ask for. @throws when it names a build that it lacks
 */
export const inlineRelease = (
  document: ReleaseDocument,
  settings: PageSettings,
  language?: Language,
): InlinedRelease => {
  const own = settings.isDevelopment ? undefined : language;
  const manifestOf = (manifest: AreaManifest) => (own ? manifestIn(manifest, own) : manifest);
  const builds: Record<string, InlinedBuild> = {};
  for (const { pin, previous } of Object.values(document.remotes)) {
    for (const key of [pin, ...previous]) {
      const build = document.builds[key];
      const entry = build?.entry[0];
      if (!build?.mfName || entry === undefined) throw new Error(`Build ${key} is incomplete.`);
      const { version, baseUrl, mfName, integrity: hashes } = build;
      const integrity = hashes[entry] ?? '';
      if (integrity === '' && !settings.isDevelopment) throw new Error(`Build ${key} has no hash.`);
      builds[key] = { version, baseUrl, mfName, entry, integrity };
    }
  }
  const remotes = Object.entries(document.remotes).map(([area, { canary: _canary, ...remote }]) => [
    area,
    { ...remote, manifest: manifestOf(remote.manifest) },
  ]);
  const trials = trialsOf(document);
  return {
    environment: document.environment,
    sequence: document.sequence,
    shell: document.builds[document.shell]?.baseUrl ?? '',
    shellManifest: manifestOf(document.shellManifest),
    ...(own && { languages: own === 'en' ? [own] : ['en', own] }),
    builds,
    remotes: Object.fromEntries(remotes),
    ...(Object.keys(trials).length > 0 && { trials }),
    settings,
  };
};
