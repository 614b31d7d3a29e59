import type { Integrity } from '@portal/platform/release';
import type { CellResult } from './schemas.ts';

/** A cell of a skew matrix and what is known of it; what was found is absent while the cell was not run. */
export interface KnownCell extends Partial<Pick<CellResult, 'at' | 'tookMs' | 'passed' | 'failed'>> {
  /**
   * `set`: the candidate as it is. `candidate`: one changed app of it among the builds of the other environment.
   * `previous`: one remote's newest fallback among the candidate. `absent`: the candidate, with one remote that cannot
   * be loaded.
   */
  kind: 'set' | 'candidate' | 'previous' | 'absent';
  /** The app that makes the cell differ; absent in `set`. */
  app?: string;
  /** Such as `candidate:review`. */
  id: string;
  /** What it is in words. */
  title: string;
  /** Remote whose files do not arrive. */
  absent?: string;
  /** Of its builds and the absent remote: equal for the same combination, whatever it is tested for. */
  digest: Integrity;
  /** `reused`: passed, in another set. `refused`: the check keeps them from being served together. */
  state: 'passed' | 'failed' | 'reused' | 'refused' | 'not run';
  /** App → version. */
  builds: Readonly<Record<string, string>>;
  /** A sentence for each failed test, or each reason of the check. */
  failing: readonly string[];
}
