import { join } from 'node:path';
import { type Disturbance, watchOthers } from '@portal/api/machine';
import type { Browser } from 'playwright';
import type { Account } from './sign-in.ts';

/** A slow phone: 1.6 Mbit/s, a processor four times slower; milliseconds of a round trip vary. */
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const latencies = { near: 150, far: 400 } as const;
export const slowdown = 4;
export const viewport = { width: 412, height: 823 };
/** What moves late is still seen. */
export const settleMs = 1_500;
/** A task that is shorter delays nobody noticeably. */
export const unnoticedMs = 50;

/**
 * Where somebody was meanwhile. A blank page would leave what has no opener policy, such as the twin, in its former
 * process, with fonts and pictures in memory; a page that has one always gets a new process.
 */
const elsewhere = 'data:text/html,elsewhere';

export interface Visit {
  lcp: number;
  fcp: number;
  shift: number;
  /** Milliseconds until hydration; absent without an app. */
  interactive: number | undefined;
  /** Milliseconds until what the page is about stood; absent where nobody says what that is. */
  stood: number | undefined;
  /** Milliseconds by which tasks that end after the first paint go beyond 50 each. */
  blocking: number;
  /** The longest of these tasks; 0 where none is longer than 50. */
  longest: number;
  kilobytes: number;
  requests: number;
}

export interface BothVisits {
  first: Visit;
  /** The same page once more, with what the browser keeps of it. */
  again: Visit;
  /** Who else used the processors meanwhile. */
  disturbance: Disturbance;
}

/** What `watch-page.js` keeps. */
interface Seen {
  lcp: number;
  shift: number;
  interactive: number;
  stood: number;
  tasks: { end: number; duration: number }[];
}

/** Runs in the page, before its own scripts. */
const watch = { path: join(import.meta.dirname, 'watch-page.js') };

export interface Visited {
  address: string;
  hasApp: boolean;
  /** Milliseconds of a round trip. */
  latency: number;
  /** Who is signed in. */
  account?: Account;
  /** Selects what the page is about, such as the first row of its list. */
  standsWhen?: string;
}

/** Visits a page twice in a browser that has never seen it. */
export const visitTwice = async (browser: Browser, visited: Visited): Promise<BothVisits> => {
  const { address, hasApp, latency, account, standsWhen } = visited;
  const context = await browser.newContext({
    viewport,
    locale: 'en',
    ...(account && { storageState: account }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...line, latency });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (standsWhen)
    await page.addInitScript((selector) => Reflect.set(globalThis, 'standsWhen', selector), standsWhen);
  await page.addInitScript(watch);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  const load = async (): Promise<Visit> => {
    bytes = 0;
    requests = 0;
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    // Functions: the policy of the page lets no text be run.
    const isHydrated = () => (Reflect.get(globalThis, 'seen') as Seen).interactive > 0;
    const stands = () => (Reflect.get(globalThis, 'seen') as Seen).stood > 0;
    if (hasApp) await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
    if (standsWhen) await page.waitForFunction(stands, undefined, { timeout: 60_000 });
    const spent = { kilobytes: bytes / 1000, requests };
    await page.waitForTimeout(settleMs);
    const { tasks, ...facts } = await page.evaluate(() => ({
      ...(Reflect.get(globalThis, 'seen') as Seen),
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const late = tasks.filter(({ end }) => end > facts.fcp).map(({ duration }) => duration);
    const blocking = late.reduce((all, duration) => all + Math.max(0, duration - unnoticedMs), 0);
    const longest = Math.max(0, ...late);
    return {
      ...facts,
      interactive: hasApp ? facts.interactive : undefined,
      stood: standsWhen ? facts.stood : undefined,
      blocking,
      longest,
      ...spent,
    };
  };
  const others = watchOthers();
  const first = await load();
  await page.goto(elsewhere);
  const again = await load();
  const disturbance = others();
  await context.close();
  return { first, again, disturbance };
};
