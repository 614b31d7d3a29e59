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

export type Metric = 'loadFailureRate' | 'renderErrorRate' | 'p75LoadMs' | 'apiErrorRate';

/** One share of a plan; the last one has no minutes. */
export interface Step {
  /** Of 10,000 visitors. */
  share: number;
  minutes?: number;
}

interface Plan {
  steps: Step[];
  /** Since when it has its present share. */
  stepAt: string;
  /** Since when it is paused. */
  heldAt?: string;
}

export interface Canary {
  area: string;
  /** `<remote>@<version>`, as `pin` is. */
  build: string;
  pin: string;
  /** Of 10,000 visitors. */
  share: number;
  groups?: string[];
  startedAt: string;
  budget: Record<Metric | 'minSamples', number>;
  /** Absent: its share is changed by hand only. */
  plan?: Plan;
  /** By its figures: nobody gets it. */
  isStopped: boolean;
  /** As its environment is: it gets no step. */
  isFrozen?: true;
  /** Why the check keeps it from its next step. */
  refused?: { at: string; reason: string };
}

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

export interface Build {
  version: string;
  builtAt: string;
  /** The commit that was built first; absent outside a git checkout. */
  source?: { commit: string; author: string; isDirty: boolean };
}

/** `fault` says why it cannot be served again; then the rest is absent. */
export interface EarlierRelease {
  number: number;
  fault?: string;
  at?: string;
  by?: string;
  reason?: string;
  pins?: Record<string, string>;
}
