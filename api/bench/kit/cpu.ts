import { readFileSync } from 'node:fs';
import { everyStat, statOf } from './machine.ts';

/** CPU milliseconds that a process has used so far. */
export const cpuOf = (pid: number): number => statOf(pid)?.own ?? 0;

/** CPU milliseconds of a PostgreSQL server: the postmaster and every backend, ended ones included. */
export const serverCpu = (postmaster: number): number => {
  const backends = [...everyStat().values()].filter(({ parent }) => parent === postmaster);
  const root = statOf(postmaster);
  return backends.reduce((sum, { own }) => sum + own, (root?.own ?? 0) + (root?.children ?? 0));
};

/** Resident megabytes of a process. */
export const residentOf = (pid: number): number => {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
};
