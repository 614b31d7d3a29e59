import type { Browser } from 'playwright';
import { type InTurn, measureInTurn } from './in-turn.ts';
import { serveTwin } from './static-twin.ts';

interface BesideTwin extends InTurn<'page' | 'twin'> {
  isByHand: boolean;
}

/** A public page in turn with its static twin; `latency` in milliseconds of a round trip. */
export const measureBesideTwin = async (
  browser: Browser,
  address: string,
  runs: number,
  latency: number,
): Promise<BesideTwin> => {
  const twin = await serveTwin(address);
  try {
    const pages = {
      page: { address, latency, hasApp: true },
      twin: { address: twin.url, latency, hasApp: false },
    };
    return { ...(await measureInTurn(browser, pages, runs)), isByHand: twin.isByHand };
  } finally {
    twin.close();
  }
};
