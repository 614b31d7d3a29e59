import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility-violations.ts';
import { newApplicant } from './support/new-applicant.ts';
import { decide, declareNoConflict, sendBaseApplication } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';

const open = async (page: Page): Promise<Locator> => {
  await page.goto(
    '/workspace/review-applications?view=ALL&fund=CREDIT_FUND&status=RECOMMENDED&sort=submittedAt&order=ASC',
  );
  const main = page.getByRole('main');
  await main.locator('[data-row] a').first().click();
  await expect(main.getByRole('tablist')).toBeVisible();
  return main;
};

/** Chooses what is in the menu of the decision bar. */
const choose = async (main: Locator, name: string): Promise<Locator> => {
  await main.getByRole('button', { name: 'More' }).click();
  await main.page().getByRole('menuitem', { name }).click();
  return main.getByRole('region', { name: /\?$/ });
};

const act = async (main: Locator, name: string, field: string, text: string): Promise<void> => {
  const panel = await choose(main, name);
  await panel.getByLabel(field).fill(text);
  await panel.getByRole('button', { name }).click();
  await expect(panel).toBeHidden();
};

test('a decision is written beside the file, and who was overtaken reads by what', async ({ as }) => {
  const main = await open(await as('manager'));
  const page = main.page();
  const panel = await choose(main, 'Put on hold');
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Put on hold' })).toBeInViewport();
  const file = main.getByLabel('Document', { exact: true });
  await expect(file).toBeInViewport();
  const [left, right] = [await file.boundingBox(), await panel.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await expect(main.getByRole('tab', { name: 'Answers' })).toBeInViewport();
  await panel.getByLabel('Message to the applicant').fill('We wait for the audited accounts.');
  expect(await violations(page)).toEqual([]);

  const other = await open(await as('admin'));
  await act(other, 'Put on hold', 'Message to the applicant', 'The ministry asked for time.');
  await other.getByRole('button', { name: 'Release from hold' }).click();
  const release = other.getByRole('region', { name: /\?$/ });
  await release.getByLabel('Comment for the staff').fill('The ministry has answered.');
  await release.getByRole('button', { name: 'Release from hold' }).click();
  await expect(release).toBeHidden();

  await panel.getByRole('button', { name: 'Put on hold' }).click();
  const told = panel.getByRole('status').filter({ hasText: 'Somebody else was faster' });
  await expect(told).toContainText('Put on hold');
  await expect(told).toContainText('The ministry has answered.');
  await expect(panel.getByLabel('Message to the applicant')).toHaveValue('We wait for the audited accounts.');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Put on hold' }).click();
  await expect(panel).toBeHidden();
  // A notice stays while a pointer is on it; it leaves free what is pressed next.
  const notice = page
    .getByRole('status')
    .filter({ hasText: /Your decision on CF-\d{4}-\d{6} has been recorded/ });
  await notice.hover();
  const top = (await main.getByRole('button', { name: 'Release from hold' }).boundingBox())?.y ?? 0;
  const said = await notice.boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(top);
  await expect(main.getByText('On Hold', { exact: true }).first()).toBeVisible();

  // Left as it was found, for the other tests.
  await main.getByRole('button', { name: 'Release from hold' }).click();
  await panel.getByLabel('Comment for the staff').fill('The accounts are here.');
  await panel.getByRole('button', { name: 'Release from hold' }).click();
  await expect(panel).toBeHidden();
});

test('on a phone the tabs of a manager stand in one line, and a decision is written in the page', async ({
  as,
}) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  const main = await open(page);
  expect((await main.getByRole('tablist').boundingBox())?.height).toBeLessThanOrEqual(45);
  const panel = await choose(main, 'Put on hold');
  await expect(panel.getByRole('heading')).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByRole('button', { name: 'More' })).toBeInViewport();
});

test('the letter to the applicant is previewed before it is sent, as the server writes it', async ({
  as,
}) => {
  const page = await as('manager');
  const main = await open(page);
  const panel = await choose(main, 'Put on hold');
  const title = panel.getByText('Preview of the letter');
  await title.click();
  await expect(panel.getByText('Complete the fields above first')).toBeVisible();
  await expect(panel.getByLabel('Message to the applicant')).toHaveAttribute('aria-invalid', 'true');
  await panel.getByLabel('Message to the applicant').fill('We wait for the audited accounts.');
  await panel.getByRole('button', { name: 'Show it again' }).click();
  const letter = panel.locator('details [lang]');
  await expect(letter).toContainText('> We wait for the audited accounts.');
  await expect(letter).toHaveAttribute('dir', /^(ltr|rtl)$/);
  expect(await violations(page)).toEqual([]);
  await panel.getByLabel('Message to the applicant').fill('We wait for the accounts of 2025.');
  await expect(panel.getByText('The fields have changed since.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await panel.getByRole('button', { name: 'Show it again' }).click();
  await expect(letter).toContainText('> We wait for the accounts of 2025.');
  expect(await violations(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByText('On Hold', { exact: true })).toHaveCount(0);
});

test('mails that were sent stand on the file with their words', async ({ as }) => {
  const page = await as('manager');
  const main = await open(page);
  const panel = await choose(main, 'Put on hold');
  await panel.getByLabel('Message to the applicant').fill('We wait for the letter of the bank.');
  await panel.getByText('Preview of the letter').click();
  await expect(panel.locator('details [lang]')).toContainText('> We wait for the letter of the bank.');
  const text = (await panel.locator('details [lang] p').allTextContents()).join('');
  await panel.getByRole('button', { name: 'Put on hold' }).click();
  await expect(panel).toBeHidden();
  await main.getByRole('tab', { name: 'History' }).click();
  const mails = main.getByRole('region', { name: 'Mails to the applicant' });
  await mails.locator('summary').first().click();
  const sent = mails.locator('details[open] [dir]').last();
  await expect(sent).toContainText('> We wait for the letter of the bank.');
  expect((await sent.locator('p').allTextContents()).join('')).toBe(text);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sent).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

  // Left as it was found, for the other tests.
  await main.getByRole('button', { name: 'Release from hold' }).click();
  await panel.getByLabel('Comment for the staff').fill('The letter is here.');
  await panel.getByRole('button', { name: 'Release from hold' }).click();
  await expect(panel).toBeHidden();
});

test('a letter in Arabic reads from right to left inside an English page', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/workspace/review-applications?view=ALL&fund=CREDIT_FUND&status=RETURNED');
  const main = page.getByRole('main');
  await main
    .locator('[data-row] a')
    .filter({ hasText: /\p{Script=Arabic}/u })
    .first()
    .click();
  await expect(main.getByRole('tablist')).toBeVisible();
  const panel = await choose(main, 'Put on hold');
  await panel.getByLabel('Message to the applicant').fill('We wait for the audited accounts.');
  await panel.getByText('Preview of the letter').click();
  const letter = panel.locator('details [lang="ar"][dir="rtl"]');
  await expect(letter).toContainText(/\p{Script=Arabic}/u);
  await expect(letter).toContainText('> We wait for the audited accounts.');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page)).toEqual([]);
  }
});

test('each button below the scores keeps its words in one line at 1440 px', async ({ page, as }) => {
  await newApplicant(page);
  const { id } = await sendBaseApplication(page, 'Scores in one line');
  const [manager, reviewer] = [await as('manager'), await as('reviewer')];
  await manager.goto('/robots.txt');
  await decide(manager, id, { decision: 'START_REVIEW' });
  await reviewer.goto('/robots.txt');
  await declareNoConflict(reviewer, id);
  await reviewer.setViewportSize({ width: 1440, height: 900 });
  await reviewer.goto(`/workspace/review-applications/${id}`);
  const bar = reviewer.getByRole('main').locator('[data-bar]');
  await expect(bar.getByRole('button', { name: 'Advise against' })).toBeVisible();
  const heights = await bar
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights).toEqual(heights.map(() => 40));
});
