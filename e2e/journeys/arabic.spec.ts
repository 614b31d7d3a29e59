import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility-violations.ts';
import { mailTo } from '../support/mailbox.ts';
import { newApplicant } from '../support/new-applicant.ts';
import { decide, prepareBaseForm } from '../support/portal-api.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

const inArabic = (page: Page) => page.addInitScript(() => localStorage.setItem('portal_language', 'ar'));

test('an application in Arabic: sent, returned, changed and sent again, from right to left', async ({
  page,
  as,
}) => {
  const email = await newApplicant(page);
  const { id } = await prepareBaseForm(page, `نافذة واحدة للجمارك ${email}`);
  await inArabic(page);
  await page.goto('/application/fund_base/check');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('راجع إجاباتك');
  expect(await violations(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('تم إرسال طلبك');

  const manager = await as('manager');
  await inArabic(manager);
  await decide(manager, id, { decision: 'START_REVIEW' });
  await manager.goto(`/workspace/review-applications/${id}`);
  await expect(manager.locator('html')).toHaveAttribute('dir', 'rtl');
  await main(manager).getByRole('button', { name: 'إعادة', exact: true }).click();
  await manager.getByLabel('بشأن').selectOption({ label: 'المشروع: المدة بالأشهر' });
  await manager.getByLabel('المطلوب').fill('يرجى احتساب المرحلة الثانية أيضا.');
  await manager.locator('input[type=date]').fill('2027-01-15');
  expect(await violations(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'إعادة', exact: true }).last().click();
  const mail = await mailTo(page.request, email, /المرحلة الثانية/);
  expect(mail.text).toContain('ما نطلبه');

  await page.goto(`/application/fund_base?id=${id}`);
  const list = main(page).getByRole('list', { name: 'ما يطلبه الصندوق' });
  await list.getByRole('checkbox').check();
  await list.getByRole('link').click();
  const duration = main(page).getByLabel('المدة بالأشهر', { exact: true });
  await expect(duration).toBeFocused();
  await duration.fill('30');
  expect(await violations(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'حفظ ومتابعة' }).click();
  await main(page).getByRole('button', { name: 'إرسال التعديلات' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('تم إرسال تعديلاتك');
});
