import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second that /proc counts in. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

export interface ProcessStat {
  parent: number;
  /** Milliseconds of user and system time. */
  own: number;
  /** The same of children that have ended. */
  children: number;
}

/** What a process has used so far; `undefined` once it has ended. */
export const statOf = (pid: number | string): ProcessStat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in brackets, which may hold spaces: state, parent, …
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ms = (from: number): number => ((Number(fields[from]) + Number(fields[from + 1])) * 1000) / TICKS;
    return { parent: Number(fields[1]), own: ms(11), children: ms(13) };
  } catch {
    return undefined; // ended meanwhile
  }
};

/** Every process of the machine by its id. */
export const everyStat = (): Map<number, ProcessStat> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const stat = statOf(name);
        return stat ? [[Number(name), stat] as const] : [];
      }),
  );

/** CPU milliseconds of this process and all that it started, ended ones included. */
const ownTree = (): number => {
  const all = everyStat();
  const isOurs = (pid: number): boolean => {
    if (pid === process.pid) return true;
    const parent = all.get(pid)?.parent ?? 0;
    return parent !== 0 && isOurs(parent);
  };
  return [...all]
    .filter(([pid]) => isOurs(pid))
    .reduce((sum, [, { own, children }]) => sum + own + children, 0);
};

/** Milliseconds of all processors since the machine began: there, wanted by anybody, used here, given to others by the host. */
const processorTime = () => {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, stolen = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map((ticks) => (Number(ticks) * 1000) / TICKS);
  const used = user + nice + system + irq + softirq;
  return { all: used + stolen + idle + waiting, wanted: used + stolen, used, stolen };
};

/** Begins to watch; called later it says which share of the wanted processor time the host took away, in percent. */
export const watchHost = (): (() => number) => {
  const before = processorTime();
  return () => {
    const now = processorTime();
    return (100 * (now.stolen - before.stolen)) / Math.max(now.wanted - before.wanted, 1);
  };
};

export interface Disturbance {
  /** Percent of the wanted processor time that the host gave to others. */
  host: number;
  /** Percent of all processors that other processes of this machine used. */
  others: number;
}

/** Begins to watch who else uses the processors than this process and those that it starts. */
export const watchOthers = (): (() => Disturbance) => {
  const host = watchHost();
  const before = { ...processorTime(), ours: ownTree() };
  return () => {
    const now = { ...processorTime(), ours: ownTree() };
    const used = now.used - before.used - (now.ours - before.ours);
    return { host: host(), others: Math.max(0, (100 * used) / Math.max(now.all - before.all, 1)) };
  };
};
