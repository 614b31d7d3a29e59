import { setTimeout as wait } from 'node:timers/promises';
import { type ApiProcess, signedIn, startApiProcess } from '../kit/api-process.ts';
import type { Bench } from '../kit/bench.ts';
import { percentile, sizeName } from '../kit/table.ts';

const PEOPLE = 200;
const list = '/api/application/get/fundApplications/all?pageSize=25';

const p95 = (times: readonly number[]): number => percentile(times, 0.95);

/** Somebody who reads the list ten times a second until stopped; how long each answer took. */
const readWhile = async (
  api: ApiProcess,
  headers: Record<string, string>,
  isOver: () => boolean,
): Promise<number[]> => {
  const times: number[] = [];
  while (!isOver()) {
    const begun = performance.now();
    const reply = await fetch(`${api.url}${list}`, { headers });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`The list answered ${reply.status}`);
    times.push(performance.now() - begun);
    await wait(100);
  }
  return times;
};

/** A password is hashed whoever asks, so unknown people cost as much as known ones. */
const signIn = async (api: ApiProcess, n: number): Promise<number> => {
  const body = JSON.stringify({ email: `storm${n}@bench.example`, password: `Not-the-password-${n}` });
  const reply = await fetch(`${api.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await reply.arrayBuffer();
  return reply.status;
};

export const bench: Bench = {
  summary: `${PEOPLE} people sign in at once: how long others wait for the list`,
  async run({ sizes, world, seconds }) {
    const small = await world(sizes[0] ?? 10_000);
    const api = await startApiProcess(small);
    try {
      const headers = await signedIn(small, 'manager1@bench.example');
      const end = performance.now() + seconds * 1000;
      await readWhile(api, headers, () => performance.now() > end - seconds * 500); // warm
      const idle = await readWhile(api, headers, () => performance.now() > end + seconds * 500);
      let isOver = false;
      const begun = performance.now();
      const storm = Promise.all(Array.from({ length: PEOPLE }, (_, n) => signIn(api, n))).finally(() => {
        isOver = true;
      });
      const busy = await readWhile(api, headers, () => isOver);
      const statuses = await storm;
      const took = performance.now() - begun;
      const turnedAway = statuses.filter((status) => status === 429 || status === 503).length;
      return [
        {
          what: `list while ${PEOPLE} sign in, p95`,
          size: sizeName(small.size),
          ours: `${p95(busy).toFixed(0)} ms`,
          limit: `${p95(idle).toFixed(0)} ms idle`,
          ratio: (p95(busy) / p95(idle)).toFixed(2),
          verdict: '',
        },
        {
          what: 'the storm itself',
          size: sizeName(small.size),
          ours: `${took.toFixed(0)} ms, ${PEOPLE - turnedAway} heard, ${turnedAway} asked to come back`,
          verdict: '',
        },
      ];
    } finally {
      await api.stop();
    }
  },
};
