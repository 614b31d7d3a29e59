import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test.ts';

const paths = [
  '/',
  '/about-us',
  '/application?fund-type=BASE_FUND',
  '/applications/base-fund',
  '/applications/credit-fund',
  '/faqs',
  '/news',
  '/contact-us',
  '/interest',
  '/terms-of-use',
  '/privacy-policy',
  '/news/no-such-post',
];

for (const width of [390, 1440]) {
  for (const path of paths) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
    });
  }
}

test('axe finds nothing on home in Arabic and in the dark', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'portal_language', value: 'ar', url: baseURL ?? '' }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
