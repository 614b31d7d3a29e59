import type { Page } from '@playwright/test';
import { checkAll } from '../support/check-all.ts';
import { mailTo } from '../support/mailbox.ts';
import { newApplicant } from '../support/new-applicant.ts';
import { samplePdf } from '../support/pdf.ts';
import { declareNoConflict, prepareCreditForm } from '../support/portal-api.ts';
import { scoreAndRecommend } from '../support/score-and-recommend.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a Credit Fund application from its start to the decision', async ({ page, as }) => {
  const email = await newApplicant(page);
  const title = `Cold rooms ${email}`;
  const { id } = await prepareCreditForm(page, title);
  await page.goto('/application/fund_credit');
  const form = main(page);
  await form.getByRole('link', { name: 'Eligibility', exact: true }).click();
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Eligibility');
  await checkAll(form.getByRole('radio', { name: 'Yes' }));
  await form.getByRole('button', { name: 'Save and continue' }).click();
  // What was answered by calls only passes by.
  for (const section of ['Organisation', 'Project']) {
    await expect(form.getByRole('heading', { level: 1 })).toHaveText(section);
    await form.getByRole('button', { name: 'Save and continue' }).click();
  }
  await form.getByRole('radio', { name: /^Senior loan/ }).check({ force: true });
  await form.getByLabel('Project cost').fill('1000000');
  await form.getByLabel('Financing requested').fill('600000');
  await form.getByLabel('Own contribution').fill('400000');
  await form.getByLabel(/^Other funding/).fill('0');
  await form.getByLabel('Length in months').fill('60');
  await form.getByLabel('Months of grace').fill('6');
  await form.getByLabel('Security offered').fill('First charge on the milling line.');
  await form.getByRole('button', { name: 'Add a line' }).click();
  await form.getByLabel('Item').fill('Cold rooms');
  await form.getByLabel('Amount', { exact: true }).fill('600000');
  await form.getByLabel('Source of repayment').fill('Sales of flour under three contracts.');
  await form.getByRole('button', { name: 'Save and continue' }).click();

  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Documents');
  for (const kind of [
    'Registration certificate',
    'Audited accounts',
    'Business plan',
    'Proof of ownership',
  ]) {
    await form.getByLabel(kind, { exact: true }).setInputFiles({
      name: `${kind}.pdf`,
      mimeType: 'application/pdf',
      buffer: samplePdf(kind),
    });
    await expect(form.getByRole('button', { name: `Remove ${kind}.pdf` })).toBeVisible();
  }
  await form.getByRole('button', { name: 'Save and continue' }).click();
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Declarations');
  await checkAll(form.getByRole('checkbox'));
  await form.getByLabel('Signed by (full name)').fill('Zawadi Mwangi');
  await form.getByRole('button', { name: 'Save and continue' }).click();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form).toContainText(/CF-\d{4}-\d{6}/);

  const reviewer = await as('reviewer');
  await declareNoConflict(reviewer, id);
  await reviewer.goto(`/workspace/review-applications/${id}`);
  await scoreAndRecommend(reviewer, '550000');

  const manager = await as('manager');
  await manager.goto(`/workspace/review-applications/${id}`);
  await main(manager).getByRole('button', { name: 'Approve', exact: true }).click();
  const panel = main(manager).getByRole('region', { name: /\?$/ });
  await expect(panel.getByLabel('Amount approved')).toHaveValue('550,000.00');
  await panel.getByLabel(/^Conditions/).fill('Audited accounts each year');
  await panel.getByRole('button', { name: 'Approve' }).click();
  await expect(main(manager).getByText('Approved', { exact: true }).first()).toBeVisible();

  await page.goto(`/workspace/my-applications/${id}`);
  await expect(form).toContainText('USD 550,000');
  await expect(form.getByRole('listitem').filter({ hasText: 'Audited accounts each year' })).toBeVisible();
  const mail = await mailTo(page.request, email, /approved/);
  expect(mail.text).toContain('Audited accounts each year');
});
