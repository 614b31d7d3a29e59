import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second that /proc counts in. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface Stat {
  parent: number;
  /** Milliseconds of user and system time. */
  own: number;
  /** The same of children that have ended. */
  children: number;
}

const statOf = (pid: number | string): Stat | undefined => {
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

/** CPU milliseconds that a process has used so far. */
export const cpuOf = (pid: number): number => statOf(pid)?.own ?? 0;

/** CPU milliseconds of a PostgreSQL server: the postmaster and every backend, ended ones included. */
export const serverCpu = (postmaster: number): number => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const backends = all.map(statOf).filter((stat) => stat?.parent === postmaster);
  const root = statOf(postmaster);
  return backends.reduce((sum, stat) => sum + (stat?.own ?? 0), (root?.own ?? 0) + (root?.children ?? 0));
};

/** Resident megabytes of a process. */
export const residentOf = (pid: number): number => {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
};

/** Ticks of all processors since the machine began: those that it wanted, and those that its host gave to others. */
const ticksOf = (): { wanted: number; stolen: number } => {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { wanted: user + nice + system + irq + softirq + stolen, stolen };
};

/** Begins to watch; called later it says which share of the processors' time the host took away, in percent. */
export const watchHost = (): (() => number) => {
  const before = ticksOf();
  return () => {
    const now = ticksOf();
    return (100 * (now.stolen - before.stolen)) / Math.max(now.wanted - before.wanted, 1);
  };
};
