import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility-violations.ts';
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
  const discussion = `/workspace/review-applications/${id}?tab=discussion`;
  await withSettings(await as('admin'), { requiredReviewers: 2 }, async () => {
    await declareNoConflict(first, id);
    await declareNoConflict(second, id);
    await recommend(first, id, 'base', '200000.00');
    await first.goto(discussion);
    await main(first).getByLabel('Write to the staff').fill('Is the annex signed?');
    await main(first).getByRole('button', { name: 'Mention' }).click();
    await first.getByRole('menuitem', { name: 'Nomvula Dlamini' }).click();
    await main(first).getByRole('button', { name: 'Send' }).click();
    const note = (reader: Page) => main(reader).getByRole('article').filter({ hasText: 'annex signed' });
    await expect(note(first)).toContainText('@Nomvula Dlamini');

    const recommendation = main(second).getByRole('article').filter({ hasText: 'USD 200,000' });
    await second.goto(discussion);
    await expect(main(second).getByText(/shows after your own recommendation/)).toBeVisible();
    await expect(note(second)).toHaveCount(0);
    await main(second)
      .getByRole('tab', { name: /Scoring/ })
      .click();
    await expect(main(second).getByRole('radio').first()).toBeAttached();
    await expect(recommendation).toHaveCount(0);
    await recommend(second, id, 'base', '150000.00');
    await second.reload();
    await note(second).getByRole('button', { name: 'Reply' }).click();
    await note(second)
      .getByLabel(/^Reply to/)
      .fill('It is, on p. 1.');
    await note(second).getByRole('button', { name: 'Send' }).click();
    await expect(note(second).getByRole('button', { name: 'p. 1' })).toBeVisible();
    expect(await violations(second)).toEqual([]);
    await main(second)
      .getByRole('tab', { name: /Scoring/ })
      .click();
    await expect(recommendation).toHaveCount(1);
  });
});
