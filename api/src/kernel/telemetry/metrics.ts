import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ClientFailures } from './client-failures.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  counts: number[];
  sum: number;
  count: number;
}

const quoted = (value: string): string =>
  `"${value.replace(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`))}"`;

const labels = (values: Record<string, string>): string =>
  `{${Object.entries(values)
    .map(([key, value]) => `${key}=${quoted(value)}`)
    .join(',')}}`;

interface Runs {
  runs: number;
  seconds: number;
}

const addRun = (all: Map<string, Runs>, key: string, seconds: number): void => {
  const before = all.get(key) ?? { runs: 0, seconds: 0 };
  all.set(key, { runs: before.runs + 1, seconds: before.seconds + seconds });
};

const summary = (name: string, all: ReadonlyMap<string, Runs>): string[] => [
  `# TYPE ${name} summary`,
  ...[...all].flatMap(([key, { runs, seconds }]) => [
    `${name}_sum${key} ${seconds}`,
    `${name}_count${key} ${runs}`,
  ]),
];

/** Counters of this process in the Prometheus text format. */
export class Metrics {
  /** What browsers say of remotes that failed. */
  readonly clientFailures = new ClientFailures();
  readonly #requests = new Map<string, Series>();
  readonly #events = new Map<string, number>();
  readonly #jobs = new Map<string, Runs>();
  readonly #pages = new Map<string, Runs>();
  readonly #lag = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#lag.enable();
  }

  /** One answered request; `route` is the pattern, never the address itself. */
  request(method: string, route: string, status: number, seconds: number): void {
    const key = labels({ method, route, status: String(status) });
    const series = this.#requests.get(key) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
    buckets.forEach((limit, index) => {
      if (seconds <= limit) series.counts[index] = (series.counts[index] ?? 0) + 1;
    });
    series.sum += seconds;
    series.count += 1;
    this.#requests.set(key, series);
  }

  /** One occurrence of something worth counting, such as a client's report. */
  event(name: string): void {
    this.#events.set(name, (this.#events.get(name) ?? 0) + 1);
  }

  job(name: string, outcome: 'done' | 'failed', seconds: number): void {
    addRun(this.#jobs, labels({ name, outcome }), seconds);
  }

  /** One prerendered public page, or not. */
  pageRender(outcome: 'done' | 'failed', seconds: number): void {
    addRun(this.#pages, labels({ outcome }), seconds);
  }

  /** The page that a scraper reads; `gauges` are values read at this moment. */
  text(gauges: Record<string, number>): string {
    const lines = ['# TYPE portal_request_seconds histogram'];
    for (const [key, { counts, sum, count }] of this.#requests) {
      const inner = key.slice(0, -1);
      buckets.forEach((limit, index) => {
        lines.push(`portal_request_seconds_bucket${inner},le="${limit}"} ${counts[index]}`);
      });
      lines.push(`portal_request_seconds_bucket${inner},le="+Inf"} ${count}`);
      lines.push(`portal_request_seconds_sum${key} ${sum}`, `portal_request_seconds_count${key} ${count}`);
    }
    lines.push('# TYPE portal_events_total counter');
    for (const [name, n] of this.#events) lines.push(`portal_events_total${labels({ name })} ${n}`);
    lines.push(...this.clientFailures.lines());
    lines.push(...summary('portal_job_seconds', this.#jobs));
    lines.push(...summary('portal_page_render_seconds', this.#pages));
    const now = {
      portal_event_loop_delay_p99_seconds: this.#lag.percentile(99) / 1e9,
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_uptime_seconds: process.uptime(),
      ...gauges,
    };
    for (const [name, value] of Object.entries(now)) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
    return `${lines.join('\n')}\n`;
  }

  /** Stops the timers. */
  close(): void {
    this.#lag.disable();
  }
}
