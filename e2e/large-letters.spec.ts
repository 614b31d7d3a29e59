import type { Locator, Page } from '@playwright/test';
import { changeLanguage } from './support/change-language.ts';
import { cutTexts, overflowOf } from './support/cut-texts.ts';
import { isHydrated } from './support/hydrated.ts';
import { newApplicant } from './support/new-applicant.ts';
import { callApi, prepareCreditForm, prepareLongForms } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test.use({ viewport: { width: 360, height: 640 } });

test('letters of twice the size leave where one is in the form whole', async ({ page }) => {
  await newApplicant(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('portal_language', 'fr'));
  await page.goto('/application/fund_credit/project');
  const place = main(page).getByText('Section 3 sur 7', { exact: false });
  await expect(place).toBeVisible();
  await enlarge(page);
  expect(await place.evaluate(overflowOf)).toBeLessThanOrEqual(0);
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
    expect(await words.evaluate(overflowOf)).toBeLessThanOrEqual(0);
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
  const map = main(page).getByRole('group', { name: 'Map of the member states' });
  await expect(map.getByRole('button')).toHaveCount(55);
  expect(await cutTexts(map.getByRole('button')), 'codes that leave their square').toEqual([]);
});

test('letters of twice the size make no page of a phone wider, in a language of long words', async ({
  as,
}) => {
  const [beneficiary, admin] = [await as('beneficiary'), await as('admin')];
  for (const [page, paths] of [
    [beneficiary, ['/faqs', '/workspace/my-applications']],
    [admin, ['/workspace/fund-description']],
  ] as const) {
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
  await admin.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(() => misplaced(admin), 'facts of a fund side by side').toEqual([]);
  await changeLanguage(admin, 'en');
  const funds = admin.getByRole('navigation').getByRole('button', { name: 'Fund Management' });
  await expect.poll(() => funds.evaluate(overflowOf), 'its sign leaves the menu').toBeLessThanOrEqual(0);
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

test('letters of twice the size leave lines, dates and amounts of a form whole on a phone', async ({
  page,
}) => {
  await newApplicant(page);
  await prepareLongForms(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/application/fund_base/loss');
  const line = main(page).getByText(/^07, USD/);
  await expect(line).toBeVisible();
  await enlarge(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  expect(await line.evaluate(overflowOf)).toBeLessThanOrEqual(0);
  const date = main(page).getByLabel('Claim period from');
  expect((await date.boundingBox())?.width).toBeGreaterThan(300);
});

test('letters of twice the size make the ranking and the page of a person no wider than the phone', async ({
  as,
}) => {
  const [manager, admin] = [await as('manager'), await as('admin')];
  const { id } = await callApi<{ id: string }>(await as('reviewer'), 'GET', '/profile/current');
  for (const [page, path, words] of [
    [manager, '/workspace/ranking', /^USD\s[\d,]+$/],
    [admin, `/workspace/user-management/${id}`, 'reviewer@demo.example'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(main(page).getByText(words).first()).toBeVisible();
    await enlarge(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('letters of twice the size leave the key of the queue whole', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/workspace/review-applications');
  const mark = main(page).locator('span[aria-hidden]', { hasText: /^AB$/ }).last();
  await expect(mark).toBeVisible();
  await enlarge(page);
  const cut = await mark.evaluate((it) => {
    const key = it.parentElement?.parentElement as HTMLElement;
    return it.getBoundingClientRect().bottom - key.getBoundingClientRect().bottom;
  });
  expect(cut).toBeLessThanOrEqual(0);
});
