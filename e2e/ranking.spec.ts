import { expect, test } from './support/test.ts';
import { violations } from './support/violations.ts';

test('a manager ranks what has scores and sees where the money ends', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 1440, height: 960 });
  await page.goto('/workspace/review-applications');
  await page.getByRole('main').getByRole('link', { name: 'Ranking' }).click();
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: 'Fund' })
    .getByRole('link', { name: /Credit/ })
    .click();
  const rows = main.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  const means = (await rows.locator('td:nth-child(4)').allInnerTexts()).map(Number);
  expect(means.length).toBeGreaterThan(1);
  expect(means).toEqual(means.toSorted((a, b) => b - a));
  // The total of each is the one above and what it is recommended.
  const numbers = async (column: number) =>
    (await rows.locator(`td:nth-child(${column})`).allInnerTexts()).map((text) =>
      Number(text.split('\n')[0]?.replaceAll(',', '')),
    );
  const [amounts, totals] = [await numbers(6), await numbers(7)];
  let sum = 0;
  expect(totals).toEqual(
    amounts.map((amount) => {
      sum += amount;
      return sum;
    }),
  );
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main.locator('li[data-row]').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.goto('/workspace/review-applications');
  await main.getByRole('link', { name: 'Ranking' }).click();
  await expect(page).toHaveURL(/\/workspace\/ranking$/);
});
