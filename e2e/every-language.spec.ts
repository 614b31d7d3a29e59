import type { Page } from '@playwright/test';
import { violations } from './support/accessibility-violations.ts';
import { changeLanguage, languages } from './support/change-language.ts';
import { newApplicant } from './support/new-applicant.ts';
import { decide, declareNoConflict, prepareCreditForm, sendBaseApplication } from './support/portal-api.ts';
import { inLanguage } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

/**
 * Every state of applying and reviewing in six languages, on a wide screen and a phone. Colours are the same in every
 * language: the journeys look at them.
 */
const open = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(inLanguage(path, 'en'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};

/** `narrowed` does what only a phone needs. */
const nothingFound = async (page: Page, state: string, narrowed?: () => Promise<void>) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await narrowed?.();
  let widths = [390, 1440];
  for (const language of languages) {
    await changeLanguage(page, language);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await violations(page, { within: 'main', without: ['color-contrast'] });
      expect.soft(found, `${state} at ${width} px in ${language}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wide, `${state} at ${width} px in ${language} sticks out`).toBeLessThanOrEqual(0);
    }
    // The next language begins at the width where this one ends.
    widths = widths.toReversed();
  }
};

test('axe finds nothing on what an applicant sees, in every language', async ({ page, as }) => {
  const email = await newApplicant(page);
  const main = page.getByRole('main');
  await open(page, '/workspace/my-applications');
  await nothingFound(page, 'no applications');
  const { id } = await sendBaseApplication(page, `Every language ${email}`);
  await prepareCreditForm(page, `Every language ${email}`);
  await open(page, '/application/fund_credit');
  await nothingFound(page, 'task list');
  await open(page, '/application/fund_credit/financing');
  await main.locator('form button[type=submit]').click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await nothingFound(page, 'section with errors');
  await open(page, '/application/fund_credit/documents');
  await nothingFound(page, 'documents');
  await open(page, '/application/fund_credit/check');
  await nothingFound(page, 'check page');
  await open(page, `/workspace/my-applications/${id}/people`);
  await nothingFound(page, 'people');
  const manager = await as('manager');
  await manager.goto('/robots.txt');
  await decide(manager, id, { decision: 'START_REVIEW' });
  await decide(manager, id, {
    decision: 'RETURN',
    requests: [{ section: 'organisation', text: 'Who leads it?' }],
  });
  await open(page, '/workspace/my-applications');
  await expect(main.getByRole('article')).toHaveCount(2);
  await nothingFound(page, 'my applications');
  await open(page, `/workspace/my-applications/${id}`);
  await nothingFound(page, 'returned application');
});

test('axe finds nothing on what a manager sees, in every language', async ({ page, as }) => {
  const email = await newApplicant(page);
  const { id } = await sendBaseApplication(page, `Every language ${email}`);
  const manager = await as('manager');
  const main = manager.getByRole('main');
  await manager.goto('/robots.txt');
  await decide(manager, id, { decision: 'START_REVIEW' });
  await open(manager, '/workspace/review-applications');
  await main.locator('[data-row]').first().getByRole('checkbox').check();
  await nothingFound(manager, 'queue with a selection');
  await open(manager, '/workspace/ranking?fund=fund_credit');
  await main
    .getByRole('button', { name: /^Decide on/ })
    .first()
    .click();
  await nothingFound(manager, 'ranking beside a decision');
  await open(manager, '/workspace/workload');
  await nothingFound(manager, 'workload');
  const file = `/workspace/review-applications/${id}`;
  await open(manager, file);
  await main.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(main.locator('input[type=date]')).toBeVisible();
  await nothingFound(manager, 'decision');
});

test('axe finds nothing on what a reviewer sees, in every language', async ({ page, as }) => {
  const email = await newApplicant(page);
  const { id } = await sendBaseApplication(page, `Every language ${email}`);
  const manager = await as('manager');
  const reviewer = await as('reviewer');
  const main = reviewer.getByRole('main');
  const file = `/workspace/review-applications/${id}`;
  await manager.goto('/robots.txt');
  await decide(manager, id, { decision: 'START_REVIEW' });
  await open(reviewer, '/workspace/review-applications');
  await expect(main.locator('[data-row]').first()).toBeVisible();
  await nothingFound(reviewer, 'queue');
  await open(reviewer, file);
  await expect(main.getByRole('radio').first()).toBeVisible();
  await nothingFound(reviewer, 'declaration');
  await declareNoConflict(reviewer, id);
  let downloads = 0;
  reviewer.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/file')) downloads += 1;
  });
  await open(reviewer, file);
  await expect(main.locator('.pdfViewer canvas').first()).toHaveAttribute('width', /\d{3}/);
  const once = downloads;
  await nothingFound(reviewer, 'document and scores', async () => {
    await main.getByRole('button', { name: /^Documents \(/ }).click();
    await expect(main.locator('.pdfViewer')).toBeVisible();
  });
  expect(downloads, 'a document is the same in every language').toBe(once);
});

test('at 1024 px no word of a step is broken, and a long title leaves the name of the fund in one line', async ({
  as,
}) => {
  const page = await as('beneficiary');
  await page.setViewportSize({ width: 1024, height: 900 });
  const main = page.getByRole('main');
  const steps = main.locator('ol > li[aria-current=step]').locator('..');
  await page.goto('/workspace/my-applications');
  for (const language of languages) {
    await changeLanguage(page, language);
    await expect(steps.first()).toBeVisible();
    const broken = await steps.locator('p').evaluateAll((all) =>
      all.flatMap((name) => {
        const text = name.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, language).toEqual([]);
  }
  await page.goto('/application/fund_credit');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const name = page.getByRole('banner').locator('a[href="/"] span span').first();
  for (const language of languages) {
    await changeLanguage(page, language);
    const lines = await name.evaluate((text) => text.getClientRects()[0]?.height ?? 0);
    expect(lines, language).toBeLessThan(30);
  }
});
