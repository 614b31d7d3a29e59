import type { Locator, Page } from '@playwright/test';
import { isHydrated } from './support/hydrated.ts';
import { mailTo } from './support/mailbox.ts';
import { newApplicant } from './support/new-applicant.ts';
import { prepareBaseForm, prepareCreditForm } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const cut = (box: HTMLElement) => box.scrollWidth - box.clientWidth;

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
  expect(await error.evaluate(cut)).toBeLessThanOrEqual(0);
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
  expect(await wrong.evaluate(cut)).toBeLessThanOrEqual(0);
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

test('letters of twice the size leave where one is in the form whole', async ({ page }) => {
  await newApplicant(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('portal_language', 'fr'));
  await page.goto('/application/fund_credit/project');
  const place = main(page).getByText('Section 3 sur 7', { exact: false });
  await expect(place).toBeVisible();
  await enlarge(page);
  expect(await place.evaluate(cut)).toBeLessThanOrEqual(0);
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

test('whoever sets a larger font reads larger labels and hints, and no amount under its currency', async ({
  page,
}) => {
  await newApplicant(page);
  await page.goto('/application/fund_base/loss');
  const amount = main(page).getByLabel('Amount requested');
  await expect(amount).toBeVisible();
  await enlarge(page);
  const label = main(page).locator('label').filter({ hasText: 'Amount requested' });
  await expect(label).toHaveCSS('font-size', '32px');
  const currency = main(page).getByText('USD', { exact: true }).last();
  const room = await amount.evaluate((input) => parseFloat(getComputedStyle(input).paddingInlineStart));
  expect((await currency.boundingBox())?.width).toBeLessThanOrEqual(room - 28);
});

for (const [path, last] of [
  ['/contact-us', 'textarea'],
  ['/applications/eligibility-check?fund-type=BASE_FUND', 'fieldset'],
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

test('with large letters the title of a post stands below its picture', async ({ page }) => {
  await page.goto('/');
  const post = main(page).getByRole('article').last();
  const [picture, title] = [post.getByRole('img'), post.getByRole('heading')];
  /** How far the title stands from where the picture begins. */
  const indent = async () => ((await title.boundingBox())?.x ?? 0) - ((await picture.boundingBox())?.x ?? 0);
  await expect.poll(indent).toBeGreaterThan(104);
  await enlarge(page);
  await expect.poll(indent).toBe(0);
});

test('titles and navigation follow the font size of the reader, and no entry leaves the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const title = main(page).getByRole('heading', { level: 1 });
  const entries = page.getByRole('navigation').first().locator('> div > ul > li');
  await expect(entries).toHaveCount(6);
  await expect(title).toHaveCSS('font-size', '64px');
  await enlarge(page);
  await expect(title).toHaveCSS('font-size', '128px');
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
});

test('letters of twice the size leave the period of the dashboard and the foot of the queue whole', async ({
  as,
}) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 360, height: 640 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/workspace');
  const period = main(page).getByRole('button', { name: /20\d\d to .*20\d\d/ });
  await expect(main(page).locator('[data-row], [role=list] li').first()).toBeVisible();
  await enlarge(page);
  await period.scrollIntoViewIfNeeded();
  await expect(period).toBeInViewport({ ratio: 1 });

  await page.goto('/workspace/review-applications');
  await expect(main(page).locator('[data-row]').first()).toBeVisible();
  await enlarge(page);
  for (const name of ['Search', /^Filter/, 'Select']) {
    const words = main(page).getByRole('button', { name, exact: true }).locator('span');
    expect(await words.evaluate(cut)).toBeLessThanOrEqual(0);
  }
  const range = main(page).getByRole('status').filter({ hasText: /^1 to/ });
  await range.scrollIntoViewIfNeeded();
  await expect(range).toBeInViewport({ ratio: 1 });
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

/** Texts of a page's panels that leave their panel, and words that are broken. */
const misplaced = (page: Page, panels = '[data-card]') =>
  page.evaluate((selector) => {
    const found: string[] = [];
    for (const panel of document.querySelectorAll(`main ${selector}`)) {
      const { left, right } = panel.getBoundingClientRect();
      const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        let around = node.parentElement;
        while (around && around !== panel && around.getBoundingClientRect().width > 1)
          around = around.parentElement;
        // What a chart draws, or only screen readers have.
        if (around !== panel || node.parentElement?.closest('svg')) continue;
        // An address may be broken, and what is longer.
        for (const { 0: word, index } of node.nodeValue?.matchAll(/(?<!\S)[^\s@]{1,12}(?!\S)/g) ?? []) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()];
          if (boxes.length > 1) found.push(`${word} is broken`);
          if (boxes.some((box) => box.left < left || box.right > right)) found.push(`${word} sticks out`);
        }
      }
    }
    return found;
  }, panels);

test('letters of twice the size leave the words of a title whole on a phone', async ({ page }) => {
  await newApplicant(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/application', '/applications/base-fund', '/application/fund_credit/organisation']) {
    await page.goto(path);
    const title = main(page).getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await enlarge(page);
    await expect(title).not.toHaveCSS('font-size', /^(30|38)px/);
    await expect.poll(() => misplaced(page, 'h1')).toEqual([]);
  }
});

test('letters of twice the size stay in their panel of the dashboard, and words in one line', async ({
  as,
}) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/workspace');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await enlarge(page);
  await expect.poll(() => misplaced(page)).toEqual([]);
});

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

test('letters of twice the size make no page of a phone wider, in a language of long words', async ({
  as,
}) => {
  for (const [name, paths] of [
    ['beneficiary', ['/faqs', '/workspace/my-applications']],
    ['admin', ['/workspace/fund-description']],
  ] as const) {
    const page = await as(name);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of paths) {
      await page.goto(`${path}?lang=sw`);
      await isHydrated(page);
      await expect(main(page).locator('li, dd').first()).toBeVisible();
      await enlarge(page);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, path).toBeLessThanOrEqual(0);
    }
  }
});

test('whoever sets letters of twice the size edits a text and looks at its page in turns', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/workspace/content-management');
  await expect(main(page).getByRole('button', { name: 'Preview', exact: true })).toBeAttached();
});

test('letters of twice the size leave a form with lines as wide as the phone', async ({ page }) => {
  await newApplicant(page);
  await prepareCreditForm(page, 'Mill in Nakuru');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/application/fund_credit/organisation?lang=sw');
  const line = main(page).getByText('Zawadi Mwangi, 100%');
  await expect(line).toBeVisible();
  await enlarge(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

test('letters of twice the size break no amount of a table of answers', async ({ page }) => {
  await newApplicant(page);
  await prepareCreditForm(page, 'Mill in Nakuru');
  await page.goto('/application/fund_credit/check');
  await expect(main(page).getByText('USD 3,100,000').first()).toBeVisible();
  await enlarge(page);
  await expect.poll(() => misplaced(page)).toEqual([]);
});

test('letters of twice the size leave the place in a form in a line of its own', async ({ page }) => {
  await newApplicant(page);
  await prepareCreditForm(page, 'Mill in Nakuru');
  await page.goto('/application/fund_credit/organisation?lang=sw');
  const place = main(page).getByText('Sehemu 2 kati ya 7');
  await expect(place).toBeVisible();
  await enlarge(page);
  await expect.poll(async () => (await place.boundingBox())?.width).toBeGreaterThan(300);
});

test('letters of twice the size leave the state of a fund on its card', async ({ page }) => {
  await page.goto('/?lang=sw');
  await isHydrated(page);
  await enlarge(page);
  const card = main(page).getByRole('article', { name: 'Mfuko wa Msingi' });
  const end = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(() => end(card.getByText('Umefunguliwa'))).toBeLessThanOrEqual(await end(card));
});

test('letters of twice the size break no word of the papers, the figures and the partners', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const broken = (words: Locator) =>
    words.evaluateAll((all) =>
      all.flatMap((one) => {
        const text = one.firstChild as Text;
        return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? word : [];
        });
      }),
    );
  for (const [path, words, some] of [
    ['/applications/credit-fund', main(page).locator('#form li h3'), 'Registration certificate'],
    ['/', main(page).getByText('have deposited their instrument'), 'instrument'],
    ['/', main(page).getByText('African Union Commission'), 'Commission'],
  ] as const) {
    await page.goto(path);
    await isHydrated(page);
    await expect(words.filter({ hasText: some }).first()).toBeVisible();
    await enlarge(page);
    await expect.poll(() => broken(words), path).toEqual([]);
  }
});

test('letters of twice the size leave the accounts to try inside the window', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await expect(main(page).getByRole('button', { name: /^beneficiary@demo/ })).toBeVisible();
  await enlarge(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
