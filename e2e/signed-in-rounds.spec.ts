import type { Locator, Page, Request } from '@playwright/test';
import type { AccountName } from './support/accounts.ts';
import { countHydratedElements } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

const shellScript = /\/assets\/shell\/[^/]+\/main\.[^/]+\.js$/;
const pathOf = (request: Request): string => new URL(request.url()).pathname;
const addressOf = (request: Request): string => pathOf(request) + new URL(request.url()).search;

/** Lets requests of a page wait until its round comes. */
const inRounds = async (page: Page, isHeld: (request: Request) => boolean) => {
  const round: Request[] = [];
  const waiting: (() => void)[] = [];
  const everAsked = new Set<string>();
  await page.route(
    () => true,
    async (route) => {
      everAsked.add(route.request().url());
      if (!isHeld(route.request())) return route.continue();
      round.push(route.request());
      await new Promise<void>((resolve) => waiting.push(resolve));
      return route.continue().catch(() => undefined);
    },
  );
  return {
    /** What has been asked for since the last round, in sorted paths. */
    asked: () => round.map(pathOf).sort(),
    /** Whether every script that stands in the page has been asked for, which is told one by one. */
    hasAllScripts: async () => {
      const scripts = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []));
      return scripts.every((src) => everAsked.has(src));
    },
    /** Answers all of it; what is asked for from then on waits for the next round. */
    answer: (): Request[] => {
      for (const go of waiting.splice(0)) go();
      return round.splice(0);
    },
  };
};

interface Landing {
  account: AccountName;
  path: string;
  area: string;
  chunk: RegExp;
  /** Of the scripts that it needs, packed. Lower it when they got smaller. */
  maxBytes: number;
  /** Of the elements that it shows at first, with a full page of rows. Lower it when they got fewer. */
  maxElements: number;
  /** How the addresses of the calls begin that the page begins with. */
  data: string[];
  /** Shown with what they answer. */
  shows: (main: Locator) => Locator;
}

const landings: Landing[] = [
  {
    account: 'beneficiary',
    path: '/workspace/my-applications',
    area: 'applications',
    maxBytes: 257_000,
    maxElements: 400,
    chunk: /\/my-applications\.[^/]+\.js$/,
    data: ['/api/application/myFundApplications'],
    shows: (main) => main.getByRole('article').first(),
  },
  {
    account: 'reviewer',
    path: '/workspace/review-applications',
    area: 'review',
    maxBytes: 301_000,
    maxElements: 1_200,
    chunk: /\/queue\.[^/]+\.js$/,
    data: ['/api/application/get/fundApplications/all', '/api/application/get/queueViews'],
    shows: (main) => main.locator('[data-row]').first(),
  },
  {
    account: 'manager',
    path: '/workspace',
    area: 'administration',
    maxBytes: 278_500,
    maxElements: 1_000,
    chunk: /\/dashboard\.[^/]+\.js$/,
    data: [
      '/api/dashboard/fundsStat',
      '/api/dashboard/approvedApplicationStats',
      '/api/dashboard/rejectedApplicationStats',
      '/api/dashboard/totalFBU',
      '/api/dashboard/countries/fund-counts',
    ],
    shows: (main) => main.getByText(/before$/).first(),
  },
  {
    account: 'admin',
    path: '/workspace/content-management',
    area: 'cms',
    maxBytes: 301_000,
    maxElements: 2_800,
    chunk: /\/edit-content\.[^/]+\.js$/,
    data: ['/api/cms/cms-data/all?draft'],
    shows: (main) => main.getByRole('textbox').first(),
  },
];

for (const { account, path, area, chunk, maxBytes, maxElements, data, shows } of landings) {
  test(`the page of a ${account} at ${path} comes in three rounds, and nothing in it moves`, async ({
    as,
  }) => {
    const page = await as(account);
    const main = page.getByRole('main');
    // The device learns who is there. On a phone, where what comes late moves the most.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 412, height: 823 });
    await watchShifts(page);
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shows(main)).toBeAttached();
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
    await page.setViewportSize({ width, height });
    // Nothing of that visit is still on its way.
    await page.goto('about:blank');
    const isScript = (one: Request) => pathOf(one).endsWith('.js');
    const isData = (one: Request) => pathOf(one).startsWith('/api/');
    const rounds = await inRounds(page, (one) => isScript(one) || isData(one));
    const wanted = ['/api/profile/current', ...data];
    const calls: string[] = [];
    // A preview in a frame is a page of its own.
    page.on('request', (one) => {
      if (isData(one) && one.frame() === page.mainFrame()) calls.push(addressOf(one));
    });
    await page.goto(path, { waitUntil: 'commit' });

    // Beside the document: the app, and what it would ask for.
    await expect.poll(rounds.asked).toContainEqual(expect.stringMatching(shellScript));
    const asked = () => wanted.map((one) => calls.filter((call) => call.startsWith(one)).length);
    const once = wanted.map(() => 1);
    await expect.poll(asked).toEqual(once);
    await expect(page.locator('#frame')).toBeVisible();
    const app = rounds.answer();

    await expect.poll(rounds.asked).toContainEqual(expect.stringMatching(chunk));
    await expect.poll(rounds.asked).toContainEqual(expect.stringContaining(`/assets/${area}/`));
    await expect.poll(rounds.hasAllScripts).toBe(true);
    const rest = rounds.answer();

    // What is asked for from here on is not answered, and the page stands.
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shows(main)).toBeVisible();
    expect(asked()).toEqual(once);
    expect(await countHydratedElements(page)).toBeLessThan(maxElements);
    const sizes = await Promise.all([...app, ...rest].filter(isScript).map((one) => one.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(maxBytes);
    rounds.answer();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('that somebody else has a text open comes into a place kept for it', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 412, height: 823 });
  await watchShifts(page);
  await page.route('**/api/cms/content/editors', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.others = [{ name: 'Josué Mutabazi', since: '2026-11-21T08:00:00Z' }];
    // The form stands by then.
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await route.fulfill({ response, json });
  });
  await page.goto('/workspace/content-management');
  await expect(page.getByText('Josué Mutabazi has this text open too')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('who was last seen in another role downloads nothing of a page before it is known who they are', async ({
  as,
}) => {
  const page = await as('beneficiary');
  await page.goto('/workspace/my-applications');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathOf(request)));
  await page.goto('/workspace/user-management');
  await expect(page).toHaveURL(/\/workspace\/denied$/);
  expect(asked.filter((file) => file.startsWith('/assets/administration/'))).toEqual([]);
});
