import { type DevelopmentBuild, withBuild } from '@portal/gateway';
import type { AreaManifest } from '@portal/platform/area';
import type { LocalArea, ReleaseDocument } from '@portal/platform/release';
import type { OverrideStatement } from '@portal/release/override/statement';

/** One remote of a deployed portal that comes from this machine, until its override ends. */
export class LocalRemoteView {
  readonly #statement: OverrideStatement;
  readonly #now: () => number;
  #shell: DevelopmentBuild;
  #area: DevelopmentBuild;
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

  /** What the sources of the shell or the remote contribute from now on. */
  contribute(app: string, manifest: AreaManifest): void {
    if (app === this.#area.app) this.#area = { ...this.#area, manifest };
    else this.#shell = { ...this.#shell, manifest };
    this.#seen = undefined;
  }

  /** What the page gets of it. */
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
