import { expect, test } from './support/test.ts';

test('two steps back from unsaved words are both taken back, and the skip link keeps the question', async ({
  as,
}) => {
  const page = await as('beneficiary');
  const main = page.getByRole('main');
  await page.goto('/workspace/login-history');
  const menu = page.getByRole('navigation', { name: 'Workspace menu' });
  await menu.getByRole('link', { name: 'My Applications' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My Applications');
  await menu.getByRole('link', { name: 'Profile' }).click();
  const name = main.getByLabel('First name');
  await name.fill('Wanjiru Unsaved');
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/workspace\/profile$/);
  await expect(name).toHaveValue('Wanjiru Unsaved');

  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My Applications');
  await expect(page).toHaveURL(/\/workspace\/my-applications$/);
});
