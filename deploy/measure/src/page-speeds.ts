import { loadavg } from 'node:os';
import { publicPages } from '@portal/contracts/content/links';
import { matchesPattern } from '@portal/platform/release';
import { launchBrowser } from './browser.ts';
import { type InTurn, measureInTurn } from './in-turn.ts';

/**
 * `node deploy/measure/src/page-speeds.ts [origin] [runs] [path…]`: every public page of a running portal as
 * `page-speed.ts` measures one, or those that are named, as rows for docs/performance.md. What misses its limit is bold.
 */
const origin = process.argv[2] ?? 'http://localhost:8080';
const runs = Number(process.argv[3] ?? 3);
const named = process.argv.slice(4);

const columns = [
  'Page',
  'First paint',
  "Largest paint, to the twin's",
  'Taken over',
  'Blocked, longest task',
  'Layout shift',
  'On the line',
  'Requests',
  'Second visit paints, twin',
  'Set aside, disturbed',
];

/** Every kind of page once: for one of many, the first that the portal has. */
const everyPage = async (): Promise<string[]> => {
  const sitemap = await (await fetch(new URL('/sitemap.xml', origin))).text();
  const known = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const paths = publicPages.map((path) => {
    return path.includes(':') ? known.find((one) => matchesPattern(path, one)) : path;
  });
  return ['/?lang=ar', ...paths.filter((path) => path !== undefined)];
};

const ms = (time: number): string => `${Math.round(time).toLocaleString('en')} ms`;
const within = (text: string, isMet: boolean): string => (isMet ? text : `**${text}**`);

const row = (path: string, { page, twin, setAside, disturbed }: InTurn): string[] => {
  const times = page.first.lcp / twin.first.lcp;
  const shift = Math.max(page.first.shift, page.again.shift);
  return [
    `\`${path}\``,
    ms(page.first.fcp),
    `${ms(page.first.lcp)}, ${within(times.toFixed(2), times <= 1.3)}`,
    `${((page.first.interactive ?? 0) / 1000).toFixed(1)} s`,
    `${within(ms(page.first.blocking), page.first.blocking <= 130)}, ${ms(page.first.longest)}`,
    within(shift === 0 ? '0' : shift.toFixed(4), shift < 0.02),
    within(`${page.first.kilobytes.toFixed(0)} KB`, page.first.kilobytes < 350),
    String(page.first.requests),
    `${within(ms(page.again.lcp), page.again.lcp <= 500)}, ${ms(twin.again.lcp)}`,
    `${setAside}, ${disturbed}`,
  ];
};

const print = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
const now = (): string => `${new Date().toISOString().slice(0, 16)} UTC, load ${loadavg()[0]?.toFixed(1)}`;

const browser = await launchBrowser();
try {
  console.log(`From ${now()}, medians of ${runs}`);
  print(columns);
  print(columns.map(() => '---'));
  for (const path of named.length > 0 ? named : await everyPage())
    print(row(path, await measureInTurn(browser, new URL(path, origin).href, runs)));
  console.log(`To ${now()}`);
} finally {
  await browser.close();
}
