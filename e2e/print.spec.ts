import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const main = (page: Page) => page.getByRole('main');

/** How far below a question its answer begins. */
const answerBelow = async (page: Page, question: string): Promise<number> => {
  const asked = main(page).getByRole('term').filter({ hasText: question }).first();
  await expect(asked).toBeVisible();
  return asked.evaluate((term) => {
    const answer = term.nextElementSibling ?? term;
    return Math.abs(answer.getBoundingClientRect().top - term.getBoundingClientRect().top);
  });
};

test('an applicant prints a decided application as a document', async ({ as }) => {
  const page = await as('beneficiary');
  await page.goto('/workspace/my-applications');
  const decided = main(page).getByRole('article').filter({ hasText: 'Approved' });
  await decided.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(main(page).getByText('Registration number')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await answerBelow(page, 'Registration number')).toBeLessThan(8);
  await expect(main(page).getByText(/^Approved on/)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
  const ticks = main(page).getByRole('list', { name: 'Progress of the application' }).locator('svg');
  await expect(ticks.first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('the steps of a fund are numbered on paper, which has no grounds', async ({ page }) => {
  await page.goto('/applications/base-fund');
  const step = main(page).getByRole('listitem').filter({ hasText: 'Prepare your documents' });
  await page.emulateMedia({ media: 'print' });
  await expect(step.getByText('1', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('staff print a file without its tabs and its way through the list', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/workspace/review-applications');
  await main(page).locator('[data-row] a').first().click();
  const tabs = main(page).getByRole('tablist');
  await expect(tabs).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(tabs).toBeHidden();
  await expect(main(page).getByRole('navigation', { name: 'Applications of the list' })).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByText('Amount requested').first()).toBeVisible();
});

test('the dashboard is printed with what it counts, its map and whole tables', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/workspace?from=2026-01-01&to=2026-11-30&country=GH');
  const map = main(page).getByRole('group', { name: 'Map of the member states' });
  await expect(map).toBeVisible();
  const received = main(page).getByRole('region', { name: 'Applications received' });
  const table = received.getByRole('table');
  await received.getByRole('button', { name: 'Show as a table' }).click();
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText('All funds · 1 Jan 2026 to 30 Nov 2026 · Ghana')).toBeVisible();
  await expect(map).toBeVisible();
  const counted = map.locator('[data-count]').first();
  expect(await counted.evaluate((tile) => getComputedStyle(tile, '::after').display)).toBe('block');
  const lastRow = table.getByRole('row').last();
  const isCut = await lastRow.evaluate((row) => {
    const { bottom } = row.getBoundingClientRect();
    const around = (box: Element): Element[] =>
      box.parentElement ? [box, ...around(box.parentElement)] : [box];
    const cuts = around(row).filter((box) => getComputedStyle(box).overflowY !== 'visible');
    return cuts.some((box) => box.getBoundingClientRect().bottom < bottom - 1);
  });
  expect(isCut).toBe(false);
});

test('what is wider than the paper is not cut, and the ranking says of which fund it is', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/workspace/review-applications?view=ALL');
  const table = main(page).getByRole('table');
  await expect(table.locator('[data-row]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(table.locator('..')).toHaveCSS('overflow-x', 'visible');
  await expect(table.getByRole('checkbox', { includeHidden: true }).first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/workspace/ranking?fund=fund_credit');
  const fund = main(page).getByRole('heading', { level: 1 }).getByText('Credit Fund');
  await expect(fund).toBeAttached();
  await expect(fund).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(fund).toBeVisible();
});

test('the strip over a late file says so, and is one row high at 1440 px', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/workspace/review-applications?view=ALL&sort=submittedAt&order=ASC');
  await main(page).locator('[data-row]').filter({ hasText: 'days late' }).locator('a').first().click();
  const late = main(page).getByText(/^\d+ days late$/);
  await expect(page).toHaveURL(/review-applications\/app_/);
  // The list is gone.
  await expect(late).toHaveCount(1);
  const assign = main(page)
    .getByRole('button', { name: /reviewer/i })
    .first();
  const top = async (of: Locator): Promise<number> => (await of.boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => Math.abs((await top(late)) - (await top(assign)))).toBeLessThan(12);
});
