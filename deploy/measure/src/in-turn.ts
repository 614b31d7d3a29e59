import type { Browser } from 'playwright';
import { type BothVisits, type Visit, type Visited, visitTwice } from './visit.ts';

/** Percent of the processors that may be gone during a visit: to others of the host, to others of this machine. */
const maxDisturbance = { host: 4, others: 20 };
/** For each visit that counts, so many may be made. */
const tries = 3;

/** Of a turn the largest disturbance as a share of what is allowed: up to 1 the turn counts. */
const disturbanceOf = (turn: readonly BothVisits[]): number =>
  Math.max(
    ...turn.flatMap(({ disturbance: { host, others } }) => [
      host / maxDisturbance.host,
      others / maxDisturbance.others,
    ]),
  );

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** The median of each figure that the visits have. */
const middle = (visits: readonly Visit[]): Visit => {
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  const medians = names.map((name) => {
    const known = visits.flatMap((visit) => visit[name] ?? []);
    return [name, known.length > 0 ? median(known) : undefined] as const;
  });
  return Object.fromEntries(medians) as unknown as Visit;
};

type Medians = Pick<BothVisits, 'first' | 'again'>;

const mediansOf = (visits: readonly BothVisits[]): Medians => ({
  first: middle(visits.map(({ first }) => first)),
  again: middle(visits.map(({ again }) => again)),
});

/** Some pages in turn, medians of `runs` turns; the least disturbed, where too few count. */
export const measureInTurn = async <Name extends string>(
  browser: Browser,
  pages: Record<Name, Visited>,
  runs: number,
) => {
  const named = Object.entries(pages) as [Name, Visited][];
  const [[, warmUp] = []] = named;
  if (warmUp) await visitTwice(browser, warmUp);
  const turns: BothVisits[][] = [];
  const undisturbed = () => turns.filter((turn) => disturbanceOf(turn) <= 1).length;
  while (undisturbed() < runs && turns.length < runs * tries) {
    const turn: BothVisits[] = [];
    for (const [, page] of named) turn.push(await visitTwice(browser, page));
    turns.push(turn);
  }
  const counted = turns.toSorted((one, other) => disturbanceOf(one) - disturbanceOf(other)).slice(0, runs);
  const medians = named.map(([name], at) => [name, mediansOf(counted.flatMap((turn) => turn[at] ?? []))]);
  return {
    medians: Object.fromEntries(medians) as Record<Name, Medians>,
    /** Turns that were measured again, because somebody else used the processors. */
    setAside: turns.length - counted.length,
    /** Turns that count although they were disturbed: too few were not. */
    disturbed: counted.filter((turn) => disturbanceOf(turn) > 1).length,
  };
};
