import type { Locator, Page } from '@playwright/test';
import { isHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** Every public page with the heading that it must have in English. */
const pages: { path: string; heading: string | RegExp }[] = [
  { path: '/', heading: /^Freer trade changes/ },
  { path: '/about-us', heading: 'About the Adjustment Fund' },
  { path: '/application', heading: 'Applications' },
  { path: '/application?fund-type=CREDIT_FUND', heading: 'Credit Fund Applications' },
  { path: '/applications/base-fund', heading: 'Base Fund Applications' },
  { path: '/applications/credit-fund', heading: 'Credit Fund Applications' },
  { path: '/faqs', heading: 'Frequently asked questions' },
  { path: '/news', heading: 'News and resources' },
  { path: '/contact-us', heading: 'Contact us' },
  { path: '/interest', heading: 'Register your interest' },
  { path: '/terms-of-use', heading: 'Terms of use' },
  { path: '/privacy-policy', heading: 'Privacy policy' },
];

/** The header of the specification: label, address, and the dropdown's links. */
const about = '/about-us';
const navigation: { label: string; to: string; links?: [string, string][] }[] = [
  { label: 'HOME', to: '/' },
  {
    label: 'ABOUT THE ADJUSTMENT FUND',
    to: about,
    links: [
      ['About us', about],
      ['Background', `${about}#background`],
      ['Adjustment Fund Overview', `${about}#overview`],
      ['Adjustment Fund Mandate', `${about}#mandate`],
      ['Base Fund Mandate', `${about}#base-fund-mandate`],
      ['Credit Fund Mandate', `${about}#credit-fund-mandate`],
      ['Our Partners', `${about}#partners`],
    ],
  },
  {
    label: 'APPLICATIONS',
    to: '/application',
    links: [
      ['Base Fund Applications', '/application?fund-type=BASE_FUND'],
      ['Eligibility Criteria', '/applications/base-fund#eligibility'],
      ['Application Process', '/applications/base-fund#process'],
      ['Application Form', '/applications/base-fund#form'],
      ['Credit Fund Applications', '/application?fund-type=CREDIT_FUND'],
      ['Investment Criteria', '/applications/credit-fund#criteria'],
      ['Application Process', '/applications/credit-fund#process'],
      ['Application Form', '/applications/credit-fund#form'],
    ],
  },
  { label: 'FAQs', to: '/faqs' },
  { label: 'NEWS AND RESOURCES', to: '/#latest-posts' },
  { label: 'CONTACT US', to: '/contact-us' },
];

const header = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main navigation' });
const linksIn = (place: Locator) =>
  place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));

const speak = async (page: Page, language: string) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Translate page / })
    .click();
  await page.getByRole('menuitemradio', { name: language }).click();
};

test('every page has one heading of the first level and real text', async ({ page }) => {
  const text = () => page.getByRole('main').innerText();
  for (const { path, heading } of pages) {
    await page.goto(path);
    await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.poll(async () => (await text()).length, path).toBeGreaterThan(200);
    expect.soft(await text(), path).not.toMatch(/lorem ipsum|coming soon|undefined|\[object/i);
  }
});

test('the header has the six labels and their dropdown entries', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Adjustment Fund Portal');
  const entries = header(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  expect(await linksIn(header(page))).toEqual(navigation.map(({ label, to }) => [label, to]));
  for (const [index, { label, links }] of navigation.entries()) {
    if (links === undefined) continue;
    await header(page)
      .getByRole('button', { name: `More under ${label}` })
      .click();
    // A press before hydration is done after it.
    await expect.poll(() => linksIn(entries.nth(index))).toEqual([[label, navigation[index]?.to], ...links]);
    await page.keyboard.press('Escape');
  }
});

test('a dropdown opens on hover', async ({ page }) => {
  await page.goto('/faqs');
  await header(page).getByRole('link', { name: 'ABOUT THE ADJUSTMENT FUND' }).hover();
  await header(page).getByRole('link', { name: 'Our Partners' }).click();
  await expect(page).toHaveURL('/about-us#partners');
  await expect(page.getByRole('region', { name: 'Our Partners' })).toBeFocused();
});

test('the footer has its links under their headings', async ({ page }) => {
  await page.goto('/');
  const column = (name: string) =>
    page.getByRole('contentinfo').getByRole('navigation', { name, exact: true });
  expect(await linksIn(column('Assistance'))).toEqual([
    ['About us', '/about-us'],
    ['FAQs', '/faqs'],
  ]);
  expect(await linksIn(column('Compliance'))).toEqual([
    ['Terms of use', '/terms-of-use'],
    ['Privacy policy', '/privacy-policy'],
  ]);
  expect(await linksIn(column('Stay in touch'))).toEqual([['Contact us', '/contact-us']]);
});

test('home shows the funds as the API has them', async ({ page, request }) => {
  const funds: { data: { title: { en: string; fr: string }; isOpen: boolean }[] } = await (
    await request.get('/api/fund/')
  ).json();
  expect(funds.data).toHaveLength(2);
  await page.goto('/');
  for (const { title, isOpen } of funds.data) {
    const card = page.getByRole('article', { name: title.en });
    await expect(card.getByText('Open', { exact: true })).toHaveCount(isOpen ? 1 : 0);
  }
});

test('home reads in French and in Arabic from right to left, and the choice is kept', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Freer trade/);
  // A language chosen while the app takes over makes React draw that page anew, and say so in the console.
  await isHydrated(page);
  await speak(page, 'Français');
  await expect(heading).toHaveText(/commerce/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('banner').getByRole('link', { name: 'ACCUEIL' })).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Français/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(heading).toHaveText(/التجارة/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'الرئيسية' })).toBeVisible();
  await page.reload();
  await expect(heading).toHaveText(/التجارة/);
  const box = await heading.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1300);
});

test('the starter leads to the questions of the right fund, one at a time and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: /A company or SME/ }).check();
  await page.getByRole('button', { name: 'Check eligibility' }).click();
  await expect(page).toHaveURL('/applications/eligibility-check?fund-type=CREDIT_FUND');
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
});

test('news are reached from anywhere, and a post has a page of its own', async ({ page }) => {
  await page.goto('/faqs');
  await header(page).getByRole('link', { name: 'NEWS AND RESOURCES' }).click();
  await expect(page).toHaveURL('/#latest-posts');
  const posts = page.getByRole('region', { name: 'News and resources' });
  await expect(posts).toBeFocused();
  await expect(posts).toBeInViewport();
  await expect(posts.getByRole('article')).toHaveCount(3);
  const title = (await posts.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await posts.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an address without a page is not found, inside the frame', async ({ page }) => {
  for (const path of ['/news/no-such-post', '/applications/general-fund', '/nowhere']) {
    await page.goto(path);
    await expect
      .soft(page.getByRole('main').getByRole('heading', { level: 1 }), path)
      .toHaveText('This page does not exist');
    await expect.soft(header(page).getByRole('link', { name: 'HOME' }), path).toBeVisible();
    await expect.soft(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
  }
});

test('starting an application while signed out leads over the sign-in', async ({ page }) => {
  await page.goto('/application?fund-type=BASE_FUND');
  await page.getByRole('main').getByRole('link', { name: 'Start an application' }).click();
  await expect(page).toHaveURL('/auth/sign-in?next=%2Fapplication%2Ffund_base');
});

test('a question is found and called helpful', async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('searchbox').fill('file types');
  await expect(page.getByText('1 question', { exact: true })).toBeVisible();
  await page.getByText('Which file types can I upload?').click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/has been counted/)).toBeVisible();
});

test('content that cannot be loaded says so, and Retry brings it', async ({ page, watch }) => {
  watch.allow(/Failed to load resource: the server responded with a status of 503/);
  await page.route('**/api/cms/cms-data/all*', (route) => route.fulfill({ status: 503, body: 'down' }));
  // An address that no page is prerendered for: the app has to ask for everything.
  await page.goto('/privacy-policy?print=1');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByText('Failed to load CMS data')).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'HOME' })).toBeVisible();
  await page.unroute('**/api/cms/cms-data/all*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test('below 1024 px a drawer at the end of the line holds the navigation', async ({ page, watch }) => {
  // Its remote may still be on the way when the line is cut.
  watch.allow(/ERR_INTERNET_DISCONNECTED|Area public-site \S+ failed \(load/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog');
  const mask = { x: 5, y: 400 };
  // It needs nothing that is not there already once it is hydrated.
  await isHydrated(page);
  await page.context().setOffline(true);
  await burger.click();
  await expect(drawer).toBeVisible();
  const size = await burger.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // Modal: nothing of the page behind it takes the focus, which is given back.
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(burger).toBeFocused();
  await burger.click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(mask.x, mask.y);
  await expect(drawer).toBeHidden();
  await page.context().setOffline(false);
  await burger.click();
  await drawer.getByLabel('More under APPLICATIONS').click();
  await drawer.getByRole('link', { name: 'Investment Criteria' }).click();
  await expect(page).toHaveURL('/applications/credit-fund#criteria');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Investment Criteria' })).toBeInViewport();

  // The last width with a burger, and the first with the entries themselves.
  const entries = page.getByRole('navigation', { name: 'Main navigation' });
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(burger).toBeVisible();
  await expect(entries).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(entries).toBeVisible();
  await expect(burger).toBeHidden();
  // It stands at the end of the line, which is the other side in Arabic.
  await page.setViewportSize({ width: 1023, height: 800 });
  for (const language of ['en', 'ar']) {
    await page.goto(`/faqs?lang=${language}`);
    await page.getByRole('banner').locator('button[aria-haspopup=dialog]:visible').click();
    await expect(drawer.getByRole('link').first()).toBeVisible();
    // It slides in: its place is the one where it comes to rest.
    await expect(async () => {
      const box = await drawer.boundingBox();
      expect(box && (language === 'ar' ? box.x : box.x + box.width)).toBe(language === 'ar' ? 0 : 1023);
      expect(box?.width).toBeLessThan(700);
    }).toPass();
  }
});

test('on a phone the chat button lies in the room below the last band and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/faqs', '/news', '/privacy-policy', '/applications/base-fund/before-you-start']) {
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name: 'Chat with us' });
    // A band that is not in sight yet may not have its height.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const ends = await button.evaluate((element) => {
        const row = element.parentElement as HTMLElement;
        const band = row.previousElementSibling as HTMLElement;
        const end = row.parentElement?.getBoundingClientRect().bottom ?? 0;
        const bottomOf = (part: Element) => part.getBoundingClientRect().bottom;
        const shown = [...band.querySelectorAll('*')].filter(
          (part) => part.childElementCount === 0 && part.textContent && part.checkVisibility(),
        );
        return {
          strip: end - bottomOf(band),
          room: end - Math.max(...shown.map(bottomOf)) - row.offsetHeight,
        };
      });
      expect(ends.strip, path).toBeLessThan(1);
      expect(ends.room, path).toBeGreaterThanOrEqual(0);
    }).toPass({ timeout: 10_000 });
  }
});
