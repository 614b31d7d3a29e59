import type { Page } from '@playwright/test';
import { checkAll } from '../support/check-all.ts';
import { mailTo } from '../support/mailbox.ts';
import { samplePdf } from '../support/pdf.ts';
import { completeBaseForm, declareNoConflict, recommend } from '../support/portal-api.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('what staff entered goes on only when the applicant confirmed it, and never by who entered it', async ({
  page,
  as,
}) => {
  const email = `kojo.${Date.now().toString(36)}@applicant.example`;
  const manager = await as('manager');
  const entry = main(manager);
  await manager.goto('/application/fund_base');
  await entry.getByRole('button', { name: 'Begin a new entry' }).click();
  await expect(manager).toHaveURL(/id=app_/);
  const id = new URL(manager.url()).searchParams.get('id') ?? '';
  await completeBaseForm(manager, id, `Entered for ${email}`, ['applicant', 'declarations']);
  await manager.goto(`/application/fund_base/applicant?id=${id}`);
  await entry.getByLabel('First name').fill('Kojo');
  await entry.getByLabel('Last name').fill('Antwi');
  await entry.getByLabel('E-mail').fill(email);
  await entry.getByLabel('Telephone').fill('+233 20 111 2222');
  await entry.getByLabel('How the request came').selectOption('PAPER');
  await entry.getByLabel('Authority to act for the applicant').setInputFiles({
    name: 'mandate.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf('Kojo Antwi lets the Fund enter it'),
  });
  await expect(entry.getByRole('button', { name: 'Remove mandate.pdf' })).toBeVisible();
  await entry.getByRole('button', { name: 'Save and continue' }).click();
  await expect(entry.getByRole('heading', { level: 1 })).toHaveText('Eligibility');
  await manager.goto(`/application/fund_base/declarations?id=${id}`);
  await expect(entry.getByRole('heading', { level: 1 })).toHaveText('Declarations');
  await checkAll(entry.getByRole('checkbox'));
  await entry.getByLabel('Signed by (full name)').fill('Kojo Antwi');
  await entry.getByRole('button', { name: 'Save and continue' }).click();
  await entry.getByRole('button', { name: 'Send application' }).click();
  await expect(entry).toContainText(/BF-\d{4}-\d{6}/);
  const number = /BF-\d{4}-\d{6}/.exec(await entry.innerText())?.[0] ?? '';
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
