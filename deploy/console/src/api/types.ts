import type { canariesOf } from '@portal/release/releases/describe-canaries';
import type { differenceOf } from '@portal/release/releases/difference';
import type { EnvironmentState, environmentsReader } from '@portal/release/releases/environment-states';
import type { publishedBuilds } from '@portal/release/releases/published-builds';

/** What the gateway answers; `deploy/console/README.md` says what each address is for. */
export interface Person {
  name: string;
  role: 'manager' | 'developer' | 'reader';
}

export type Canary = ReturnType<typeof canariesOf>[number];

export type Step = NonNullable<Canary['plan']>['steps'][number];

export type Environment = EnvironmentState;

export interface Environments extends Awaited<ReturnType<ReturnType<typeof environmentsReader>>> {
  /** A sentence for each pinned build that fails in browsers. */
  failing: string[];
}

export type App = Environment['apps'][number];

export type Difference = Awaited<ReturnType<typeof differenceOf>>[number];

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
