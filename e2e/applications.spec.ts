import type { Page } from '@playwright/test';
import { isHydrated } from './support/hydrated.ts';
import { newApplicant } from './support/new-applicant.ts';
import { samplePdf } from './support/pdf.ts';
import { callApi, sendBaseApplication } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByLabel('Project title');
/** The time of a save in this session; an older one shows with its day. */
const saved = (page: Page) => main(page).getByText(/^Saved \d\d:\d\d$/);
const continueOn = (page: Page) => main(page).getByRole('button', { name: 'Save and continue' }).click();

/** Types, and waits until the server has it. */
const typeAndSave = async (page: Page, text: string) => {
  const stored = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/application/draft') && reply.request().method() === 'PUT',
  );
  await title(page).fill(text);
  return stored;
};

test('a draft saves itself and survives a reload', async ({ page }) => {
  await newApplicant(page);
  await page.goto('/application/fund_credit/project');
  const reply = await typeAndSave(page, 'Cold storage for regional grain trade');
  expect(reply.ok()).toBe(true);
  await expect(saved(page)).toBeVisible();
  const chat = await page.getByRole('button', { name: 'Chat with us' }).boundingBox();
  const save = await main(page).getByRole('button', { name: 'Save and continue' }).boundingBox();
  expect(chat?.y, 'the chat stands below the form').toBeGreaterThan((save?.y ?? 0) + (save?.height ?? 0));
  await page.reload();
  await expect(title(page)).toHaveValue('Cold storage for regional grain trade');
  await page.goto('/workspace/my-applications');
  const draft = main(page).getByRole('article', { name: 'Cold storage for regional grain trade' });
  await expect(draft).toContainText('Draft, not sent');
  await draft.getByRole('link', { name: 'Continue' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Cold storage for regional grain trade',
  );
});

test('an amount that is entered again with Tab is replaced, not added to', async ({ page }) => {
  await newApplicant(page);
  await page.goto('/application/fund_credit/financing');
  const cost = main(page).getByLabel('Project cost');
  await isHydrated(page);
  await cost.click();
  await page.keyboard.type('250000');
  await page.keyboard.press('Tab');
  await expect(cost).toHaveValue('250,000');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('300000');
  await page.keyboard.press('Tab');
  await expect(cost).toHaveValue('300,000');
  await cost.click();
  await cost.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type('98');
  await expect(cost).toHaveValue('30980000');
});

test('a renamed, a cut and a too large file are refused beside their row, and everything else stays', async ({
  page,
}) => {
  await newApplicant(page);
  await page.goto('/application/fund_credit/documents');
  const put = (label: string, name: string, buffer: Buffer) =>
    main(page)
      .getByLabel(label, { exact: true })
      .setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await put('Registration certificate', 'registration.pdf', samplePdf('Registered in 2011'));
  await put('Audited accounts', 'accounts.pdf', Buffer.from('MZ this is a program, not a document'));
  await put('Proof of ownership', 'shares.pdf', Buffer.from('%PDF-1.7 cut off'));
  await put('Business plan', 'business-plan.pdf', Buffer.alloc(5_242_881, 0x20));
  const form = main(page);
  await expect(form.getByText(/of another type than its name says/)).toBeVisible();
  await expect(form.getByText(/is incomplete or damaged/)).toBeVisible();
  await expect(form.getByText(/It can be at most 5\sMB/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Remove registration.pdf' })).toBeVisible();
  await continueOn(page);
  const summary = form.getByRole('alert');
  await expect(summary).toContainText('accounts.pdf:');
  await expect(summary).toContainText('business-plan.pdf:');
  await expect(form.getByRole('button', { name: 'Remove registration.pdf' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(form.getByText('registration.pdf')).toBeVisible();
  await expect(form.getByText('accounts.pdf')).toBeHidden();
});

test('going on while a file is on its way waits for the file and keeps it', async ({ page }) => {
  await newApplicant(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/file', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/application/fund_credit/documents');
  const form = main(page);
  for (const kind of ['Registration certificate', 'Audited accounts', 'Business plan', 'Proof of ownership'])
    await form.getByLabel(kind, { exact: true }).setInputFiles({
      name: `${kind}.pdf`,
      mimeType: 'application/pdf',
      buffer: samplePdf(kind),
    });
  await continueOn(page);
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
  release();
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Declarations');
  await expect(saved(page)).toBeVisible();
  await page.goto('/application/fund_credit');
  await expect(form).toContainText('4 of 4 required files');
});

test('the same answer changed in two windows: both are shown, and the person chooses', async ({
  page,
  context,
}) => {
  await newApplicant(page);
  await page.goto('/application/fund_credit/project');
  await typeAndSave(page, 'Mill');
  const other = await context.newPage();
  await other.goto('/application/fund_credit/project');
  await expect(title(other)).toHaveValue('Mill');
  // By then it has looked for what the device keeps: what is typed in the first window is on the device, too.
  await isHydrated(other);
  await typeAndSave(page, 'Mill in Kisumu');
  const reply = await typeAndSave(other, 'Mill in Nakuru');
  expect(reply.status()).toBe(409);
  const question = other.getByRole('alertdialog', { name: 'Which answers do you want to keep?' });
  await expect(question).toContainText('Mill in Kisumu');
  await expect(question).toContainText('Mill in Nakuru');
  await expect(question).toContainText(/Saved \d+ \w+ \d{4}, \d\d:\d\d/);
  await question.getByRole('button', { name: 'Keep these answers' }).click();
  await expect(saved(other)).toBeVisible();
  await other.reload();
  await expect(title(other)).toHaveValue('Mill in Nakuru');
  // The first window learns of it with its next change to another answer, and loses nothing.
  await main(page).getByLabel('City of the project').fill('Kisumu');
  await expect(title(page)).toHaveValue('Mill in Nakuru');
  await expect(main(page).getByLabel('City of the project')).toHaveValue('Kisumu');
});

test('what is typed after the draft was deleted in another window stays in sight, to be copied', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/404/);
  await newApplicant(page);
  await page.goto('/application/fund_credit/project');
  await typeAndSave(page, 'Mill');
  const other = await context.newPage();
  await other.goto('/workspace/my-applications');
  const draft = main(other).getByRole('article', { name: 'Mill' });
  await draft.getByRole('button', { name: 'Delete draft' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(draft).toBeHidden();
  await title(page).fill('Mill in Kisumu');
  await expect(main(page)).toContainText('This draft was deleted');
  await expect(main(page).getByRole('definition')).toContainText(['Mill in Kisumu']);
  await expect(title(page)).toBeDisabled();
});

test('what is typed after the form was sent elsewhere is told, also when the page is opened again', async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  await newApplicant(page);
  await page.goto('/application/fund_base/project');
  await typeAndSave(page, 'Single window');
  await sendBaseApplication(page, 'Single window');
  await title(page).fill('Single window for all');
  for (const open of [() => Promise.resolve(), () => page.reload()]) {
    await open();
    await expect(main(page)).toContainText(/This application was already sent, \d+ \w+ \d{4}, \d\d:\d\d/);
    await expect(main(page).getByRole('definition')).toContainText(['Single window for all']);
  }
});

test('a lost connection in mid-form keeps every word and sends it later', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await newApplicant(page);
  await page.goto('/application/fund_credit/project');
  await typeAndSave(page, 'Before the tunnel');
  await context.setOffline(true);
  await title(page).fill('Typed in the tunnel');
  await expect(main(page).getByText('No connection, kept on this device')).toBeVisible();
  await main(page).getByLabel('City of the project').fill('Mombasa');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Typed in the tunnel');
  await expect(main(page).getByLabel('City of the project')).toHaveValue('Mombasa');
});

test('words typed without a connection survive closing the window', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await newApplicant(page);
  await page.goto('/application/fund_credit/project');
  await typeAndSave(page, 'On the server');
  await context.setOffline(true);
  await title(page).fill('Only on this device');
  await expect(main(page).getByText('No connection, kept on this device')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/application/fund_credit/project');
  await expect(title(later)).toHaveValue('Only on this device');
  await expect(saved(later)).toBeVisible();
});

test('a second application for the same fund leads to the open one', async ({ as }) => {
  const page = await as('beneficiary');
  await page.goto('/application/fund_credit');
  await expect(main(page)).toContainText('You already have an open application for this fund');
  await main(page).getByRole('link', { name: 'Open the application' }).click();
  await expect(page).toHaveURL(/\/workspace\/my-applications\/app_/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Cold storage and milling line for regional grain trade',
  );
});

test('wrong answers are named beside the field and in the summary, and stay as typed', async ({ page }) => {
  await newApplicant(page);
  await page.goto('/application/fund_credit/financing');
  const form = main(page);
  await form.getByLabel('Project cost').fill('2480000');
  await form.getByLabel('Financing requested').fill('1240500');
  await form.getByLabel('Own contribution').fill('400000');
  await form.getByRole('button', { name: 'Add a line' }).click();
  await form.getByLabel('Item').fill('Cold rooms');
  await form.getByLabel('Amount').fill('640000');
  await expect(form.getByText('USD 600,500 left')).toBeVisible();
  await continueOn(page);
  const summary = form.getByRole('alert');
  await expect(summary).toContainText('Own contribution is below the fund’s minimum: enter USD 620,000');
  await expect(summary).toContainText('Use of funds: the lines must add up to USD 1,240,500');
  await summary.getByRole('link', { name: /Own contribution/ }).click();
  const field = form.getByLabel('Own contribution');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/enter USD\s620,000 or more/);
  await expect(field).toHaveValue('400,000');
  await field.fill('620000');
  await expect(summary).not.toContainText('Own contribution');
  await expect(form.getByLabel('Item')).toHaveValue('Cold rooms');
});

test('the menu counts the messages of the Fund until they are read', async ({ page, as }) => {
  const email = await newApplicant(page);
  const { id } = await sendBaseApplication(page, `Single window ${email}`);
  const manager = await as('manager');
  await manager.goto('/robots.txt');
  await callApi(manager, 'POST', `/application/${id}/messages`, { text: 'Which year is the baseline?' });
  await page.goto('/workspace/my-applications');
  const entry = page.getByRole('navigation', { name: 'Workspace menu' }).getByRole('listitem').first();
  await expect(entry).toHaveText(/^My Applications.*1$/);
  await main(page).getByRole('link', { name: 'Messages (1 new)' }).click();
  await expect(main(page).getByText('Which year is the baseline?')).toBeVisible();
  await expect(entry).toHaveText('My Applications');
});

test('two facts of an application stand beside each other', async ({ as }) => {
  const page = await as('beneficiary');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/workspace/my-applications');
  const terms = page.getByRole('term');
  await expect(terms.filter({ hasText: 'Version' }).first()).toBeVisible();
  // Both at once: what arrives above them moves them on.
  const [amount, version] = await terms.evaluateAll((all) =>
    ['Amount requested', 'Version'].map((name) => {
      const place = all.find(({ textContent }) => textContent?.includes(name))?.getBoundingClientRect();
      return place && { x: place.x, y: place.y };
    }),
  );
  expect(version?.y).toBe(amount?.y);
  expect(version?.x).toBeGreaterThan(amount?.x ?? 0);
});
