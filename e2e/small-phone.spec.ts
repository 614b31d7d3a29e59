import type { Page } from '@playwright/test';
import { overflowOf } from './support/cut-texts.ts';
import { mailTo } from './support/mailbox.ts';
import { newApplicant } from './support/new-applicant.ts';
import { prepareBaseForm } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

test.use({ viewport: { width: 360, height: 640 } });

test('what is wrong with an answer is read whole on the smallest phone', async ({ page }) => {
  await newApplicant(page);
  await page.addInitScript(() => localStorage.setItem('portal_language', 'sw'));
  await page.goto('/application/fund_base/organisation');
  const website = main(page).locator('[name=website]');
  await website.fill('hakuna');
  await main(page).getByRole('button', { name: 'Hifadhi na uendelee' }).click();
  const error = main(page).locator('[id$=website-error]');
  await expect(error).toContainText('https://example.org');
  expect(await error.evaluate(overflowOf)).toBeLessThanOrEqual(0);
  expect(await website.evaluate((box) => box.clientWidth)).toBeGreaterThan(250);
});

const openInSpanish = async (page: Page, section: string) => {
  await newApplicant(page);
  await prepareBaseForm(page, 'Ventanilla única');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('portal_language', 'es'));
  await page.goto(`/application/fund_base/${section}`);
};

test('what is wrong with one of two questions side by side is read whole', async ({ page }) => {
  await openInSpanish(page, 'organisation');
  await main(page).locator('[name="focalPoint.email"]').fill('nadie');
  await main(page).getByRole('button', { name: 'Guardar y continuar' }).click();
  const wrong = main(page).locator('p[id$=-error]').filter({ hasText: 'nombre@example.org' });
  await expect(wrong).toBeVisible();
  expect(await wrong.evaluate(overflowOf)).toBeLessThanOrEqual(0);
  const toTheNext = await wrong.evaluate((error) => {
    const end = error.parentElement?.getBoundingClientRect().bottom ?? 0;
    const tops = [...document.querySelectorAll('main label, main legend')].map(
      (label) => label.getBoundingClientRect().top - end,
    );
    return Math.min(...tops.filter((distance) => distance > -1));
  });
  expect(toTheNext, 'its line ends above the next question').toBeGreaterThan(20);
});

test('why an answer was refused is in sight where it has the focus, below why nothing was saved', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openInSpanish(page, 'project');
  const months = main(page).locator('[name=durationMonths]');
  await months.fill('999');
  await main(page).getByRole('button', { name: 'Guardar y continuar' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'No guardado' })).toBeVisible();
  await expect(months).toBeFocused();
  const refused = main(page).locator('[id$=durationMonths-error]');
  const isSeen = (element: HTMLElement) => {
    const { left, top, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + 8));
  };
  await expect.poll(() => refused.evaluate(isSeen)).toBe(true);
});

test('a refused file says why over the whole width, with its buttons below', async ({ page }) => {
  await newApplicant(page);
  await page.goto('/application/fund_base/documents');
  await main(page)
    .getByLabel(/^Endorsement letter/)
    .setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  const reason = main(page).getByText('This type of file is not accepted', { exact: false });
  await expect(reason).toBeVisible();
  const { y, width, height } = (await reason.boundingBox()) ?? { y: 0, width: 0, height: 0 };
  expect(width).toBeGreaterThan(250);
  const replace = main(page).getByRole('button', { name: 'Replace' });
  expect((await replace.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
});

test('the mailed link of a new password is opened in the tab that waits for it', async ({ page }) => {
  const email = await newApplicant(page);
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.goto('/auth/forgot-password');
  await main(page).getByLabel('E-mail address').fill(email);
  await main(page).getByRole('button').last().click();
  await expect(page).toHaveURL('/auth/reset');
  // A phone unloads the page while its reader opens the mail: only the code is left to type.
  await page.reload();
  await expect(main(page).getByLabel('E-mail address')).toHaveValue(email);
  const { text } = await mailTo(page.request, email, /auth\/reset#/);
  const link = /https?:\/\/\S+auth\/reset#\S+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await expect(main(page).getByLabel('Code from the message')).toHaveValue(/./);
  await expect(main(page).getByLabel('E-mail address')).toHaveValue(email);
  // The secret does not stay in the address.
  await expect(page).toHaveURL('/auth/reset');
});

test('why nothing was saved leaves room for what is typed above the keyboard', async ({ page, watch }) => {
  watch.allow(/status of 400/);
  await newApplicant(page);
  await page.addInitScript(() => localStorage.setItem('portal_language', 'sw'));
  const refused = {
    error: 'validation_failed',
    error_description:
      'Baadhi ya taarifa hazipo au si sahihi. Tafadhali kagua sehemu zilizowekwa alama katika fomu hii.',
  };
  await page.route('**/api/application/draft', async (route) => {
    if (route.request().method() === 'PUT') await route.fulfill({ status: 400, json: refused });
    else await route.continue();
  });
  await page.goto('/application/fund_base/project');
  const summary = main(page).locator('[name=summary]');
  await summary.fill('Dirisha moja la forodha.');
  const reason = main(page).getByRole('status').filter({ hasText: 'Haijahifadhiwa' });
  await expect(reason).toBeVisible();
  // The icon beside it keeps its width, too.
  await expect.poll(async () => (await reason.locator('svg').boundingBox())?.width).toBe(18);
  await page.setViewportSize({ width: 360, height: 400 });
  await summary.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(reason).not.toBeInViewport();
});

test('without a connection the line about it leaves what is typed in sight above the keyboard', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await newApplicant(page);
  await page.addInitScript(() => localStorage.setItem('portal_language', 'fr'));
  await page.goto('/application/fund_base/project');
  const reform = main(page).locator('[name=reformProgramme]');
  await expect(reform).toBeVisible();
  await page.setViewportSize({ width: 360, height: 400 });
  await context.setOffline(true);
  await reform.fill('Deuxième phase de la modernisation.');
  const line = page.getByRole('status').filter({ hasText: 'Pas de connexion' });
  await expect(line).toBeInViewport();
  const bar = page.locator('[data-print=hide]').filter({ has: line });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
  // With room for it the button is there.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(bar.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

for (const [path, last] of [
  ['/contact-us', 'textarea'],
  ['/applications/eligibility-check?fund-type=BASE_FUND', 'fieldset'],
  ['/', '[role=radiogroup]'],
] as const) {
  test(`the button of the chat lies over no field of ${path}`, async ({ page }) => {
    await page.goto(path);
    const chat = page.getByRole('button', { name: 'Chat with us' });
    await expect(chat).toBeAttached();
    const field = main(page).locator(last);
    await field.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy(0, bottom - window.innerHeight + 8);
    });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(chat).not.toBeInViewport();
    await chat.scrollIntoViewIfNeeded();
    await expect(chat).toBeInViewport();
  });
}

test('an amount of a fund is read in one line where two do not stand side by side', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/workspace/fund-description');
  const amounts = main(page)
    .locator('dd')
    .filter({ hasText: /^USD\s[\d,.]+$/ });
  await expect(amounts.first()).toBeVisible();
  const lines = await amounts.evaluateAll((all) =>
    all.map((amount) => {
      const text = document.createRange();
      text.selectNodeContents(amount);
      return text.getClientRects().length;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});

test('a long menu that opens upwards ends inside the window', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/workspace/log-history');
  const process = main(page).getByRole('button', { name: 'Process' });
  await expect(main(page).getByRole('button', { name: 'Period' })).toBeVisible();
  await process.click();
  const first = page.getByRole('menu').getByRole('menuitemcheckbox').or(page.getByRole('menuitem')).first();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('no title beside the pattern breaks within “e-mail”', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/auth/verify-email');
  const title = main(page).getByRole('heading', { name: 'Confirm your e-mail address' });
  const lines = await title.evaluate(({ firstChild: text }) => {
    const range = document.createRange();
    const at = text?.nodeValue?.indexOf('e-mail') ?? 0;
    range.setStart(text as Node, at);
    range.setEnd(text as Node, at + 6);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the longest name of a country stands whole in its field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/auth/register');
  const country = main(page).getByLabel('Country');
  await country.selectOption({ label: 'Democratic Republic of the Congo' });
  const room = await country.evaluate((box: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(box);
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = font;
    const { width } = pen.measureText(box.selectedOptions[0]?.text ?? '');
    return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
