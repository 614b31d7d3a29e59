import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ firstVisit: true });

const path = '/workspace/review-applications';

const holdApp = (page: Page) => page.route(/\/assets\/shell\/[^/]+\/main\.[^/]+\.js$/, () => undefined);

const gotoFrame = async (page: Page): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#frame')).toBeVisible();
};

/** The page as it stands before the app and its rendering: both are held back for good. */
const beforeTheApp = async (page: Page): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await holdApp(page);
  await page.route('**/releases/rendered-page.json?*', () => undefined);
  await gotoFrame(page);
};

const block = (page: Page) => page.locator('#frame section i').first();

const styleOf = (page: Page, part: string, name: string): Promise<string> =>
  page
    .locator(part)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

const middle = async (page: Page, part: string): Promise<number> => {
  const { x = 0, width = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
  return x + width / 2;
};

test('the frame before the app is mirrored in Arabic', async ({ as, baseURL }) => {
  const page = await as('reviewer');
  await beforeTheApp(page);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await middle(page, '#frame aside')).toBeLessThan(width / 4);
  expect(await middle(page, '#frame section i')).toBeLessThan(width / 2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.context().addCookies([{ name: 'portal_language', value: 'ar', url: baseURL ?? '' }]);
  await beforeTheApp(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await middle(page, '#frame aside')).toBeGreaterThan((width * 3) / 4);
  expect(await middle(page, '#frame section i')).toBeGreaterThan(width / 2);
});

test('the frame before the app is dark where the person wants it dark, and seen in forced colours', async ({
  as,
}) => {
  const page = await as('reviewer');
  await page.emulateMedia({ colorScheme: 'dark' });
  await beforeTheApp(page);
  const colors = await Promise.all(
    ['#frame', '#frame > header', '#frame section i'].map((part) => styleOf(page, part, 'background-color')),
  );
  expect(new Set(colors).size, 'page, bar and block can be told apart').toBe(3);
  for (const color of colors)
    for (const part of color.match(/\d+/g) ?? []) expect(Number(part), color).toBeLessThan(64);

  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await gotoFrame(page);
  const [edge, ground] = await Promise.all([
    styleOf(page, '#frame section i', 'border-top-color'),
    styleOf(page, '#frame section i', 'background-color'),
  ]);
  await expect(block(page)).toHaveCSS('border-top-width', '1px');
  expect(edge).not.toBe(ground);
  expect(await styleOf(page, '#frame > header', 'border-bottom-width')).toBe('1px');
  expect(await styleOf(page, '#frame aside', 'border-inline-end-width')).toBe('1px');
});

test('a page without a frame is dark before the app where the person wants it dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await holdApp(page);
  await page.goto('/auth/sign-in', { waitUntil: 'commit' });
  const styles = page.locator('link[rel=stylesheet]');
  await expect(styles).not.toHaveCount(0);
  // The theme's own colours are there by then.
  await expect
    .poll(() => styles.evaluateAll((links: HTMLLinkElement[]) => links.every(({ sheet }) => sheet !== null)))
    .toBe(true);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 19, 17)');
});
