import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { violations } from './support/accessibility-violations.ts';
import { expect, test } from './support/test.ts';

const list = '/workspace/review-applications?view=ALL&status=SUBMITTED&status=APPROVED&sort=status&order=ASC';

test('bulk with partial failure', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(list);
  const main = page.getByRole('main');
  const rowsOf = (status: string) => main.locator('[data-row]').filter({ hasText: status });
  // Others have a reviewer by now, who then could not be taken back.
  const submitted = rowsOf('Submitted')
    .filter({ hasNotText: /\d\/\d/ })
    .first();
  const numberIn = async (row: Locator) => (await row.locator('bdi').first().innerText()).trim();
  const number = await numberIn(submitted);
  // By its number: others are approved meanwhile.
  const approved = main.locator('[data-row]').filter({ hasText: await numberIn(rowsOf('Approved').first()) });
  await submitted.getByRole('checkbox').check();
  await approved.getByRole('checkbox').check();
  const bar = main.getByRole('group', { name: 'Selected applications' });
  await expect(bar.getByRole('status')).toHaveText('2 selected');

  await bar.getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who else reviews the selection (2)?' });
  const box = dialog.getByRole('checkbox').first();
  await box.check({ force: true });
  // With a tick that the browser draws, not a filled square as of a choice of one.
  await expect(box).toHaveCSS('appearance', 'auto');
  await dialog.getByRole('button', { name: 'Assign' }).click();

  const outcome = main.getByRole('region', { name: /1 done, 1 not$/ });
  await expect(outcome).toBeFocused();
  await expect(outcome.getByRole('listitem').filter({ hasText: number })).toContainText('assigned');
  await expect(outcome.getByRole('listitem').filter({ hasNotText: number })).toContainText('Not done:');
  expect(await violations(page)).toEqual([]);
  // What was not done stays selected; what was done shows its reviewer.
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  await expect(approved.getByRole('checkbox')).toBeChecked();
  await expect(main.locator('[data-row]').filter({ hasText: number })).toContainText(/\d\/\d/);
  await outcome.getByRole('button', { name: 'Undo 1' }).click();
  await expect(outcome).toBeHidden();
  await expect(main.locator('[data-row]').filter({ hasText: number })).not.toContainText(/\d\/\d/);

  await approved.getByRole('checkbox').check();
  const all = bar.getByRole('button', { name: /^Select all/ });
  const total = Number((await all.innerText()).replace(/\D/g, ''));
  await all.click();
  await expect(bar.getByRole('status')).toHaveText(`${total} selected`);
  await bar.getByRole('button', { name: 'Send back' }).click();
  const back = page.getByRole('dialog', { name: `Send the selection (${total}) back to review?` });
  await back.getByRole('textbox').fill('Please look again.');
  await back.getByRole('button', { name: 'Send back' }).click();
  const refused = main.getByRole('region', { name: `Send back: 0 done, ${total} not` });
  await expect(refused).toBeFocused();
  // However many are refused, the list and its filters stay where they are.
  expect(await main.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(refused).toBeHidden();
  await expect(bar).toBeFocused();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toBeHidden();
  await expect(main.locator('[data-row] a').first()).toBeFocused();
});

test('what is recommended goes back to review, and what is not says why it does not', async ({ as }) => {
  const page = await as('manager');
  await page.goto(
    '/workspace/review-applications?view=ALL&fund=BASE_FUND&status=RECOMMENDED&status=SUBMITTED&sort=status',
  );
  const main = page.getByRole('main');
  const rowOf = (text: string) => main.locator('[data-row]').filter({ hasText: text });
  const numberOf = async (status: string) =>
    (await rowOf(status).first().locator('bdi').first().innerText()).trim();
  const [recommended, submitted] = [await numberOf('Recommended'), await numberOf('Submitted')];
  for (const number of [recommended, submitted]) await rowOf(number).getByRole('checkbox').check();
  const bar = main.getByRole('group', { name: 'Selected applications' });
  await bar.getByRole('button', { name: 'Send back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send the selection (2) back to review?' });
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox').fill('Please look at the new figures.');
  await dialog.getByRole('button', { name: 'Send back' }).click();

  const outcome = main.getByRole('region', { name: 'Send back: 1 done, 1 not' });
  await expect(outcome.getByRole('listitem').filter({ hasText: recommended })).toContainText('sent back');
  await expect(outcome.getByRole('listitem').filter({ hasText: submitted })).toContainText('Not done:');
  await expect(rowOf(recommended)).toBeHidden();
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  await outcome.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(bar).toBeFocused();
  await page.goto(`/workspace/review-applications?view=ALL&search=${recommended}`);
  await expect(rowOf(recommended)).toContainText('Under Review');
});

test('after a change that was done with all the first row has the focus', async ({ as }) => {
  const page = await as('manager');
  await page.goto(
    '/workspace/review-applications?view=ALL&fund=BASE_FUND&status=NOT_RECOMMENDED&status=APPROVED',
  );
  const main = page.getByRole('main');
  await main
    .locator('[data-row]')
    .filter({ hasText: 'Not Recommended' })
    .first()
    .getByRole('checkbox')
    .check();
  const bar = main.getByRole('group', { name: 'Selected applications' });
  await bar.getByRole('button', { name: 'Send back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Please look at the new figures.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog).toBeHidden();
  await expect(bar).toBeHidden();
  await expect(main.locator('[data-row] a').first()).toBeFocused();
});

test('the file of a selection has exactly its rows', async ({ as }) => {
  const page = await as('manager');
  await page.goto(list);
  const main = page.getByRole('main');
  const rows = main.locator('[data-row]');
  await expect(rows.nth(2)).toBeVisible();
  const numbers = await rows
    .locator('bdi:first-of-type')
    .filter({ hasText: /^[BC]F-/ })
    .allInnerTexts();
  const chosen = [numbers[0] ?? '', numbers[2] ?? ''];
  for (const number of chosen) await rows.filter({ hasText: number }).getByRole('checkbox').check();
  const arriving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export 2', exact: true }).click();
  const file = await (await arriving).path();
  const [, ...written] = (await readXlsx(await readFile(file))).sheets[0]?.rows ?? [];
  expect(written.map(([number]) => number).toSorted()).toEqual(chosen.toSorted());
});

test('on a phone rows are selected after a press on Select', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list);
  const main = page.getByRole('main');
  const cards = main.locator('[data-row]');
  await expect(cards.first()).toBeVisible();
  await expect(cards.getByRole('checkbox')).toHaveCount(0);
  await main.getByRole('button', { name: 'Select', exact: true }).click();
  await cards.getByRole('checkbox').first().check();
  const bar = main.getByRole('group', { name: 'Selected applications' });
  await expect(bar.getByRole('button', { name: 'Send back' })).toBeInViewport();
  const heights = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(120);
  expect(await violations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(cards.getByRole('checkbox')).toHaveCount(0);
});
