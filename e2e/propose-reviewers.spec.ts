import { violations } from './support/accessibility-violations.ts';
import { newApplicant } from './support/new-applicant.ts';
import { callApi, sendBaseApplication } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';

test('a proposal is accepted, and after a conflict another one; the workload follows', async ({
  page,
  as,
}) => {
  const { id } = await sendBaseApplication(page, `Dry port ${await newApplicant(page)}`);
  const manager = await as('manager');
  await manager.setViewportSize({ width: 1440, height: 900 });
  const { applicationNumber } = await callApi<{ applicationNumber: string }>(
    manager,
    'GET',
    `/application/fund/${id}`,
  );
  await manager.goto(`/workspace/review-applications?view=ALL&search=${applicationNumber}`);
  const row = manager.getByRole('main').locator('[data-row]').filter({ hasText: applicationNumber });
  await row.getByRole('checkbox').check();
  await manager.getByRole('button', { name: 'Propose' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Proposed reviewers (1)' });
  const accept = dialog.getByRole('button', { name: `Accept the proposal for ${applicationNumber}` });
  await expect(accept).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Open reviews:' }).last()).toBeVisible();
  expect(await violations(manager)).toEqual([]);
  await accept.click();
  await expect(dialog.getByRole('status')).toHaveText('assigned');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('0/1');

  // Whoever was proposed, it is given to somebody who is signed in here.
  const reviewer = await as('reviewer');
  const { id: reviewerId } = await callApi<{ id: string }>(reviewer, 'GET', '/profile/current');
  const { rowVersion } = await callApi<{ rowVersion: number }>(manager, 'GET', `/application/fund/${id}`);
  await callApi(manager, 'POST', `/application/${id}/assign`, { reviewerIds: [reviewerId], rowVersion });
  const conflict = { hasConflict: true, type: 'FAMILY' };
  await callApi(reviewer, 'POST', `/application/${id}/declaration`, conflict);
  await manager.goto(`/workspace/review-applications/${id}`);
  await expect(manager.getByText('A replacement is proposed')).toBeVisible();
  await manager.getByRole('button', { name: `Accept the proposal for ${applicationNumber}` }).click();
  await expect(manager.getByText('A replacement is proposed')).toBeHidden();
  const reviewers = manager.getByRole('button', { name: 'Reviewers: 2' });
  await expect(reviewers).toHaveText('2', { useInnerText: true });

  await manager.goto('/workspace/review-applications');
  await manager.getByRole('link', { name: 'Workload' }).click();
  await expect(manager.getByRole('columnheader', { name: 'Late' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(await violations(manager)).toEqual([]);
});
