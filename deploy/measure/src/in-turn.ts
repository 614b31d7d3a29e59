import type { Browser } from 'playwright';
import { serveTwin } from './static-twin.ts';
import { type BothVisits, type Visit, visitTwice } from './visit.ts';

/** Percent of the processors that may be gone during a visit: to others of the host, to others of this machine. */
const maxDisturbance = { host: 4, others: 20 };
/** For each visit that counts, so many may be made. */
const tries = 3;

interface Pair {
  page: BothVisits;
  twin: BothVisits;
}

/** How far a pair was above what is allowed; 1 and less is calm. */
const unrest = ({ page, twin }: Pair): number =>
  Math.max(
    ...[page, twin].flatMap(({ disturbance: { host, others } }) => [
      host / maxDisturbance.host,
      others / maxDisturbance.others,
    ]),
  );

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const middle = (visits: readonly Visit[]): Visit => {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  const isApp = visits.some(({ interactive }) => interactive !== undefined);
  return {
    lcp: of(({ lcp }) => lcp),
    fcp: of(({ fcp }) => fcp),
    shift: of(({ shift }) => shift),
    interactive: isApp ? of(({ interactive }) => interactive ?? 0) : undefined,
    blocking: of(({ blocking }) => blocking),
    longest: of(({ longest }) => longest),
    kilobytes: of(({ kilobytes }) => kilobytes),
    requests: of(({ requests }) => requests),
  };
};

const medians = (visits: readonly BothVisits[]) => ({
  first: middle(visits.map(({ first }) => first)),
  again: middle(visits.map(({ again }) => again)),
});

export interface InTurn {
  page: { first: Visit; again: Visit };
  twin: { first: Visit; again: Visit };
  isByHand: boolean;
  /** Pairs that were measured again, because somebody else used the processors. */
  setAside: number;
  /** Pairs that count although they were disturbed: too few were not. */
  disturbed: number;
  /** The most that was gone during a pair that counts, in percent. */
  gone: { host: number; others: number };
}

/** A page and its twin in turn, medians of `runs` pairs; the calmest, where too few are left alone. */
export const measureInTurn = async (browser: Browser, url: string, runs: number): Promise<InTurn> => {
  const twin = await serveTwin(url);
  try {
    await visitTwice(browser, url, true);
    const pairs: Pair[] = [];
    const calm = () => pairs.filter((pair) => unrest(pair) <= 1).length;
    while (calm() < runs && pairs.length < runs * tries) {
      pairs.push({
        page: await visitTwice(browser, url, true),
        twin: await visitTwice(browser, twin.url, false),
      });
    }
    const counted = pairs.toSorted((one, other) => unrest(one) - unrest(other)).slice(0, runs);
    const worst = (who: 'host' | 'others') =>
      Math.max(
        ...counted.flatMap(({ page, twin: still }) => [page.disturbance[who], still.disturbance[who]]),
      );
    return {
      page: medians(counted.map(({ page }) => page)),
      twin: medians(counted.map((pair) => pair.twin)),
      isByHand: twin.isByHand,
      setAside: pairs.length - counted.length,
      disturbed: counted.filter((pair) => unrest(pair) > 1).length,
      gone: { host: worst('host'), others: worst('others') },
    };
  } finally {
    twin.close();
  }
};
