import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility-violations.ts';
import { newApplicant } from '../support/new-applicant.ts';
import { callApi, sendBaseApplication } from '../support/portal-api.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a closed application is begun anew with its answers, and without its papers', async ({ page }) => {
  const email = await newApplicant(page);
  const title = `Single window ${email}`;
  const { id, number } = await sendBaseApplication(page, title);
  const { rowVersion } = await callApi<{ rowVersion: number }>(page, 'GET', `/application/fund/${id}`);
  await callApi(page, 'POST', `/application/withdraw/${id}`, { rowVersion });

  await page.goto('/workspace/my-applications?state=CLOSED');
  const card = main(page).getByRole('article', { name: title });
  await card.getByRole('link', { name: 'Apply again with these answers' }).click();
  await expect(main(page).getByText(`Begun with the answers of ${number}`)).toBeVisible();
  await expect(main(page).getByText(/^Saved/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/application/fund_base/project');
  await expect(main(page).getByLabel('Project title')).toHaveValue(title);
  await page.goto('/application/fund_base');
  await expect(main(page)).toContainText('0 of 3 required files');
  await main(page).getByRole('link', { name: 'Declarations', exact: true }).click();
  await expect(main(page).getByRole('checkbox').first()).not.toBeChecked();
});
