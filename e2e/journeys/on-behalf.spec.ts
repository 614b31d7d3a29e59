import type { Page } from '@playwright/test';
import { mailTo } from '../support/mailbox.ts';
import { declareNoConflict, enterBaseApplication, recommend } from '../support/portal-api.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('what staff entered goes on only when the applicant confirmed it, and never by who entered it', async ({
  page,
  as,
}) => {
  const email = `kojo.${Date.now().toString(36)}@applicant.example`;
  const manager = await as('manager');
  const { id, number } = await enterBaseApplication(manager, `Entered for ${email}`, email);
  const reviewer = await as('reviewer');
  await declareNoConflict(reviewer, id);
  await reviewer.goto(`/workspace/review-applications/${id}`);
  await expect(main(reviewer).getByText('Locked until the applicant confirms the entry.')).toBeVisible();
  await expect(main(reviewer).getByRole('button', { name: 'Recommend', exact: true })).toBeDisabled();

  const mail = await mailTo(page.request, email, /confirm-application/);
  await page.goto(/https?:\/\/\S+confirm-application\S+/.exec(mail.text)?.[0] ?? '');
  await expect(main(page)).toContainText(number);
  await expect(main(page)).toContainText('USD 250,000');
  await main(page).getByRole('button', { name: 'Confirm: this is my application' }).first().click();
  await expect(main(page)).toContainText('The application is confirmed');
  await mailTo(page.request, email, new RegExp(`${number} received`));

  await recommend(reviewer, id, 'base', '200000.00');
  await manager.goto(`/workspace/review-applications/${id}`);
  await expect(main(manager)).toContainText('Whoever entered an application can never review or decide it.');
  await expect(main(manager).getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  const admin = await as('admin');
  await admin.goto(`/workspace/review-applications/${id}`);
  await expect(main(admin).getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
});
