import type { Page } from '@playwright/test';
import { violations } from './support/accessibility-violations.ts';
import { newApplicant } from './support/new-applicant.ts';
import { decide, declareNoConflict, prepareCreditForm, sendBaseApplication } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';

/**
 * Every state of applying and reviewing in one or two of the four languages that no journey is in: together they see
 * all four, and the longest words where room is least. Colours are the same in every language.
 */
type Language = 'fr' | 'es' | 'pt' | 'sw';

const open = async (page: Page, language: Language, path: string) => {
  // The last that was added has the last word.
  await page.addInitScript((chosen) => localStorage.setItem('portal_language', chosen), language);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};

/** `narrowed` does what only a phone needs. */
const nothingFound = async (page: Page, state: string, narrowed = async () => {}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) await narrowed();
    const found = await violations(page, { within: 'main', without: ['color-contrast'] });
    expect.soft(found, `${state} at ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wide, `${state} at ${width} px sticks out`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('axe finds nothing on what an applicant sees and on its review, in the other languages', async ({
  page,
  as,
}) => {
  const email = await newApplicant(page);
  const { id } = await sendBaseApplication(page, `Every language ${email}`);
  await prepareCreditForm(page, `Every language ${email}`);
  const main = page.getByRole('main');
  await open(page, 'es', '/workspace/my-applications');
  await expect(main.getByRole('article')).toHaveCount(2);
  await nothingFound(page, 'my applications');
  await open(page, 'pt', '/application/fund_credit');
  await nothingFound(page, 'task list');
  await open(page, 'sw', '/application/fund_credit/financing');
  await main.locator('form button[type=submit]').click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await nothingFound(page, 'section with errors');
  await open(page, 'fr', '/application/fund_credit/check');
  await nothingFound(page, 'check page');
  await open(page, 'es', `/workspace/my-applications/${id}`);
  await nothingFound(page, 'sent application');

  const manager = await as('manager');
  const reviewer = await as('reviewer');
  const file = `/workspace/review-applications/${id}`;
  await manager.goto('/robots.txt');
  await decide(manager, id, { decision: 'START_REVIEW' });
  await open(manager, 'es', '/workspace/review-applications');
  await expect(manager.locator('[data-row]').first()).toBeVisible();
  await nothingFound(manager, 'queue of a manager');
  await open(manager, 'sw', '/workspace/ranking?fund=fund_credit');
  await expect(manager.locator('[data-row]').first()).toBeVisible();
  await nothingFound(manager, 'ranking');
  await open(manager, 'pt', file);
  await manager.getByRole('main').getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(manager.getByRole('main').locator('input[type=date]')).toBeVisible();
  await nothingFound(manager, 'decision');

  await open(reviewer, 'fr', '/workspace/review-applications');
  await expect(reviewer.locator('[data-row]').first()).toBeVisible();
  await nothingFound(reviewer, 'queue of a reviewer');
  await open(reviewer, 'es', file);
  await expect(reviewer.getByRole('main').getByRole('radio').first()).toBeVisible();
  await nothingFound(reviewer, 'declaration');
  await declareNoConflict(reviewer, id);
  await open(reviewer, 'sw', file);
  await expect(reviewer.locator('.pdfViewer canvas').first()).toHaveAttribute('width', /\d{3}/);
  await nothingFound(reviewer, 'document and scores', async () => {
    await reviewer.getByRole('button', { name: /^Hati \(/ }).click();
    await expect(reviewer.locator('.pdfViewer')).toBeVisible();
  });
});
