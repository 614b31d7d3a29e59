import type { Page, Route } from '@playwright/test';
import { password } from '../support/accounts.ts';
import { isHydrated } from '../support/hydrated.ts';
import { newApplicant } from '../support/new-applicant.ts';
import { callApi, sendBaseApplication } from '../support/portal-api.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

const expired = (route: Route) =>
  route.fulfill({
    status: 401,
    json: {
      error: 'token_expired',
      error_description: 'Access token expired',
      message: 'Access token expired',
    },
  });

test('a session that ends in mid-form leads back to the same field with every word', async ({ page }) => {
  const email = await newApplicant(page);
  await page.goto('/application/fund_credit/project');
  await main(page).getByLabel('Project title').fill('Mill in Kisumu');
  await expect(main(page).getByText(/^Saved/)).toBeInViewport();
  // On a phone, too, however far down the form is.
  await page.setViewportSize({ width: 390, height: 844 });
  await main(page).getByRole('button', { name: 'Save and continue' }).scrollIntoViewIfNeeded();
  await expect(main(page).getByLabel('Project title')).not.toBeInViewport();
  await expect(main(page).getByText(/^Saved/)).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/api/application/draft', expired, { times: 1 });
  const city = main(page).getByLabel('City of the project');
  await city.fill('Kisumu');
  await expect(page).toHaveURL(/\/auth\/session-expired/);
  await main(page)
    .getByRole('link', { name: /sign in/i })
    .click();
  await main(page).getByLabel('E-mail address').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/application\/fund_credit\/project/);
  await expect(city).toBeFocused();
  await expect(city).toHaveValue('Kisumu');
  await expect(city).toBeInViewport();
  await expect(main(page).getByText(/^Saved/)).toBeInViewport();
  const stored = async () => {
    const { draftId } = await callApi<{ draftId: string }>(
      page,
      'GET',
      '/application/isApplicationInProgress?fundId=fund_credit',
    );
    return callApi(page, 'GET', `/application/draft?id=${draftId}`);
  };
  await expect.poll(stored).toMatchObject({ answers: { project: { city: 'Kisumu' } } });
});

test('a session that another tab finds over leads back here, too, with every word', async ({
  page,
  context,
}) => {
  const email = await newApplicant(page);
  const { id } = await sendBaseApplication(page, `Two tabs ${email}`);
  await page.goto(`/workspace/my-applications/${id}`);
  const message = main(page).getByLabel('Your message');
  await isHydrated(page);
  await message.fill('Our account is with the Kenya Trade Bank.');
  const other = await context.newPage();
  await other.goto('/workspace/my-applications');
  await other.route('**/api/application/fund/*', expired, { times: 1 });
  await main(other).getByRole('link', { name: 'Open application' }).click();
  await expect(other).toHaveURL(/\/auth\/session-expired/);
  await expect(page).toHaveURL(/\/auth\/session-expired/);
  // It would be signed in with this one, and may open the same form first.
  await other.close();
  await main(page)
    .getByRole('link', { name: /sign in/i })
    .click();
  await main(page).getByLabel('E-mail address').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/workspace/my-applications/${id}`);
  await expect(message).toHaveValue('Our account is with the Kenya Trade Bank.');
  await expect(message).toBeFocused();
});

test('who signs out in one tab is asked first about what another has not sent', async ({ page, context }) => {
  const email = await newApplicant(page);
  const { id } = await sendBaseApplication(page, `Two tabs, one left ${email}`);
  await page.goto(`/workspace/my-applications/${id}`);
  await isHydrated(page);
  await main(page).getByLabel('Your message').fill('Our account is with the Kenya Trade Bank.');
  const other = await context.newPage();
  await other.goto('/workspace/my-applications');
  const logout = other.getByRole('button', { name: 'Logout' });
  await logout.click();
  const question = other.getByRole('alertdialog', { name: 'Another tab has unsaved text' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByLabel('Your message')).toHaveValue('');
  await logout.click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
});
