import { expect, type Page } from '@playwright/test';

/** How the desk calls what is pressed here. */
const english = { justification: /Justification for/, recommend: 'Recommend', amount: 'Amount recommended' };

/** A reviewer at the desk of a file scores every criterion by its digit and recommends an amount. */
export const scoreAndRecommend = async (page: Page, amount: string, words = english): Promise<void> => {
  const desk = page.getByRole('main');
  const recommend = desk.getByRole('button', { name: words.recommend, exact: true });
  const fields = desk.getByRole('textbox', { name: words.justification });
  await expect(fields.first()).toBeVisible();
  for (let left = await fields.count(); left > 0; left -= 1) {
    await page.keyboard.press('4');
    // What is done closes, so the first that is open is the next.
    await expect(fields.first()).toBeFocused();
    await page.keyboard.insertText('The annex shows it line by line, with its sources.');
    await page.keyboard.press('Tab');
  }
  await recommend.click();
  const panel = desk.getByRole('region', { name: /[?؟]$/ });
  await panel.getByLabel(words.amount).fill(amount);
  await panel.getByRole('button', { name: words.recommend }).click();
  await expect(panel).toBeHidden();
};
