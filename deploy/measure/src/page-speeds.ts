import { loadavg } from 'node:os';
import { publicPages } from '@portal/contracts/content/links';
import { matchesPattern } from '@portal/platform/release';
import { launchBrowser } from './browser.ts';
import { measureInTurn } from './in-turn.ts';
import { signInAs } from './sign-in.ts';
import { serveTwin } from './static-twin.ts';
import { latencies } from './visit.ts';

/**
 * `node deploy/measure/src/page-speeds.ts [origin] [runs] [path…]`: every public page of a running portal on a slow phone,
 * in turn with its static twin, then those that people come to when they sign in and the form; or those that are named.
 * Rows for docs/performance.md. What misses its limit is bold.
 */
const origin = process.argv[2] ?? 'http://localhost:8080';
const runs = Number(process.argv[3] ?? 3);
const named = process.argv.slice(4);

/** Who comes to which page when they sign in, or to the form, and what is there once its list or form stands. */
const landingPages = [
  ['Applicant', 'beneficiary', '/workspace/my-applications', 'main article'],
  ['Applicant', 'beneficiary', '/application/fund_base/project', 'main form textarea, main form input'],
  ['Reviewer', 'reviewer', '/workspace/review-applications', 'main [data-row]'],
  ['Fund manager', 'manager', '/workspace', 'main dl'],
  ['Admin', 'admin', '/workspace', 'main dl'],
  ['Editor', 'admin', '/workspace/content-management', 'main form textarea, main form input'],
] as const;

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
const seconds = (time = 0): string => `${(time / 1000).toFixed(1)} s`;
const within = (text: string, isMet: boolean): string => (isMet ? text : `**${text}**`);
const shiftText = (shift: number): string => within(shift === 0 ? '0' : shift.toFixed(4), shift < 0.02);
const print = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
const head = (row: string): void => console.log(`| ${row} |\n|${row.replaceAll(/[^|]+/g, ' --- ')}|`);
const now = (): string => `${new Date().toISOString().slice(0, 16)} UTC, load ${loadavg()[0]?.toFixed(1)}`;

const browser = await launchBrowser();

/** The twin of `/` in English is written by hand, that of any other page its own markup without scripts. */
const measureBesideTwin = async (address: string, latency: number) => {
  const twin = await serveTwin(address);
  try {
    const pages = {
      page: { address, latency, hasApp: true },
      twin: { address: twin.url, latency, hasApp: false },
    };
    return await measureInTurn(browser, pages, runs);
  } finally {
    twin.close();
  }
};

const measurePublic = async (paths: readonly string[]): Promise<void> => {
  if (paths.length === 0) return;
  head(
    "Page, round trip | First paint | Largest paint, to the twin's | Hydrated | Blocked, longest task | Layout shift | On the line | Requests | Second visit paints, twin | Set aside, disturbed",
  );
  for (const path of paths)
    for (const latency of Object.values(latencies)) {
      const address = new URL(path, origin).href;
      const { medians, setAside, disturbed } = await measureBesideTwin(address, latency);
      const { page, twin } = medians;
      const times = page.first.lcp / twin.first.lcp;
      print([
        `\`${path}\`, ${latency}`,
        ms(page.first.fcp),
        `${ms(page.first.lcp)}, ${within(times.toFixed(2), times <= 1.3)}`,
        seconds(page.first.interactive),
        `${within(ms(page.first.blocking), page.first.blocking <= 130)}, ${ms(page.first.longest)}`,
        shiftText(Math.max(page.first.shift, page.again.shift)),
        within(`${page.first.kilobytes.toFixed(0)} KB`, page.first.kilobytes < 350),
        String(page.first.requests),
        `${within(ms(page.again.lcp), page.again.lcp <= 500)}, ${ms(twin.again.lcp)}`,
        `${setAside}, ${disturbed}`,
      ]);
    }
};

/** The most seconds until what a page is about stands, at the first visit of a device and later. */
const limits = { [latencies.near]: { cold: 2.2, warm: 1 }, [latencies.far]: { cold: 2.5, warm: 2.5 } };

const measureLandings = async (paths: readonly string[]): Promise<void> => {
  const landings = landingPages.filter(([, , path]) => paths.length === 0 || paths.includes(path));
  if (landings.length === 0) return;
  head(
    'Page, round trip | Stands, cold | Stands, warm | Hydrated, cold and warm | Blocked, longest task, warm | Layout shift | On the line, cold | Set aside, disturbed',
  );
  for (const [who, name, path, standsWhen] of landings) {
    const account = await signInAs(browser, origin, `${name}@demo.example`);
    for (const latency of Object.values(latencies)) {
      const page = { address: new URL(path, origin).href, hasApp: true, latency, account, standsWhen };
      const { medians, setAside, disturbed } = await measureInTurn(browser, { page }, runs);
      const { first, again } = medians.page;
      const limit = limits[latency];
      print([
        `${who} \`${path}\`, ${latency}`,
        within(seconds(first.stood), (first.stood ?? 0) <= limit.cold * 1000),
        within(seconds(again.stood), (again.stood ?? 0) <= limit.warm * 1000),
        `${seconds(first.interactive)}, ${seconds(again.interactive)}`,
        `${ms(again.blocking)}, ${ms(again.longest)}`,
        shiftText(Math.max(first.shift, again.shift)),
        `${first.kilobytes.toFixed(0)} KB`,
        `${setAside}, ${disturbed}`,
      ]);
    }
  }
};

try {
  console.log(`From ${now()}, medians of ${runs}\n`);
  const publicPaths = named.length > 0 ? named : await everyPage();
  await measurePublic(publicPaths.filter((path) => landingPages.every(([, , landing]) => landing !== path)));
  console.log('');
  await measureLandings(named);
  console.log(`\nTo ${now()}`);
} finally {
  await browser.close();
}
