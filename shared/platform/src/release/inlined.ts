import type { AreaManifest } from '../area/manifest.ts';
import type { Integrity, ReleaseDocument, RemotePin } from './document.ts';

/** What the browser needs of one area's build. The build itself carries the hashes of its chunks. */
export interface InlinedBuild {
  version: string;
  /** Path that ends with a slash. */
  baseUrl: string;
  mfName: string;
  /** Relative to `baseUrl`. */
  entry: string;
  /** Empty only for an area under development, whose files change all the time. */
  integrity: Integrity | '';
}

/** The release as it stands in index.html. */
export interface InlinedRelease {
  environment: string;
  sequence: number;
  /** `baseUrl` of the shell's build. */
  shell: string;
  shellManifest: AreaManifest;
  builds: Record<string, InlinedBuild>;
  remotes: Record<string, RemotePin>;
  settings: PageSettings;
}

/** What the gateway tells the shell besides the release. */
export interface PageSettings {
  /** Folder that answers `<country code>.svg`. */
  flagUrl: string;
  /** Areas may come from development servers, without hashes. Never set in production. */
  isDevelopment?: true;
}

/** Where the gateway answers the release that it serves now, as it would stand in a page. Its tag is the quoted number. */
export const servedReleasePath = '/releases/served.json';

/** Id of the data block in index.html. */
export const releaseElementId = 'release';

/** Projects the document to what the browser uses; throws when it names a build that it lacks. */
export const inlineRelease = (document: ReleaseDocument, settings: PageSettings): InlinedRelease => {
  const builds: Record<string, InlinedBuild> = {};
  for (const { pin, previous } of Object.values(document.remotes)) {
    for (const key of [pin, ...previous]) {
      const build = document.builds[key];
      const entry = build?.entry[0];
      if (!build?.mfName || entry === undefined) throw new Error(`Build ${key} is incomplete.`);
      const integrity = build.integrity[entry] ?? '';
      if (integrity === '' && !settings.isDevelopment) throw new Error(`Build ${key} has no hash.`);
      builds[key] = {
        version: build.version,
        baseUrl: build.baseUrl,
        mfName: build.mfName,
        entry,
        integrity,
      };
    }
  }
  return {
    environment: document.environment,
    sequence: document.sequence,
    shell: document.builds[document.shell]?.baseUrl ?? '',
    shellManifest: document.shellManifest,
    builds,
    remotes: document.remotes,
    settings,
  };
};
