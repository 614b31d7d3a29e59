import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility-violations.ts';
import { checkAll } from '../support/check-all.ts';
import { mailTo } from '../support/mailbox.ts';
import { newApplicant } from '../support/new-applicant.ts';
import { callApi, completeBaseForm, decide } from '../support/portal-api.ts';
import { scoreAndRecommend } from '../support/score-and-recommend.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

const inArabic = (page: Page) => page.addInitScript(() => localStorage.setItem('portal_language', 'ar'));

test('an application in Arabic from its first section to the decision that is read, from right to left', async ({
  page,
  as,
}) => {
  const email = await newApplicant(page);
  const title = `نافذة واحدة للجمارك ${email}`;
  const { id } = await callApi<{ id: string }>(page, 'POST', '/application/draft', { fundId: 'fund_base' });
  await completeBaseForm(page, id, title, ['eligibility', 'project', 'declarations']);
  await inArabic(page);
  await page.goto('/application/fund_base');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const next = async (heading: string) => {
    await main(page).getByRole('button', { name: 'حفظ ومتابعة' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  };
  await main(page).getByRole('link', { name: 'الأهلية', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('الأهلية');
  await checkAll(main(page).getByRole('radio', { name: 'نعم' }));
  await next('المؤسسة');
  await next('المشروع');
  const field = (name: string) => main(page).locator(`[name="${name}"]`);
  await field('projectTitle').fill(title);
  await field('summary').fill('نافذة إلكترونية واحدة لإجراءات الاستيراد والتصدير عند أربعة معابر.');
  await expect(field('summary')).toHaveCSS('direction', 'rtl');
  await field('sector').selectOption('TRADE_INFRASTRUCTURE');
  await field('countryCode').selectOption('KE');
  await field('city').fill('مومباسا');
  await field('beneficiaryCountries').selectOption('UG');
  await field('startDate').fill('2027-03-01');
  await field('durationMonths').fill('١٨');
  await field('reformProgramme').fill('برنامج تحديث الجمارك، المرحلة الثانية.');
  await next('طلب الدعم');
  await next('المستندات');
  await next('الإقرارات');
  await checkAll(main(page).getByRole('checkbox'));
  await field('signedName').fill('زوادي موانغي');
  await main(page).getByRole('button', { name: 'حفظ ومتابعة' }).click();
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

  const reviewer = await as('reviewer');
  await inArabic(reviewer);
  await reviewer.goto(`/workspace/review-applications/${id}`);
  await main(reviewer)
    .getByRole('radio', { name: /لا، ليس لدي تضارب/ })
    .check();
  await main(reviewer).getByRole('button', { name: 'توقيع الإقرار' }).click();
  await scoreAndRecommend(reviewer, '240000', {
    justification: /^مبرر/,
    recommend: 'التوصية',
    amount: 'المبلغ الموصى به',
  });
  await manager.goto(`/workspace/review-applications/${id}`);
  await main(manager).getByRole('button', { name: 'الموافقة', exact: true }).click();
  const panel = main(manager).getByRole('region', { name: /؟$/ });
  await panel.getByLabel('المبلغ الموافق عليه').fill('230000');
  await panel.getByRole('button', { name: 'الموافقة' }).click();
  await expect(panel).toBeHidden();

  const decision = await mailTo(page.request, email, /230/);
  expect(decision.text).toContain('تمت الموافقة');
  await page.goto(`/workspace/my-applications/${id}`);
  await expect(main(page).getByText('تمت الموافقة', { exact: true }).first()).toBeVisible();
  await expect(main(page)).toContainText(/230/);
  expect(await violations(page)).toEqual([]);
});

/** Numbers that the names of formats before them draw away from their unit. */
const strayNumbers = (page: Page) =>
  main(page).evaluate((all) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: size, 1: number = '', index } of node.nodeValue?.matchAll(/([\d.]+) م\S+/g) ?? []) {
        const boxOf = (from: number, to: number) => {
          const range = new Range();
          range.setStart(node, index + from);
          range.setEnd(node, index + to);
          return range.getClientRects()[0] as DOMRect;
        };
        const unit = boxOf(number.length + 1, size.length);
        if (Math.abs(boxOf(0, number.length).left - unit.right) > 20) found.push(node.nodeValue ?? '');
      }
    }
    return found;
  });

test('what a file may be is read in one direction: the formats, then the number with its unit', async ({
  page,
}) => {
  await newApplicant(page);
  await inArabic(page);
  await page.goto('/application/fund_credit/documents');
  await expect(main(page).getByText(/mp4/)).toBeVisible();
  expect(await strayNumbers(page)).toEqual([]);
});

test('the smallest amount of a fund stands before the largest one, at the right', async ({ as }) => {
  const admin = await as('admin');
  await inArabic(admin);
  await admin.goto('/workspace/fund-description');
  const limits = main(admin)
    .locator('dd')
    .filter({ hasText: /USD.*–.*USD/ })
    .first()
    .locator('bdi');
  await expect(limits).toHaveCount(2);
  const [least, most] = await limits.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(least).toBeGreaterThan(most ?? 0);
});
