import type { AreaManifest } from '../area/manifest.ts';

/** sha384 in the form of the `integrity` attribute. */
export type Integrity = `sha384-${string}`;

/** One immutable build of the shell or of a remote, under `/assets/<app>/<version>/`. */
export interface Build {
  app: string;
  /** `<package version>-<source hash>`, such as `0.1.0-3f9a0c1d`. */
  version: string;
  /** Ends with a slash. */
  baseUrl: string;
  /** Federation name; carries the build id. Absent for the shell. */
  mfName?: string;
  /** Shell: entry scripts in order. Remote: the one remote entry. Paths relative to `baseUrl`. */
  entry: string[];
  styles: string[];
  /** The script that prerenders the app's public pages. Absent: the app has none. */
  server?: string;
  /** Every file of the build that may be asked for by its name. */
  integrity: Record<string, Integrity>;
  /** Of the build's own `build.json`, set when a release pins it. Absent in releases of a former version. */
  digest?: Integrity;
  /** The files beside them: compressed copies, manifest, contract. Absent in builds of a former version. */
  otherFiles?: Record<string, Integrity>;
  /**
   * Chunk name → files, so that a page's code can be preloaded. `app` is the exposed module; the shell names
   * by the unit where it provides those that are not in its first script.
   */
  chunks: Record<string, string[]>;
  /** Chunk name → the shared units outside the shell's first script that it waits for. Absent in former builds. */
  units?: Record<string, string[]>;
  /** Shell: version of each shared unit that it provides. Remote: range that it accepts of each. */
  shared: Record<string, string>;
  /** ISO 8601, UTC. */
  builtAt: string;
}

/** How many tests passed and failed. */
export interface TestCounts {
  passed: number;
  failed: number;
}

/** What the tests of a set of builds found, wherever that set was served: of its skew matrix and of other reports. */
export interface TestResult extends TestCounts {
  /** Digest over the builds that were tested together. */
  set: Integrity;
  /** Where they were tested: the environment, and the number of its release. */
  environment: string;
  sequence: number;
  /** Of the reports that were recorded; absent: none was. */
  reports?: TestCounts;
  /** Of the cells of its skew matrix, with the environment whose builds it was crossed with; absent: it was not run. */
  matrix?: TestCounts & { against: string };
  by: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** What a canary may do before it is stopped; rates are parts of one. */
export interface CanaryBudget {
  /** Loads that failed, of all that were tried. */
  loadFailureRate: number;
  /** Errors while it was drawn, of all that had loaded. */
  renderErrorRate: number;
  /** Milliseconds within which three loads of four must be done. */
  p75LoadMs: number;
  /** Calls that the API answered with 500 or more, or that got no answer. */
  apiErrorRate: number;
  /** Fewer are not judged. */
  minSamples: number;
}

/** A share that a canary has for some time before it gets the next one. */
export interface CanaryStep {
  /** Of 10,000 visitors. */
  share: number;
  /** How long at least; absent in the last step, which stays until somebody ends it. */
  minutes?: number;
}

/** How a canary is given to more by itself, while its figures are within its budget. */
export interface CanaryPlan {
  /** By rising share. */
  steps: CanaryStep[];
  /** Since when it has its present share; ISO 8601, UTC. */
  stepAt: string;
  /** Since when it is paused at that share; absent: it goes on. */
  heldAt?: string;
}

/** A build of a remote that only some visitors get, while its figures are compared with those of the pin. */
export interface Canary {
  /** Key into `builds`. */
  build: string;
  /** How many of 10,000 visitors get it. */
  share: number;
  /** Roles whose members get it whatever the share; none, with a share of 0: whoever has its link gets it. */
  groups?: string[];
  /** ISO 8601, UTC. */
  startedAt: string;
  budget: CanaryBudget;
  /** Absent: its share is changed by hand only. */
  plan?: CanaryPlan;
  /** What this build contributes; in the place of the pin's for those who get it. */
  manifest: AreaManifest;
}

/** The pin of one remote in a release. */
export interface RemotePin {
  /** Key into `builds`. */
  pin: string;
  /** Earlier builds, newest first: the last known good ones. */
  previous: string[];
  load: { timeoutMs: number; retries: number };
  manifest: AreaManifest;
  /** Its addresses answer with a page that says so, status 503. */
  maintenance?: true;
  canary?: Canary;
}

/**
 * A release: the only way from shell to remote. Immutable per sequence number; an environment's
 * `current.json` in the store names one of them.
 */
export interface ReleaseDocument {
  schemaVersion: 1;
  environment: string;
  sequence: number;
  parent: number | null;
  createdAt: string;
  change: { by: string; reason: string };
  /** Who froze its environment, when and why. Absent: it takes changes. */
  frozen?: { by: string; at: string; reason: string };
  /** Absent: nobody recorded a test of this set. */
  tests?: TestResult;
  /** Key into `builds`. */
  shell: string;
  /** What the shell itself contributes: its own addresses and menu entries. */
  shellManifest: AreaManifest;
  builds: Record<string, Build>;
  remotes: Record<string, RemotePin>;
}
