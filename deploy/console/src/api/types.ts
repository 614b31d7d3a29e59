import type { canariesOf } from '@portal/release/releases/describe-canaries';
import type { publishedBuilds } from '@portal/release/releases/published-builds';

/** What the gateway answers; `deploy/console/README.md` says what each address is for. */
export interface Person {
  name: string;
  role: 'manager' | 'developer' | 'reader';
}

export interface App {
  app: string;
  version: string;
  isInMaintenance: boolean;
}

export type Canary = ReturnType<typeof canariesOf>[number];

export type Step = NonNullable<Canary['plan']>['steps'][number];

export interface Environment {
  name: string;
  release: number;
  /** How often its pointer was moved: a decision names the move on which it was made. */
  move: number;
  /** A sentence, when its pointer is broken and another release is served in its place. */
  fault?: string | undefined;
  /** The last move of its pointer. */
  moved?: { at: string; by: string; action: string; reason: string } | undefined;
  /** Sentences about remotes that were wrong before the last change that was checked, and stayed so. */
  known: string[];
  /** While it is, it takes back builds and gives none. */
  frozen?: { at: string; by: string; reason: string } | undefined;
  /** Whether this machine has keys to check signatures with; what fails that check is not served at all. */
  isSigned: boolean;
  tests: { passed: number; failed: number } | 'untested';
  apps: App[];
  canaries: Canary[];
  /** Its other releases, which a rollback may serve again, newest first. */
  others: number[];
  /** The release before this one, to which a rollback goes by default. */
  parent: number | null;
}

export interface Environments {
  environments: Environment[];
  /** Apps of which the store has builds. */
  published: string[];
  faults: string[];
}

export interface Difference {
  app: string;
  from?: string;
  to?: string;
  words: string[];
}

export interface Differences {
  apps: Difference[];
  /** Why the one may not go to the other as tested. */
  untested?: string;
}

export type Build = Awaited<ReturnType<typeof publishedBuilds>>[number];

/** `fault` says why it cannot be served again; then the rest is absent. */
export interface EarlierRelease {
  number: number;
  fault?: string;
  at?: string;
  by?: string;
  reason?: string;
  pins?: Record<string, string>;
}
