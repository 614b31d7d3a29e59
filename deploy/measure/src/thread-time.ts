import { slowdown, unnoticedMs } from './visit.ts';

/** What the page's own thread did, as processor time: who else uses the machine counts little. Milliseconds. */
export interface ThreadTime {
  /** By what tasks that ended after the first paint would go beyond 50 each on the slow processor. */
  blocking: number;
  /** The longest of these tasks, on the slow processor. */
  longest: number;
  /** All tasks, on this processor. */
  busy: number;
  /** What of that was in scripts. */
  script: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Processor time of the thread; microseconds. */
  tdur?: number;
}

export const traceCategories = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'loading',
  'v8.execute',
];

const scripts = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'FireAnimationFrame',
  'TimerFire',
]);

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
const timeOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Those that are inside of no other one. */
const outermost = (events: readonly TraceEvent[]): TraceEvent[] => {
  let end = 0;
  return events
    .toSorted((one, other) => one.ts - other.ts || endOf(other) - endOf(one))
    .filter((event) => {
      if (event.ts < end) return false;
      end = endOf(event);
      return true;
    });
};

/** Reads a trace of one visit to a processor that is not slowed: time in which it is held back counts as work. */
export const threadTimeOf = (trace: Buffer): ThreadTime => {
  const { traceEvents: all } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const paint = all.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace shows no paint.');
  const own = all.filter(({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const late = tasks.filter((task) => endOf(task) > paint.ts).map((task) => timeOf(task) * slowdown);
  return {
    blocking: sum(late.map((time) => Math.max(0, time - unnoticedMs))),
    longest: Math.max(0, ...late),
    busy: sum(tasks.map(timeOf)),
    script: sum(outermost(own.filter(({ name }) => scripts.has(name))).map(timeOf)),
  };
};
