import { violations } from './support/accessibility-violations.ts';
import { newApplicant } from './support/new-applicant.ts';
import { decide, declareNoConflict, recommend, sendBaseApplication } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';

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
  await expect(rows.first()).toContainText('CF-');
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Fund Applications' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  const means = (await rows.locator('td:nth-child(6)').allInnerTexts()).map(Number);
  expect(means.length).toBeGreaterThan(1);
  expect(means).toEqual(means.toSorted((a, b) => b - a));
  // The total of each is the one above and what it is recommended.
  const numbers = async (column: number) =>
    (await rows.locator(`td:nth-child(${column})`).allInnerTexts()).map((text) =>
      Number(text.split('\n')[0]?.replaceAll(',', '')),
    );
  const [amounts, totals] = [await numbers(8), await numbers(9)];
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

test('below the line where the money ends rows stand on another ground, each of two lines in 46 px', async ({
  as,
}) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 1440, height: 960 });
  await page.route('**/api/fund/**', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const fund of [json.data].flat())
      if (fund?.available) fund.available = { amount: '4000000.00', currency: 'USD' };
    await route.fulfill({ response, json });
  });
  await page.route('**/releases/rendered-page.json?*', (route) => route.fulfill({ status: 204 }));
  await page.goto('/workspace/ranking?fund=fund_credit');
  const main = page.getByRole('main');
  await expect(main.getByText('The money ends here')).toBeVisible();
  const rows = main.locator('[data-row]');
  const grounds = await rows.evaluateAll((all) =>
    all.map((row) => getComputedStyle(row.firstElementChild ?? row).backgroundColor),
  );
  expect(grounds.at(-1)).not.toBe(grounds[0]);
  expect((await rows.first().boundingBox())?.height).toBeLessThanOrEqual(47);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('forced colours leave the bars that show figures, and their samples', async ({ as }) => {
  const page = await as('manager');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, drawn] of [
    ['/workspace', '[style*="--chakra-colors-chart-"]'],
    ['/workspace/ranking?fund=fund_credit', 'i[aria-hidden], [aria-hidden] > [style*=width]'],
  ] as const) {
    await page.goto(path);
    const bars = page.getByRole('main').locator(drawn);
    await expect(bars.first()).toBeVisible();
    const adjusted = await bars.evaluateAll((all) =>
      all.filter((bar) => getComputedStyle(bar).getPropertyValue('forced-color-adjust') !== 'none'),
    );
    expect(adjusted, path).toEqual([]);
  }
});

test('in 320 px nothing of the ranking leaves the window, and the name of the fund breaks within no word', async ({
  as,
}) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['fr', 'pt', 'sw']) {
    await page.goto(`/workspace/ranking?fund=fund_credit&lang=${language}`);
    await expect(page.getByRole('main').locator('li[data-row]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const name = page.getByRole('banner').getByRole('link').first().locator('span > span').first();
    const lines = await name.evaluate((it) => it.getClientRects()[0]?.height ?? 0);
    const words = (await name.innerText()).split(/\s/).length;
    const size = await name.evaluate((it) => Number.parseFloat(getComputedStyle(it).lineHeight));
    expect(Math.round(lines / size), language).toBeLessThanOrEqual(words);
  }
});

test('one is looked at beside the ranking, and what is selected is approved together', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 1440, height: 960 });
  await page.goto('/workspace/ranking?fund=fund_credit');
  const main = page.getByRole('main');
  const recommended = main
    .locator('[data-row]')
    .filter({ has: page.getByText('Recommended', { exact: true }) });
  await expect(recommended.first()).toBeVisible();

  const title = await recommended.first().getByRole('link').innerText();
  await recommended
    .first()
    .getByRole('button', { name: /^Decide on/ })
    .click();
  const panel = main.getByRole('region', { name: title });
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  const deciding = panel.getByRole('region', { name: 'Approve this application?' });
  await expect(deciding.getByLabel('Amount approved')).not.toHaveValue('');
  await expect(main.locator('[data-row]').getByRole('link', { name: title })).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await deciding.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('table', { name: 'Points by criterion and reviewer' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close the panel' }).click();

  await page.setViewportSize({ width: 768, height: 1024 });
  const opener = recommended.first().getByRole('button', { name: /^Decide on/ });
  await opener.click();
  await expect(panel.getByRole('button', { name: 'Approve', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 960 });

  await recommended.first().getByRole('checkbox').check();
  const bar = main.getByRole('group', { name: 'Selected applications' });
  await expect(bar.getByRole('status')).toContainText('leaves USD');
  await page.setViewportSize({ width: 1440, height: 600 });
  await bar.getByRole('button', { name: 'Approve 1' }).click();
  const together = main.getByRole('region', { name: 'Approve 1' });
  await expect(together).toContainText('The amounts are committed');
  await expect(together.getByRole('button', { name: 'Approve 1' })).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  const available = main.getByText(/^USD\s[\d,.]+$/).first();
  const before = await available.innerText();
  await together.getByRole('button', { name: 'Approve 1' }).click();
  await expect(bar).toBeHidden();
  await expect(main.getByRole('link', { name: title })).toHaveCount(0);
  await expect(available).not.toHaveText(before);
});

test('a title without spaces keeps amounts and decisions of the ranking in sight', async ({ as, page }) => {
  await newApplicant(page);
  const { id, number } = await sendBaseApplication(page, 'Coldstore'.repeat(16));
  const [manager, reviewer] = [await as('manager'), await as('reviewer')];
  for (const staff of [manager, reviewer]) await staff.goto('/robots.txt');
  await decide(manager, id, { decision: 'START_REVIEW' });
  await declareNoConflict(reviewer, id);
  await recommend(reviewer, id, 'base', '100000.00');
  await manager.setViewportSize({ width: 1280, height: 900 });
  await manager.goto('/workspace/ranking?fund=BASE_FUND');
  const table = manager.getByRole('main').getByRole('table');
  await expect(table.locator('[data-row]').filter({ hasText: number })).toBeVisible();
  const overflow = await table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0));
  expect(overflow).toBeLessThanOrEqual(0);
});
