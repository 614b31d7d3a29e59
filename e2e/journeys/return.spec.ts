import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility-violations.ts';
import { newApplicant } from '../support/new-applicant.ts';
import { samplePdf } from '../support/pdf.ts';
import { decide, sendBaseApplication } from '../support/portal-api.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('the day by which changes are needed is one in every time zone', async ({ page, as }) => {
  await newApplicant(page);
  const { id } = await sendBaseApplication(page, 'Single window by a day');
  const manager = await as('manager');
  await decide(manager, id, { decision: 'START_REVIEW' });
  await decide(manager, id, {
    decision: 'RETURN',
    sections: ['project'],
    messageToApplicant: 'Please name the responsible unit.',
    dueAt: '2027-01-15T23:59:59.000Z',
  });
  await page.goto('/workspace/my-applications');
  await expect(main(page)).toContainText('changes are needed by 15 January 2027');
  await page.goto(`/workspace/my-applications/${id}`);
  await expect(main(page)).toContainText('due 15 Jan 2027');
});

test('a return is a list of requests, ticked off, sent again and compared by both sides', async ({
  page,
  as,
}) => {
  const email = await newApplicant(page);
  const title = `Single window ${email}`;
  const { id, number } = await sendBaseApplication(page, title);
  const manager = await as('manager');
  await decide(manager, id, { decision: 'START_REVIEW' });

  await manager.goto(`/workspace/review-applications/${id}`);
  await main(manager).getByRole('button', { name: 'Return', exact: true }).click();
  const first = manager.getByRole('group', { name: 'Request 1' });
  await first.getByLabel('About').selectOption('Project: Duration in months');
  await first.getByLabel('What is needed').fill('Please allow for the second phase.');
  await manager.getByRole('button', { name: 'Add a request' }).click();
  const second = manager.getByRole('group', { name: 'Request 2' });
  await second.getByLabel('About').selectOption('Documents: Budget');
  await second.getByLabel('What is needed').fill('Please attach a budget by year.');
  await manager.getByLabel('Changes due on').fill('2027-01-15');
  expect(await violations(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'Return', exact: true }).last().click();
  await expect(main(manager).getByText('Requests to the applicant: 0 of 2 done')).toBeVisible();

  await page.goto('/workspace/my-applications');
  await expect(main(page)).toContainText('0 of 2 requests done');
  await main(page).getByRole('link', { name: 'Make the changes' }).click();
  const list = main(page).getByRole('list', { name: 'What the Fund asks for' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await list.getByRole('link', { name: 'Go to the question Duration in months' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const duration = main(page).getByLabel('Duration in months', { exact: true });
  await expect(duration).toBeFocused();
  await duration.fill('30');
  await list.getByRole('checkbox', { name: 'Done Duration in months' }).check();
  await main(page).getByRole('button', { name: 'Save and continue' }).click();
  await main(page)
    .getByLabel(/^Budget/)
    .setInputFiles({ name: 'budget.pdf', mimeType: 'application/pdf', buffer: samplePdf('2027: 100,000') });
  await expect(main(page).getByRole('button', { name: 'Remove budget.pdf' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Save and continue' }).click();

  // Before and after, and what is not ticked off, before it is sent.
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  await expect(list.getByRole('listitem').first()).toContainText(/Before\s*18\s*Now\s*30/);
  await expect(list.getByRole('listitem').nth(1)).toContainText(/Before\s*No file\s*Now\s*budget\.pdf/);
  const open = main(page).getByRole('list', { name: 'Not ticked off yet' });
  await expect(open.getByRole('listitem')).toHaveText(['Budget']);
  await list.getByRole('checkbox', { name: 'Done Budget' }).check();
  await expect(open).toBeHidden();
  await main(page).getByRole('button', { name: 'Send the changes' }).click();
  await expect(main(page)).toContainText(number);

  await page.goto(`/workspace/my-applications/${id}`);
  const answered = main(page).getByRole('region', { name: 'What the Fund asked for and what you changed' });
  await expect(answered.getByRole('listitem').first()).toContainText(/Before\s*18\s*Now\s*30/);
  await manager.goto(`/workspace/review-applications/${id}`);
  const asked = main(manager).getByRole('region', { name: 'Requests to the applicant: 2 of 2 done' });
  await expect(asked.getByRole('listitem').nth(1)).toContainText(/Before\s*No file\s*Now\s*budget\.pdf/);
  expect(await violations(manager)).toEqual([]);
});
