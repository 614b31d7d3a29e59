import type { ClientReport } from '@portal/contracts/kernel/telemetry';

/** The builds that browsers may speak of. */
interface ServedBuilds {
  sequence: number;
  /** Remote, or `shell` → versions that the release names: the pinned one first, its last good builds as well. */
  versions: Readonly<Record<string, readonly string[]>>;
  /** Remote → version of the canary that some visitors get; a remote without one is absent. */
  canaries?: Readonly<Record<string, string>>;
}

const phases = new Set(['load', 'late', 'words', 'page', 'render']);
const OTHER = 'other';

/** The build of a remote without a canary, which everybody has. */
const EVERYBODY = 'all';

/** Anybody may send a report: only names of the served release become labels, whatever else is sent is `other`. */
export class ClientFailures {
  readonly #counts = new Map<string, number>();
  #served: ServedBuilds = { sequence: 0, versions: {} };
  #ofPins: Record<string, number> = {};

  serves(served: ServedBuilds): void {
    this.#served = served;
    this.#ofPins = {};
  }

  /** Remote, or `shell` → reports, since the release is served, that its pinned build did not load or threw. */
  ofPins(): Readonly<Record<string, number>> {
    return this.#ofPins;
  }

  count({ area, version = '', sequence, phase = '' }: ClientReport): void {
    const versions = Object.hasOwn(this.#served.versions, area) ? this.#served.versions[area] : undefined;
    const values = {
      area: versions ? area : OTHER,
      version: versions?.includes(version) ? version : OTHER,
      release: sequence !== undefined && sequence === this.#served.sequence ? String(sequence) : OTHER,
      phase: phases.has(phase) ? phase : OTHER,
      cohort: this.#cohortOf(area, version),
    };
    const isOfServed = values.release !== OTHER && versions?.[0] === version;
    if (isOfServed && ['load', 'render'].includes(phase)) this.#ofPins[area] = (this.#ofPins[area] ?? 0) + 1;
    const key = Object.entries(values)
      .map(([name, value]) => `${name}="${value}"`)
      .join(',');
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** By the build that failed: the pin that takes the place of a canary counts as everybody else's. */
  #cohortOf(area: string, version: string): string {
    const { canaries = {} } = this.#served;
    if (!Object.hasOwn(canaries, area)) return EVERYBODY;
    return canaries[area] === version ? 'canary' : 'rest';
  }

  /** Lines of the Prometheus text format. */
  lines(): string[] {
    return [
      '# TYPE portal_client_failures_total counter',
      ...[...this.#counts].map(([key, count]) => `portal_client_failures_total{${key}} ${count}`),
    ];
  }
}
