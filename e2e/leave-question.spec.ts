import { newApplicant } from './support/new-applicant.ts';
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

test('signing out without a connection asks what becomes of the words that only this device has', async ({
  page,
  watch,
}) => {
  // The home page that it ends at is not on the device.
  watch.allow(/Failed to load resource|Area public-site .* failed/);
  const title = page.getByRole('main').getByLabel('Project title');
  const onDevice = () => page.evaluate(() => JSON.stringify(localStorage));
  await newApplicant(page);
  await page.goto('/application/fund_base/project');
  await title.fill('Known to the Fund');
  await expect(
    page
      .getByRole('main')
      .getByText(/^Saved/)
      .first(),
  ).toBeVisible();
  await page.context().setOffline(true);
  await title.fill('Only here');
  await expect.poll(onDevice).toContain('Only here');
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(title).toHaveValue('Only here');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Sign out and remove it' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await onDevice()).not.toContain('Only here');
});
