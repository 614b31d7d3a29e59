import type { Page } from '@playwright/test';
import { newApplicant } from '../support/new-applicant.ts';
import {
  callApi,
  declareNoConflict,
  fullScores,
  recommend,
  sendBaseApplication,
} from '../support/portal-api.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** Changes settings of the Base Fund for one test: here, where no other test decides in it. */
const withSettings = async (admin: Page, settings: object, run: () => Promise<void>) => {
  const change = async (next: object) => {
    const { rowVersion } = await callApi<{ rowVersion: number }>(admin, 'GET', '/fund/fund_base');
    await callApi(admin, 'PUT', '/fund/update', { fundId: 'fund_base', rowVersion, settings: next });
  };
  const { settings: before } = await callApi<{ settings: object }>(admin, 'GET', '/fund/fund_base');
  await change({ ...before, ...settings });
  try {
    await run();
  } finally {
    await change(before);
  }
};

test('in one step the word of a reviewer is the decision', async ({ page, as }) => {
  const email = await newApplicant(page);
  const { id } = await sendBaseApplication(page, `Single window ${email}`);
  const reviewer = await as('reviewer');
  await withSettings(await as('admin'), { decisionMode: 'SINGLE_STEP' }, async () => {
    await declareNoConflict(reviewer, id);
    await callApi(reviewer, 'PUT', `/application/${id}/scores`, { marks: fullScores('base') });
    await reviewer.goto(`/workspace/review-applications/${id}`);
    await expect(main(reviewer).getByRole('button', { name: 'Recommend', exact: true })).toHaveCount(0);
    await main(reviewer).getByRole('button', { name: 'Approve', exact: true }).click();
    const panel = main(reviewer).getByRole('region', { name: /\?$/ });
    await panel.getByLabel('Amount approved').fill('100000');
    await panel.getByRole('button', { name: 'Approve' }).click();
    await expect(main(reviewer).getByText('Approved', { exact: true }).first()).toBeVisible();
  });
  await page.goto(`/workspace/my-applications/${id}`);
  await expect(main(page)).toContainText('USD 100,000');
});

test('of two reviewers neither reads the other before the own word is in', async ({ page, as }) => {
  const email = await newApplicant(page);
  const { id } = await sendBaseApplication(page, `Single window ${email}`);
  const [first, second] = [await as('reviewer'), await as('reviewer2')];
  await withSettings(await as('admin'), { requiredReviewers: 2 }, async () => {
    await declareNoConflict(first, id);
    await declareNoConflict(second, id);
    await recommend(first, id, 'base', '200000.00');
    const heard = main(second).getByRole('article').filter({ hasText: 'USD 200,000' });
    await second.goto(`/workspace/review-applications/${id}`);
    await main(second)
      .getByRole('tab', { name: /Scoring/ })
      .click();
    await expect(main(second).getByRole('radio').first()).toBeAttached();
    await expect(heard).toHaveCount(0);
    await recommend(second, id, 'base', '150000.00');
    await second.reload();
    await main(second)
      .getByRole('tab', { name: /Scoring/ })
      .click();
    await expect(heard).toHaveCount(1);
  });
});
