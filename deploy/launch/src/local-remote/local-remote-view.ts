import { type DevelopmentBuild, withBuild } from '@portal/gateway';
import type { LocalArea, ReleaseDocument } from '@portal/platform/release';
import type { OverrideStatement } from '@portal/release/override/statement';

/** One remote of a deployed portal that comes from this machine, until its override ends. */
export class LocalRemoteView {
  readonly #statement: OverrideStatement;
  readonly #now: () => number;
  readonly #shell: DevelopmentBuild;
  readonly #area: DevelopmentBuild;
  #isEnded = false;
  #seen: { release: ReleaseDocument; state: LocalArea['state']; shown: ReleaseDocument } | undefined;

  constructor(
    statement: OverrideStatement,
    { shell, area }: { shell: DevelopmentBuild; area: DevelopmentBuild },
    now: () => number,
  ) {
    this.#statement = statement;
    this.#shell = shell;
    this.#area = area;
    this.#now = now;
  }

  #state(): LocalArea['state'] {
    if (this.#isEnded) return 'ended';
    return this.#now() < Date.parse(this.#statement.until) ? 'on' : 'expired';
  }

  end(): void {
    this.#isEnded = true;
  }

  /** What the page is told of it. */
  facts(): LocalArea {
    const { area, portal, until } = this.#statement;
    return { area, portal, until, state: this.#state() };
  }

  /** The portal's release with the shell of this machine, and with the remote while the override counts. */
  over(release: ReleaseDocument): ReleaseDocument {
    const state = this.#state();
    if (this.#seen?.release === release && this.#seen.state === state) return this.#seen.shown;
    const base = withBuild(release, this.#shell);
    const view = state === 'on' ? withBuild(base, this.#area) : base;
    this.#seen = { release, state, shown: view };
    return view;
  }
}
