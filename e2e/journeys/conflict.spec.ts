import type { Page } from '@playwright/test';
import { newApplicant } from '../support/new-applicant.ts';
import { callApi, sendBaseApplication } from '../support/portal-api.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a reviewer with a conflict is shut out, and a manager names another', async ({ page, as }) => {
  const email = await newApplicant(page);
  const { id } = await sendBaseApplication(page, `Single window ${email}`);
  const manager = await as('manager');
  const reviewers = await callApi<{ userId: string; name: string }[]>(
    manager,
    'GET',
    `/application/${id}/reviewers`,
  );
  const { rowVersion } = await callApi<{ rowVersion: number }>(manager, 'GET', `/application/fund/${id}`);
  const first = await as('reviewer');
  const { id: reviewerId } = await callApi<{ id: string }>(first, 'GET', '/profile/current');
  await callApi(manager, 'POST', `/application/${id}/assign`, { reviewerIds: [reviewerId], rowVersion });

  await first.goto(`/workspace/review-applications/${id}`);
  await main(first)
    .getByRole('radio', { name: /Yes, I have a conflict/ })
    .check();
  await main(first).getByLabel('Kind of conflict').selectOption('FAMILY');
  await main(first).getByRole('button', { name: 'Sign the declaration' }).click();
  await expect(main(first).getByText('You declared a conflict of interest')).toBeVisible();
  await expect(main(first).getByRole('tablist')).toHaveCount(0);

  const name = reviewers.find(({ userId }) => userId === reviewerId)?.name ?? '';
  await manager.goto(`/workspace/review-applications/${id}`);
  await main(manager)
    .getByRole('button', { name: /^Reviewers:/ })
    .click();
  const dialog = manager.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /Habimana/ })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: new RegExp(name) })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /Habimana/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save reviewers' }).click();
  // Who shut themselves out is still counted.
  await expect(main(manager).getByRole('button', { name: 'Reviewers: 2' })).toBeVisible();

  const second = await as('reviewer2');
  await second.goto(`/workspace/review-applications/${id}`);
  await main(second)
    .getByRole('radio', { name: /No, I have no conflict/ })
    .check();
  await main(second).getByRole('button', { name: 'Sign the declaration' }).click();
  await expect(main(second).getByRole('tablist')).toBeVisible();
  await first.reload();
  await expect(main(first).getByText('You declared a conflict of interest')).toBeVisible();
});
