import { expect, type Page } from '@playwright/test';
import { codeSentTo } from './mailbox.ts';

/** Signs in through the page as a person would, second factor included, up to the landing page. */
export const signIn = async (page: Page, email: string, password: string, withCode: boolean) => {
  const since = Date.now() - 1000;
  await page.goto('/auth/sign-in');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail address').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Continue' }).click();
  if (withCode) {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/code/i);
    // The sixth digit sends the code by itself.
    await main.getByRole('textbox', { name: /code/i }).fill(await codeSentTo(page.request, email, since));
  }
  await expect(page).toHaveURL(/\/workspace/);
};
