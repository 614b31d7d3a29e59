import type { Page, Request } from '@playwright/test';
import type { AccountName } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const shellScript = /\/assets\/shell\/[^/]+\/main\.[^/]+\.js$/;
const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** Lets requests of a page wait until its round comes. */
const inRounds = async (page: Page, isHeld: (request: Request) => boolean) => {
  const round: Request[] = [];
  const waiting: (() => void)[] = [];
  await page.route(
    () => true,
    async (route) => {
      if (!isHeld(route.request())) return route.continue();
      round.push(route.request());
      await new Promise<void>((resolve) => waiting.push(resolve));
      return route.continue().catch(() => undefined);
    },
  );
  return {
    /** What has been asked for since the last round, in sorted paths. */
    asked: () => round.map(pathOf).sort(),
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
  /** The call that the page begins with. */
  data?: string;
}

const landings: Landing[] = [
  {
    account: 'beneficiary',
    path: '/workspace/my-applications',
    area: 'applications',
    chunk: /\/my-applications\.[^/]+\.js$/,
    data: '/api/application/myFundApplications',
  },
  {
    account: 'reviewer',
    path: '/workspace/review-applications',
    area: 'review',
    chunk: /\/queue\.[^/]+\.js$/,
  },
  { account: 'manager', path: '/workspace', area: 'administration', chunk: /\/dashboard\.[^/]+\.js$/ },
  {
    account: 'admin',
    path: '/workspace/content-management',
    area: 'cms',
    chunk: /\/edit-content\.[^/]+\.js$/,
  },
];

/** Scripts that such a page needs, packed. Lower it when they got smaller. */
const mostBytes = 350_000;

for (const { account, path, area, chunk, data } of landings) {
  const what = data ? 'comes in three rounds' : 'comes in three rounds, before its data';
  test(`the page of a ${account} at ${path} ${what}`, async ({ as }) => {
    const page = await as(account);
    // The device learns who is there.
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // Nothing of that visit is still on its way.
    await page.goto('about:blank');
    const isScript = (one: Request) => pathOf(one).endsWith('.js');
    const isData = (one: Request) => pathOf(one).startsWith('/api/');
    // Without a call named in its manifest, a page asks for its data in a round of its own.
    const rounds = await inRounds(page, (one) => isScript(one) || (data !== undefined && isData(one)));
    const calls: string[] = [];
    // A preview in a frame is a page of its own.
    page.on('request', (one) => {
      if (isData(one) && one.frame() === page.mainFrame()) calls.push(pathOf(one));
    });
    await page.goto(path, { waitUntil: 'commit' });

    // Beside the document: the app, and what it would ask for.
    await expect.poll(rounds.asked).toContainEqual(expect.stringMatching(shellScript));
    await expect
      .poll(() => calls)
      .toEqual(expect.arrayContaining(['/api/profile/current', ...(data ? [data] : [])]));
    await expect(page.locator('#frame')).toBeVisible();
    const app = rounds.answer();

    await expect.poll(rounds.asked).toContainEqual(expect.stringMatching(chunk));
    await expect.poll(rounds.asked).toContainEqual(expect.stringContaining(`/assets/${area}/`));
    const rest = rounds.answer();

    // What is asked for from here on is not answered, and the page stands.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (data) {
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(calls.filter((call) => call === data)).toHaveLength(1);
    }
    expect(calls.filter((call) => call === '/api/profile/current')).toHaveLength(1);
    const sizes = await Promise.all([...app, ...rest].filter(isScript).map((one) => one.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(mostBytes);
    rounds.answer();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

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
