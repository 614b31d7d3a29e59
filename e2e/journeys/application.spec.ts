import type { Locator, Page } from '@playwright/test';
import { password } from '../support/accounts.ts';
import { checkAll } from '../support/check-all.ts';
import { countClicks } from '../support/count-clicks.ts';
import { mailTo } from '../support/mailbox.ts';
import { samplePdf } from '../support/pdf.ts';
import { callApi } from '../support/portal-api.ts';
import { signIn } from '../support/sign-in.ts';
import { closeContext, expect, test } from '../support/test.ts';

const unique = Date.now().toString(36);
const applicant = { firstName: 'Amina', lastName: 'Okello', email: `amina.${unique}@applicant.example` };
const title = `Single window for customs ${unique}`;
const requested = '250,000';

interface Commitment {
  applicationNumber: string | null;
  amount: { amount: string };
}

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });

const saveAndContinue = async (page: Page, next: string) => {
  await main(page).getByRole('button', { name: 'Save and continue' }).click();
  await expect(heading(page)).toHaveText(next);
};

const register = async (page: Page) => {
  await page.goto('/auth/register');
  const form = main(page);
  await form.getByLabel('First name').fill(applicant.firstName);
  await form.getByLabel('Last name').fill(applicant.lastName);
  await form.getByLabel('E-mail address').fill(applicant.email);
  await form.getByLabel('Country').selectOption('KE');
  await form.getByLabel('Phone number').fill('+254700123456');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('checkbox', { name: /I agree/ }).check();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(heading(page)).toHaveText(/Confirm your e.mail address/);
  const mail = await mailTo(page.request, applicant.email, /verify-email/);
  const link = /https?:\/\/[^\s]+verify-email[^\s]+/.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
  await main(page).getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await expect(main(page)).toContainText('Your e-mail address is confirmed.');
};

const fillBaseFundForm = async (page: Page) => {
  const form = main(page);
  await expect(heading(page)).toHaveText('New Base Fund application');
  await form.getByRole('link', { name: 'Eligibility', exact: true }).click();
  await expect(heading(page)).toHaveText('Eligibility');
  await checkAll(form.getByRole('radio', { name: 'Yes' }));
  await saveAndContinue(page, 'Organisation');

  await form.getByLabel('Type of applicant').selectOption('MINISTRY_OF_TRADE');
  await form.getByLabel('Name of the organisation').fill('Ministry of Trade, example');
  await form.getByLabel('Registration number').fill('Decree 12 of 2019');
  await form.getByLabel('Country').selectOption('KE');
  await form.getByLabel('City').fill('Nairobi');
  await form.getByLabel('Address', { exact: true }).fill('1 Example Avenue');
  await form.getByLabel('Full name').fill('Amina Okello');
  await form.getByLabel('Position').fill('Director of trade');
  await form.getByLabel('E-mail').fill(applicant.email);
  await form.getByLabel('Telephone').fill('+254700123456');
  await saveAndContinue(page, 'Project');

  await form.getByLabel('Project title').fill(title);
  await form
    .getByLabel('Summary')
    .fill('One electronic window for import and export formalities at four borders.');
  await form.getByLabel('Sector').selectOption('TRADE_INFRASTRUCTURE');
  await form.getByLabel('Country of the project').selectOption('KE');
  await form.getByLabel('Countries that benefit').selectOption('UG');
  await form.getByLabel('City of the project').fill('Mombasa');
  await form.getByLabel('Planned start').fill('2027-03-01');
  await form.getByLabel('Duration in months').fill('18');
  await form.getByLabel('Reform programme').fill('Customs modernisation programme, second phase.');
  await saveAndContinue(page, 'Support request');

  await form.getByRole('radio', { name: 'Technical assistance' }).check();
  await form.getByLabel('Instrument of ratification deposited on').fill('2018-05-10');
  await form.getByLabel('Amount requested').fill(requested);
  await saveAndContinue(page, 'Documents');

  for (const document of [
    'Endorsement letter of the ministry',
    'Evidence of ratification',
    'Loss calculation',
  ]) {
    const fileName = `${document.toLowerCase().replaceAll(' ', '-')}.pdf`;
    await form.getByLabel(new RegExp(`^${document}`)).setInputFiles({
      name: fileName,
      mimeType: 'application/pdf',
      buffer: samplePdf(`${document} of ${title}`, 'Second page'),
    });
    await expect(form.getByRole('button', { name: `Remove ${fileName}` })).toBeVisible();
  }
  await saveAndContinue(page, 'Declarations');

  await checkAll(form.getByRole('checkbox'));
  await form.getByLabel('Signed by (full name)').fill('Amina Okello');
  await saveAndContinue(page, 'Check your answers');
};

test.describe
  .serial('one application from registration to decision', () => {
    let page: Page;
    let number = '';

    test.beforeAll(async ({ browser }) => {
      page = await (await browser.newContext()).newPage();
    });
    test.afterAll(() => closeContext(page.context()));

    test('a beneficiary registers, confirms the address and lands in My Applications', async () => {
      await register(page);
      await signIn(page, applicant.email, password, false);
      await expect(page).toHaveURL('/workspace/my-applications');
      await expect(heading(page)).toHaveText('My Applications');
    });

    test('fills in a Base Fund application with real PDF files and sends it', async () => {
      await page.getByRole('button', { name: 'Create new application' }).first().click();
      await page.getByRole('menuitem', { name: 'Base Fund' }).click();
      await fillBaseFundForm(page);
      await main(page).getByRole('button', { name: 'Send application' }).click();
      await expect(main(page)).toContainText(/BF-\d{4}-\d{6}/);
      number = /BF-\d{4}-\d{6}/.exec(await main(page).innerText())?.[0] ?? '';
      await mailTo(page.request, applicant.email, new RegExp(number));

      await page.goto('/workspace/my-applications');
      await expect(main(page)).toContainText(number);
      await expect(main(page).getByText('Received', { exact: true }).first()).toBeVisible();
    });

    test('a reviewer reads three documents, scores and recommends in 15 clicks at most and no page load', async ({
      as,
    }) => {
      const reviewer = await as('reviewer');
      const workspace = main(reviewer);
      await reviewer.goto(`/workspace/review-applications?search=${number}`);
      const open = workspace.getByRole('link', { name: title });
      await expect(open).toBeVisible();
      const clicks = await countClicks(reviewer);
      await open.click();
      await expect(workspace.getByText('Evidence of ratification')).toHaveCount(0);
      await workspace.getByRole('radio', { name: /No, I have no conflict/ }).check();
      await workspace.getByRole('button', { name: 'Sign the declaration' }).click();

      const shown = workspace.getByLabel('Document', { exact: true }).locator('option:checked');
      const readToEnd = async (document: string) => {
        await expect(shown).toContainText(document);
        await expect(workspace.getByRole('region', { name: 'Page 1', exact: true })).toContainText(title);
        await workspace.getByRole('region', { name: 'Page 1', exact: true }).hover();
        await reviewer.mouse.wheel(0, 20_000);
        await expect(shown).toContainText('(read)');
      };
      await readToEnd('Endorsement letter');
      for (const document of ['Evidence of ratification', 'Loss calculation']) {
        await reviewer.keyboard.press(']');
        await readToEnd(document);
      }
      const recommend = workspace.getByRole('button', { name: 'Recommend', exact: true });
      await expect(recommend).toBeDisabled();
      const fields = workspace.getByRole('textbox', { name: /Justification for/ });
      for (let left = await workspace.locator('[data-criterion]').count(); left > 0; left -= 1) {
        // One is open at a time.
        await workspace.locator('fieldset').first().locator('label').filter({ hasText: /^4$/ }).click();
        await expect(fields.first()).toBeFocused();
        await reviewer.keyboard.type('The annex shows it line by line, with its sources.');
        await reviewer.keyboard.press('Tab');
      }
      await recommend.click();
      const panel = workspace.getByRole('region', { name: 'Recommend this application?' });
      await panel.getByLabel('Amount recommended').fill('240000');
      await panel.getByRole('button', { name: 'Recommend' }).click();
      await expect(panel).toBeHidden();
      await expect(workspace.getByText('Recommended', { exact: true }).first()).toBeVisible();
      expect(await clicks()).toBeGreaterThan(5);
      expect(await clicks()).toBeLessThanOrEqual(15);
    });

    test('a document is searched, and a page is gone to by its number', async ({ as }) => {
      const reviewer = await as('reviewer');
      const workspace = main(reviewer);
      await reviewer.goto(`/workspace/review-applications?search=${number}`);
      await workspace.getByRole('link', { name: title }).click();
      const first = workspace.getByRole('region', { name: 'Page 1', exact: true });
      await expect(first).toContainText(title);
      const pageNumber = workspace.getByLabel('Page to go to');
      await workspace.getByLabel('Search the document').fill('second PAGE');
      await expect(workspace.getByRole('status').filter({ hasText: /^1 of 1$/ })).toBeVisible();
      await expect(workspace.locator('.highlight.selected')).toHaveText('Second page');
      await expect(pageNumber).toHaveValue('2');
      await pageNumber.fill('1');
      await pageNumber.press('Enter');
      await expect(first).toBeInViewport();
      await expect(pageNumber).toHaveValue('1');
      const pages = workspace.locator('.pdfViewer .page');
      await workspace
        .getByRole('navigation', { name: 'Pages of the document' })
        .getByRole('button', { name: 'Page 2' })
        .click();
      await expect(pageNumber).toHaveValue('2');
      await expect(pages.nth(1)).toBeInViewport();
      // Fit to width: as wide as there is room for, and narrower with the window.
      const room = () =>
        pages.first().evaluate((page) => {
          const viewer = page.closest('.pdfViewer')?.parentElement;
          return (viewer?.clientWidth ?? 0) - page.getBoundingClientRect().width;
        });
      for (const width of [1440, 1100]) {
        await reviewer.setViewportSize({ width, height: 900 });
        await expect.poll(room, { message: `room beside a page at ${width} px` }).toBeLessThan(48);
        expect(await room()).toBeGreaterThanOrEqual(0);
      }
    });

    test('the applicant sees that it is under review, never the recommendation', async () => {
      await page.goto('/workspace/my-applications');
      await expect(main(page).getByText('Under review', { exact: true }).first()).toBeVisible();
      await expect(main(page).getByText('Recommended')).toHaveCount(0);
    });

    test('a manager approves it and the fund commits exactly that amount', async ({ as }) => {
      const manager = await as('manager');
      const committed = async (): Promise<number> => {
        const reply = await manager.request.get('/api/fund/fund_base');
        const { data } = (await reply.json()) as { data: { committed: { amount: string } } };
        return Number(data.committed.amount);
      };
      const before = await committed();
      // What is committed to others meanwhile has rows of its own.
      const commitments = async (): Promise<number[]> => {
        const path = '/fund/fund-update-history/fund_base?process=COMMITMENT';
        const rows = await callApi<Commitment[]>(manager, 'GET', path);
        return rows
          .filter(({ applicationNumber }) => applicationNumber === number)
          .map(({ amount }) => Number(amount.amount));
      };
      await manager.goto(`/workspace/review-applications?search=${number}`);
      await main(manager).getByRole('link', { name: title }).click();
      await main(manager).getByRole('button', { name: 'Approve', exact: true }).click();
      const panel = main(manager).getByRole('region', { name: 'Approve this application?' });
      await panel.getByLabel('Amount approved').fill('230000');
      await panel.getByRole('button', { name: 'Approve' }).click();
      await expect(panel).toBeHidden();
      await expect(main(manager).getByText('Approved', { exact: true }).first()).toBeVisible();
      expect(await commitments()).toEqual([230_000]);
      expect((await committed()) - before).toBeGreaterThanOrEqual(230_000);
    });

    test('the beneficiary reads the decision, its timeline and the e-mail', async () => {
      await page.goto('/workspace/my-applications');
      await expect(main(page).getByText('Approved', { exact: true }).first()).toBeVisible();
      await main(page).getByRole('link', { name: 'Open', exact: true }).click();
      await expect(main(page)).toContainText('USD 230,000');
      await expect(main(page)).toContainText(number);
      await mailTo(page.request, applicant.email, new RegExp(`${number}[\\s\\S]*approved`, 'i'));
    });

    test('the Admin reads the history of the application in Log History', async ({ as }) => {
      const admin = await as('admin');
      await admin.goto('/workspace/log-history');
      await main(admin).getByRole('textbox', { name: 'Application number' }).fill(number);
      await main(admin).getByRole('button', { name: 'Show its history' }).click();
      const story = main(admin).getByRole('table');
      await expect(
        story.getByRole('row').filter({ hasText: 'Amina Okello' }).filter({ hasText: /sent/i }),
      ).not.toHaveCount(0);
      await expect(story.getByRole('row').filter({ hasText: 'Review: decided' })).toHaveCount(2);
    });
  });
