import type { Page } from '@playwright/test';
import { violations } from './support/accessibility-violations.ts';
import type { AccountName } from './support/accounts.ts';
import { followRequests } from './support/follow-requests.ts';
import { test as base, expect } from './support/test.ts';

const answered = new WeakMap<Page, () => Promise<void>>();
const test = base.extend({
  as: ({ as }, use) =>
    use(async (account) => {
      const page = await as(account);
      answered.set(page, followRequests(page));
      return page;
    }),
});

// Pages that only look: the workers may share them.
test.describe.configure({ mode: 'parallel' });

/** Pages that an account opens one after the other in one tab, which reads the app's files once; a test each row. */
const pages: [account: AccountName, ...paths: string[]][] = [
  [
    'admin',
    '/workspace',
    '/workspace/user-management',
    '/workspace/user-management/clients',
    '/workspace/log-history',
  ],
  [
    'admin',
    '/workspace/content-management/files',
    '/workspace/content-management/faqs-list',
    '/workspace/content-management/faqs-list/new',
    '/workspace/content-management/partners-list/new',
    '/workspace/content-management/offices-list/new',
  ],
  [
    'admin',
    '/workspace/fund-description',
    '/workspace/fund-description/fund_credit',
    '/workspace/fund-description/fund_base/balance',
    '/workspace/fund-description/fund_base/history',
  ],
  ['manager', '/workspace/profile', '/workspace/contact-us', '/workspace/inbox', '/workspace/interests'],
  ['reviewer', '/workspace', '/workspace/live-chat'],
];

const nothingFound = async (page: Page, where = '') => {
  // The app starts in steps: between two of them nothing may be on its way, and nothing is drawn yet.
  // By its tag: an open dialog hides the page, its heading too, from roles.
  await expect(page.locator('h1').first()).toBeVisible();
  await answered.get(page)?.();
  // The public page beside an editor is a frame, looked at by its own test.
  expect.soft(await violations(page), where).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${where} nothing sticks out sideways`).toBeLessThanOrEqual(0);
};

for (const [account, ...paths] of pages) {
  test(`axe finds nothing on ${paths.join(', ')} of ${account} at both widths`, async ({ as }) => {
    const page = await as(account);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page, 'not the page that says that it is shut').toHaveURL(path);
      await nothingFound(page, `${path} at 390 px`);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(page.getByRole('navigation', { name: 'Workspace menu' })).toBeVisible();
      await nothingFound(page, `${path} at 1440 px`);
    }
  });
}

test('axe finds nothing on what opens over the pages', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/workspace/user-management');
  await page.getByRole('button', { name: 'Add user' }).click();
  await nothingFound(page);
  await page.getByRole('menuitem', { name: 'Add fund manager' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await nothingFound(page);
  await page.goto('/workspace/contact-us');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await nothingFound(page);
  await page.goto('/workspace/interests');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await nothingFound(page);
  await page.goto('/workspace/log-history');
  await page.getByRole('table').getByRole('button', { expanded: false }).first().click();
  await nothingFound(page);
});

/** What opens from now on is in Arabic. */
const turnArabic = async (page: Page) => {
  await page
    .context()
    .addCookies([{ name: 'portal_language', value: 'ar', url: new URL(page.url()).origin }]);
  await page.evaluate(() => localStorage.setItem('portal_language', 'ar'));
};

test('axe finds nothing on the dashboard in Arabic and in the dark', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/workspace');
  await turnArabic(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/workspace');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await nothingFound(page);
});

/** At both widths in English, and at the wide one in Arabic; `ready` waits for what the page shows last. */
const nothingFoundAnywhere = async (page: Page, ready: () => Promise<void>) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await ready();
    await nothingFound(page);
  }
  await turnArabic(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await ready();
  await nothingFound(page);
};

test('axe finds nothing on an application under review', async ({ as }) => {
  const page = await as('reviewer');
  const main = page.getByRole('main');
  await page.goto('/workspace/review-applications?mine=1&status=UNDER_REVIEW');
  await main.getByRole('row').filter({ hasText: 'your turn' }).first().getByRole('link').click();
  await expect(main.getByRole('tablist')).toBeVisible();
  await nothingFoundAnywhere(page, async () => {
    const document = main.locator('.pdfViewer canvas').first();
    if (await document.isHidden()) return;
    await expect(document).toHaveAttribute('width', /\d{3}/);
  });
  // Whatever the direction of the page, the pages of a document read from left to right.
  await expect(main.locator('.textLayer').first()).toHaveCSS('direction', 'ltr');
  for (const canvas of await main.locator('canvas').all()) await expect(canvas).toHaveCSS('direction', 'ltr');
  await main.getByRole('tab').first().click();
  await nothingFound(page);
  // Document and scores scroll each for itself.
  await page.setViewportSize({ width: 1440, height: 900 });
  await main.getByRole('tab').nth(1).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
});

test('axe finds nothing on the form of an application', async ({ as }) => {
  const page = await as('beneficiary');
  await page.goto('/application/fund_base/loss');
  await nothingFoundAnywhere(page, () =>
    expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible(),
  );
});
