import type { Browser } from 'playwright';
import { launchBrowser } from './browser.ts';
import { median } from './in-turn.ts';
import { type ThreadTime, threadTimeOf, traceCategories } from './thread-time.ts';
import { settleMs, viewport } from './visit.ts';

/**
 * `node deploy/measure/src/processor-time.ts <runs> <url> [url…]`: processor time of the page's own thread for pages
 * of running portals, in turn, medians and the range of what blocks. Also where others use the machine: what the
 * slow phone would need is reckoned from processor time.
 */
const runs = Number(process.argv[2] ?? 5);
const urls = process.argv.slice(3);

const visit = async (browser: Browser, url: string): Promise<ThreadTime> => {
  const context = await browser.newContext({ viewport, locale: 'en' });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: traceCategories });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  const isHydrated = () => performance.getEntriesByName('taken-over').length > 0;
  await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
  // What comes after the take-over, such as the look at who is signed in, belongs to the visit.
  await page.waitForTimeout(settleMs);
  const time = threadTimeOf(await browser.stopTracing());
  await context.close();
  return time;
};

const row = (url: string, visits: readonly ThreadTime[]): string => {
  const middle = (name: keyof ThreadTime) => median(visits.map((time) => time[name])).toFixed(0);
  const blocking = visits.map((time) => time.blocking);
  const range = `${Math.min(...blocking).toFixed(0)} to ${Math.max(...blocking).toFixed(0)}`;
  return `| ${url} | ${middle('blocking')} (${range}) | ${middle('longest')} | ${middle('busy')} | ${middle('script')} |`;
};

const browser = await launchBrowser();
try {
  const all = new Map<string, ThreadTime[]>(urls.map((url) => [url, []]));
  for (const url of urls) await visit(browser, url);
  for (let run = 0; run < runs; run += 1)
    for (const [url, visits] of all) visits.push(await visit(browser, url));
  console.log('| Page | Blocked, ms | Longest task | Busy | In scripts |\n| --- | --- | --- | --- | --- |');
  for (const [url, visits] of all) console.log(row(url, visits));
} finally {
  await browser.close();
}
