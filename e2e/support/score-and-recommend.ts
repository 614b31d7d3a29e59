import { expect, type Page } from '@playwright/test';

/** What is pressed here, in English. */
const english = { justification: /Justification for/, recommend: 'Recommend', amount: 'Amount recommended' };

/** A reviewer in the review workspace of an application gives every criterion 4 points, with the keyboard alone. */
export const scoreEveryCriterion = async (page: Page, words = english): Promise<void> => {
  const fields = page.getByRole('main').getByRole('textbox', { name: words.justification });
  await expect(fields.first()).toBeVisible();
  for (let left = await page.locator('[data-criterion]').count(); left > 0; left -= 1) {
    await page.keyboard.press('4');
    // One is open at a time.
    await expect(fields.first()).toBeFocused();
    await page.keyboard.insertText('The annex shows it line by line, with its sources.');
    await page.keyboard.press('Tab');
  }
};

/** Scores every criterion and recommends an amount. */
export const scoreAndRecommend = async (page: Page, amount: string, words = english): Promise<void> => {
  const main = page.getByRole('main');
  await scoreEveryCriterion(page, words);
  await main.getByRole('button', { name: words.recommend, exact: true }).click();
  const panel = main.getByRole('region', { name: /[?؟]$/ });
  await panel.getByLabel(words.amount).fill(amount);
  await panel.getByRole('button', { name: words.recommend }).click();
  await expect(panel).toBeHidden();
};
