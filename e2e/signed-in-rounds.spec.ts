import type { Locator, Page, Request } from '@playwright/test';
import type { AccountName } from './support/accounts.ts';
import { attributesNotAsHeld, countHydratedElements, isHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';
import { gotoRendered, shellScript } from './support/without-app.ts';

test.use({
  firstVisit: true,
  // A time zone in which it is another day than in UTC, by which the process of the gateway counts.
  timezoneId: new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati',
});

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
      const isDocument =
        route.request().isNavigationRequest() && route.request().frame() === page.mainFrame();
      // What an earlier document asked for is not of this one.
      if (isDocument) for (const list of [round, waiting]) list.splice(0);
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
    /** Whether every script that stands in the page has been asked for, which is reported one by one. */
    hasAllScripts: async () => {
      const scripts = await page.evaluate(async () => {
        // Some are put there a few tasks after the first ones.
        await new Promise((idle) => requestIdleCallback(idle));
        return [...document.scripts].flatMap(({ src }) => src || []);
      });
      return scripts.every((src) => everAsked.has(src));
    },
    /** Answers all of it; what is asked for from then on waits for the next round. */
    answer: (): Request[] => {
      for (const go of waiting.splice(0)) go();
      return round.splice(0);
    },
  };
};

const profile = '/api/profile/current';

/** The calls of the page from here on. A preview in a frame is a page of its own. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (one) => {
    // Of the last document only.
    if (one.isNavigationRequest() && one.frame() === page.mainFrame()) calls.splice(0);
    if (pathOf(one).startsWith('/api/') && one.frame() === page.mainFrame()) calls.push(addressOf(one));
  });
  return calls;
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
    data: ['/api/application/myFundApplications?page'],
    shows: (main) => main.getByRole('article').first(),
  },
  {
    account: 'reviewer',
    path: '/workspace/review-applications',
    area: 'review',
    maxBytes: 301_000,
    maxElements: 1_200,
    chunk: /\/queue\.[^/]+\.js$/,
    data: ['/api/application/get/fundApplications/all?page', '/api/application/get/queueViews'],
    shows: (main) => main.locator('[data-row]').first(),
  },
  {
    account: 'manager',
    path: '/workspace/review-applications',
    area: 'review',
    maxBytes: 301_000,
    maxElements: 1_300,
    chunk: /\/queue\.[^/]+\.js$/,
    data: ['/api/application/get/fundApplications/all?page', '/api/application/get/queueViews'],
    shows: (main) => main.locator('[data-row]').first(),
  },
  {
    account: 'manager',
    path: '/workspace',
    area: 'administration',
    maxBytes: 278_500,
    maxElements: 900,
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
    data: ['/api/cms/cms-data/all?draft=1&key=home'],
    shows: (main) => main.getByRole('textbox').first(),
  },
];

for (const { account, path, area, chunk, maxBytes, maxElements, data, shows } of landings) {
  test(`the page of a ${account} at ${path} is read before its script is there, nothing in it moves, and where it cannot be rendered its data are on the way with the app`, async ({
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
    const calls = callsOf(page);
    await gotoRendered(page, path);

    // Beside the document: the app, and the page as the gateway renders it for this person.
    await expect.poll(rounds.asked).toContainEqual(expect.stringMatching(shellScript));
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shows(main)).toBeVisible();
    const first = await shows(main).elementHandle();
    const app = rounds.answer();

    await expect.poll(rounds.asked).toContainEqual(expect.stringMatching(chunk));
    await expect.poll(rounds.asked).toContainEqual(expect.stringContaining(`/assets/${area}/`));
    await expect.poll(rounds.hasAllScripts).toBe(true);
    const rest = rounds.answer();

    // What is asked for from here on is not answered, and the same page stands.
    await isHydrated(page);
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
    expect(calls.filter((call) => [profile, ...data].some((one) => call.startsWith(one)))).toEqual([]);
    expect(await countHydratedElements(page)).toBeLessThan(maxElements);
    expect(await attributesNotAsHeld(page)).toEqual([]);
    const sizes = await Promise.all([...app, ...rest].filter(isScript).map((one) => one.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(maxBytes);
    rounds.answer();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    // The same device where the gateway cannot render the page.
    await page.goto('about:blank');
    const unrendered = await inRounds(page, (one) => shellScript.test(one.url()));
    await page.route('**/releases/rendered-page.json?*', (route) => route.fulfill({ status: 204 }));
    await page.goto(path, { waitUntil: 'commit' });
    const asked = () => [profile, ...data].map((one) => calls.filter((call) => call.startsWith(one)).length);
    const once = [profile, ...data].map(() => 1);
    await expect.poll(asked).toEqual(once);
    await expect(page.locator('#frame')).toBeVisible();
    unrendered.answer();
    await expect(shows(main)).toBeVisible();
    expect(asked()).toEqual(once);
  });
}

test('on a phone the editor reads one text, and that somebody else has it open comes into a place kept for it', async ({
  as,
}) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 412, height: 823 });
  await watchShifts(page);
  await page.route('**/api/cms/content/editors', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.others = [{ name: 'Josué Mutabazi', since: '2026-11-21T08:00:00Z', isYou: false }];
    // The form stands by then.
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    // It may be of a visit whose page was rendered too late.
    await route.fulfill({ response, json }).catch(() => undefined);
  });
  const calls = callsOf(page);
  await gotoRendered(page, '/workspace/content-management');
  await expect(page.getByText('Josué Mutabazi has this text open too')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
  expect(calls.filter((call) => call.includes('draft=1'))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a field far below in the form of the editor is laid out once it comes into sight', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/workspace/content-management');
  const fields = page.getByRole('main').getByRole('textbox');
  await expect.poll(() => fields.count()).toBeGreaterThan(20);
  const isLaidOut = () =>
    fields.last().evaluate((field) => field.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await fields.last().focus();
  await expect.poll(isLaidOut).toBe(true);
  await expect(fields.last()).toBeInViewport();
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
