import { expect, type Page } from '@playwright/test';
import { codeSentTo } from './mailbox.ts';

/** Signs in through the page as a person would, second factor included, up to the landing page. */
export const signIn = async (page: Page, email: string, password: string, withCode: boolean) => {
  const since = Date.now() - 1000;
  await page.goto('/auth/sign-in');
  await page.getByLabel('E-mail', { exact: false }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /log in|sign in/i })
    .click();
  if (withCode) {
    const code = await codeSentTo(page.request, email, since);
    await page.getByLabel(/code/i).first().fill(code);
    await page
      .getByRole('main')
      .getByRole('button', { name: /verify|continue|confirm/i })
      .click();
  }
  await expect(page).toHaveURL(/\/workspace/);
};
