import { type Browser, devices } from '@playwright/test';
import { type AccountName, stateFile } from './support/accounts.ts';
import { followRequests } from './support/follow-requests.ts';
import { newApplicant } from './support/new-applicant.ts';
import { closeContext, expect, test } from './support/test.ts';
import { missedByFingers } from './support/touch-targets.ts';

test.describe.configure({ mode: 'parallel' });

/** Read by nobody in particular, or signed in. */
const pages: [account: AccountName | undefined, ...paths: string[]][] = [
  [undefined, '/', '/about-us', '/applications/base-fund', '/faqs', '/news/six-languages', '/contact-us'],
  [undefined, '/auth/sign-in', '/auth/register'],
  [
    'beneficiary',
    '/workspace/my-applications',
    '/workspace/login-history',
    '/application/fund_base/documents',
  ],
  ['reviewer', '/workspace', '/workspace/review-applications', '/workspace/live-chat'],
  ['admin', '/workspace/user-management', '/workspace/content-management', '/workspace/log-history'],
];

const onPhone = async (browser: Browser, account?: AccountName) => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  const signedIn = account === undefined ? {} : { storageState: stateFile(account) };
  return (await browser.newContext({ viewport, hasTouch, isMobile, ...signedIn })).newPage();
};

for (const [account, ...paths] of pages) {
  test(`a finger finds everything on ${paths.join(', ')}`, async ({ browser }) => {
    const page = await onPhone(browser, account);
    const answered = followRequests(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await answered();
      expect.soft(await missedByFingers(page), path).toEqual([]);
    }
    await closeContext(page.context());
  });
}

test('lists stay dense under a mouse', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/workspace/user-management');
  const next = page.getByRole('button', { name: 'Next page' });
  await expect(next).toBeVisible();
  expect((await next.boundingBox())?.height).toBe(40);
});

test('a list to choose from is as high under a finger as the field beside it', async ({ browser }) => {
  const page = await onPhone(browser);
  await page.goto('/contact-us');
  const heightOf = async (name: string) => (await page.locator(`main [name=${name}]`).boundingBox())?.height;
  await expect(page.locator('main [name=topic]')).toBeVisible();
  expect(await heightOf('topic')).toBe(await heightOf('subject'));
  await closeContext(page.context());
});

test('each button of a decision holds its words', async ({ browser }) => {
  const page = await onPhone(browser, 'reviewer');
  const main = page.getByRole('main');
  await page.goto('/workspace/review-applications?view=TO_JUDGE&sort=dueAt&order=ASC&toJudge=1');
  await main.locator('[data-row]').filter({ hasText: 'Under Review' }).getByRole('link').first().click();
  const recommend = main.getByRole('button', { name: 'Recommend', exact: true });
  await expect(recommend).toBeVisible();
  const words = recommend.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getBoundingClientRect().width - button.clientWidth;
  });
  expect(await words).toBeLessThanOrEqual(-8);
  await page.setViewportSize({ width: 390, height: 844 });
  const against = main.getByRole('button', { name: 'Advise against', exact: true });
  const lines = () =>
    against.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getClientRects().length;
    });
  await expect.poll(lines, 'lines of “Advise against” at 390 px').toBe(1);
  await closeContext(page.context());
});

test('files are dropped where something can be dragged, and chosen anywhere', async ({ browser, page }) => {
  for (const [device, drops] of [
    [page, true],
    [await onPhone(browser), false],
  ] as const) {
    await newApplicant(device);
    await device.goto('/application/fund_base/documents');
    await expect(device.getByText(/^Choose (a )?files?$/).first()).toBeVisible();
    await expect(device.getByText(/or drop (it|them) here$/).first()).toBeVisible({ visible: drops });
    await device.close();
  }
});
