import type { Page } from '@playwright/test';
import { password } from '../support/accounts.ts';
import { isHydrated } from '../support/hydrated.ts';
import { newApplicant } from '../support/new-applicant.ts';
import { samplePdf } from '../support/pdf.ts';
import { callApi, completeBaseForm, sendBaseApplication } from '../support/portal-api.ts';
import { scoreEveryCriterion } from '../support/score-and-recommend.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** Goes on with Tab until the focus is on what is looked for. */
const tabTo = async (page: Page, name: RegExp) => {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const element = document.activeElement;
      // Between the last part and the first one nothing has the focus, and the body holds all words.
      if (!(element instanceof HTMLElement) || element === document.body) return '';
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
      return `${label ?? element.innerText ?? ''} ${element.getAttribute('aria-label') ?? ''}`.trim();
    });
    if (name.test(reached)) return;
  }
  throw new Error(`${name} was not reached with Tab`);
};

test('an application is begun, answered, corrected and sent with the keyboard alone', async ({ page }) => {
  const email = await newApplicant(page);
  // Who signs in on the page goes on from its heading, not from the top of a page just loaded.
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await signIn(page, email, password, false);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('My Applications');
  // The button stands below it.
  await expect(main(page).getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await tabTo(page, /Create new application/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Base Fund' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('New Base Fund application');
  await tabTo(page, /^Eligibility$/);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Eligibility');
  const yes = main(page).getByRole('radio', { name: 'Yes' });
  await expect(yes).toHaveCount(5);
  for (let question = 0; question < 5; question += 1) {
    await tabTo(page, /^Yes/);
    await page.keyboard.press('Space');
    await expect(yes.nth(question)).toBeChecked();
  }
  await tabTo(page, /^Save and continue/);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Organisation');
  await tabTo(page, /^Save and continue/);
  await page.keyboard.press('Enter');
  // The first wrong field takes the focus.
  const type = main(page).getByLabel('Type of applicant');
  await expect(type).toBeFocused();
  await page.keyboard.press('m');
  await expect(type).not.toHaveValue('');
  await tabTo(page, /^Name of the organisation/);
  await page.keyboard.type('Ministry of Trade, example');
  await expect(main(page).getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByLabel('Name of the organisation')).toHaveValue('Ministry of Trade, example');

  // The rest by calls, but for the last document: the same keys again. The form is left, so that it saves no more.
  await page.goto('/workspace/my-applications');
  await expect(main(page).getByRole('article')).toHaveCount(1);
  const { draftId } = await callApi<{ draftId: string }>(
    page,
    'GET',
    '/application/isApplicationInProgress?fundId=fund_base',
  );
  await completeBaseForm(page, draftId, `Keys of ${email}`, ['eligibility']);
  await page.goto('/application/fund_base/documents');
  await expect(main(page).getByRole('button', { name: /^Remove / })).toHaveCount(3);
  // Before the key: until the browser has the event, it opens a dialog that nobody sees.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^Budget/);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({
    name: 'budget.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf('2027: 100,000'),
  });
  await expect(main(page).getByRole('button', { name: 'Remove budget.pdf' })).toBeVisible();
  for (const next of ['Declarations', 'Check your answers']) {
    await tabTo(page, /^Save and continue/);
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(next);
  }
  await tabTo(page, /^Send application/);
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText(/BF-\d{4}-\d{6}/);
});

test('a reviewer declares, scores and recommends with the keyboard alone', async ({ page, as }) => {
  const title = `Read by keys ${await newApplicant(page)}`;
  const { number } = await sendBaseApplication(page, title);
  const reviewer = await as('reviewer');
  const workspace = main(reviewer);
  await reviewer.goto(`/workspace/review-applications?search=${number}`);
  await expect(workspace.getByRole('link', { name: title })).toBeVisible();
  await tabTo(reviewer, new RegExp(`^${title}`));
  await reviewer.keyboard.press('Enter');
  await expect(workspace.getByRole('radio', { name: /No, I have no conflict/ })).toBeVisible();
  await tabTo(reviewer, /^No, I have no conflict/);
  await reviewer.keyboard.press('Space');
  await tabTo(reviewer, /^Sign the declaration/);
  await reviewer.keyboard.press('Enter');
  // A group of points is one stop.
  await workspace
    .getByRole('radio', { name: /: 0 points of 5$/ })
    .first()
    .focus();
  await reviewer.keyboard.press('Tab');
  await expect(workspace.getByRole('textbox', { name: /^Justification/ }).first()).toBeFocused();
  await workspace.getByRole('tab', { selected: true }).focus();
  await scoreEveryCriterion(reviewer);
  await tabTo(reviewer, /^Recommend$/);
  await reviewer.keyboard.press('Enter');
  const panel = workspace.getByRole('region', { name: 'Recommend this application?' });
  await expect(panel).toBeVisible();
  await tabTo(reviewer, /^Amount recommended/);
  await reviewer.keyboard.insertText('240000');
  await tabTo(reviewer, /^Recommend$/);
  await reviewer.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(workspace.getByText('Recommended', { exact: true }).first()).toBeVisible();
});

test('arrow keys go through the countries, and only the one where they stop is added', async ({ page }) => {
  await newApplicant(page);
  await page.goto('/application/fund_base/project');
  await isHydrated(page);
  const added = main(page).getByRole('button', { name: /^Remove/ });
  const list = main(page).getByLabel('Countries that benefit');
  await expect(list.getByRole('option', { name: 'Kenya' })).toBeAttached();
  await list.focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(added).toHaveText(['Benin']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(added).toHaveText(['Benin', 'Kenya']);
});
