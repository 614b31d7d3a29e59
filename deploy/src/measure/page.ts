import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { serveTwin } from './static-twin.ts';

/**
 * `node deploy/src/measure/page.ts [url] [runs]`: a page of a running portal on a slow phone (150 ms round
 * trip, 1.6 Mbit/s, a processor four times slower) in turn with its static twin, first and second visit. The
 * twin of `/` in English is a page written by hand, that of any other page its own markup without scripts.
 */
const url = process.argv[2] ?? 'http://localhost:8080/';
const runs = Number(process.argv[3] ?? 5);
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const settleMs = 1_500;

interface Visit {
  lcp: number;
  fcp: number;
  shift: number;
  /** Milliseconds until the app has taken over; absent without one. */
  interactive: number | undefined;
  kilobytes: number;
  requests: number;
}

/** Runs in the page, before its own scripts. */
const watch = { path: join(import.meta.dirname, 'watch-page.js') };

const visit = async (
  browser: Browser,
  address: string,
  hasApp: boolean,
): Promise<{ first: Visit; again: Visit }> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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
    // A function: the policy of the page lets no text be run.
    const isTakenOver = () => (Reflect.get(globalThis, 'seen') as { interactive: number }).interactive > 0;
    if (hasApp) await page.waitForFunction(isTakenOver, undefined, { timeout: 60_000 });
    const spent = { kilobytes: bytes / 1000, requests };
    await page.waitForTimeout(settleMs);
    const facts = await page.evaluate(() => ({
      ...(Reflect.get(globalThis, 'seen') as { lcp: number; shift: number; interactive: number }),
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    return { ...facts, interactive: hasApp ? facts.interactive : undefined, ...spent };
  };
  const first = await load();
  await page.goto('about:blank');
  const again = await load();
  await context.close();
  return { first, again };
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const print = (name: string, visits: readonly Visit[]): number => {
  const of = (pick: (visit: Visit) => number | undefined) => median(visits.map((one) => pick(one) ?? 0));
  const lcp = of((one) => one.lcp);
  const facts = [
    `first paint ${of((one) => one.fcp).toFixed(0)} ms`,
    `largest paint ${lcp.toFixed(0)} ms`,
    `taken over ${of((one) => one.interactive).toFixed(0)} ms`,
    `shift ${of((one) => one.shift).toFixed(4)}`,
    `${of((one) => one.kilobytes).toFixed(0)} KB`,
    `${of((one) => one.requests)} requests`,
  ];
  console.log(`${name.padEnd(22)}${facts.join('  ')}`);
  return lcp;
};

const system = '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(system) && { executablePath: system }),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const twin = await serveTwin(url);
try {
  await visit(browser, url, true);
  const pages: { first: Visit; again: Visit }[] = [];
  const twins: { first: Visit; again: Visit }[] = [];
  for (let run = 0; run < runs; run += 1) {
    pages.push(await visit(browser, url, true));
    twins.push(await visit(browser, twin.url, false));
  }
  const page = print(
    url,
    pages.map(({ first }) => first),
  );
  const still = print(
    twin.isByHand ? 'a page by hand' : 'its static twin',
    twins.map(({ first }) => first),
  );
  print(
    'second visit',
    pages.map(({ again }) => again),
  );
  print(
    'twin, second visit',
    twins.map(({ again }) => again),
  );
  console.log(`Largest paint ${(page / still).toFixed(2)} times that of the twin, ${runs} runs in turn.`);
} finally {
  twin.close();
  await browser.close();
}
