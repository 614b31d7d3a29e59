import type { Page } from '@playwright/test';
import { isHydrated } from './support/hydrated.ts';
import { newApplicant } from './support/new-applicant.ts';
import { expect, test } from './support/test.ts';

/** A visitor's words in three languages, one of them from right to left. */
const readers = {
  en: {
    check: 'Check eligibility',
    yes: 'Yes',
    next: 'Continue',
    done: 'Nothing stands in the way',
  },
  fr: {
    check: 'Vérifier l’éligibilité',
    yes: 'Oui',
    next: 'Continuer',
    done: 'Rien ne s’y oppose',
  },
  ar: {
    check: 'تحقّق من الأهلية',
    yes: 'نعم',
    next: 'متابعة',
    done: 'لا شيء يمنع التقديم',
  },
};

const answerAll = async (page: Page, yes: string, next: string, questions: number) => {
  for (let question = 1; question <= questions; question += 1) {
    await expect(page).toHaveURL(
      question === 1 ? /fund-type=BASE_FUND(&step=1)?$/ : new RegExp(`step=${question}$`),
    );
    // The address is there before the question: only the next one has no answer yet.
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('radio', { name: yes, exact: true }).check();
    await page.getByRole('button', { name: next }).click();
  }
};

for (const [language, words] of Object.entries(readers)) {
  test(`a visitor reads ${language}: from the home page over the check to the sign-in`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'portal_language', value: language, url: baseURL ?? '' }]);
    await page.goto('/');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: words.check }).click();
    await answerAll(page, words.yes, words.next, 5);
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await page.reload();
    await expect(page.getByText(words.done), 'the result stays on the device').toBeVisible();
    await page.locator('main a[href^="/auth/sign-in"]').click();
    await expect(page).toHaveURL('/auth/sign-in?next=%2Fapplication%2Ffund_base');
  });
}

test('the answers of the check arrive in the form after registration, marked as such', async ({ page }) => {
  await page.goto('/applications/eligibility-check?fund-type=BASE_FUND');
  await answerAll(page, 'Yes', 'Continue', 5);
  await expect(page.getByText('Nothing stands in the way')).toBeVisible();
  await newApplicant(page);
  await page.goto('/application/fund_base/eligibility');
  await expect(page.getByText(/Taken from your eligibility check/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yes' })).toHaveCount(5);
  for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await expect(yes).toBeChecked();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  // The server that renders the form does not know where the answers came from.
  await page.reload();
  await expect(page.getByText(/Taken from your eligibility check/)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('portal_eligibility:BASE_FUND'));
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yes' }).first(), 'the server has them').toBeChecked();
  await expect(page.getByText(/Taken from your eligibility check/)).toHaveCount(0);
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test('with the keyboard alone: over the skip link, a dropdown and the questions to the result', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toMatch(/Skip/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const more = page.getByRole('button', { name: 'More under APPLICATIONS' });
  await more.focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('banner').getByRole('link', { name: 'Base Fund Applications' });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(more, 'the focus is given back').toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/application?fund-type=BASE_FUND');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Check your eligibility in two minutes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  for (let question = 1; question <= 5; question += 1) {
    await expect(page.getByText(`Question ${question} of 5`)).toBeVisible();
    await page.getByRole('radio', { name: 'Yes', exact: true }).focus();
    await page.keyboard.press('Space');
    if (question === 2) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Not eligible as things stand')).toBeVisible();
  await expect(page.getByText(/Only State Parties can apply/)).toBeVisible();
});

test('going back keeps the place of the reader, also between anchors', async ({ page }) => {
  await page.goto('/applications/base-fund');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Application Process' }).click();
  await expect(page).toHaveURL(/#process$/);
  await page.mouse.wheel(0, 180);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(top).toBeGreaterThan(400);
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const before = window.scrollY;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY === before)));
      }),
  );
  // Where the page stands as the link is pressed: the browser may bring the link into view for that.
  await page.evaluate(() => {
    const keep = () => Reflect.set(window, 'left', Math.round(window.scrollY));
    window.addEventListener('click', keep, { capture: true, once: true });
  });
  await contents.getByRole('link', { name: 'Application Form' }).click();
  await expect(page).toHaveURL(/#form$/);
  const left = await page.evaluate(() => Reflect.get(window, 'left'));
  await expect.poll(top).not.toBe(left);
  await page.goBack();
  await expect(page).toHaveURL(/#process$/);
  await expect.poll(top).toBe(left);

  // An address that is typed opens at its top; the page before it is still where it was left.
  await page.goto('/faqs');
  await isHydrated(page);
  expect(await top()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await isHydrated(page);
  await expect.poll(top).toBe(300);
  await page.goto('/contact-us');
  await isHydrated(page);
  expect(await top()).toBe(0);
  await page.goBack();
  await isHydrated(page);
  await expect.poll(top).toBe(300);
});

test('while the API is down the page stays readable, and the form says so and keeps the text', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_FAILED|ERR_CONNECTION|did not arrive|Not arrived/);
  await page.goto('/about-us');
  const background = page.getByRole('region', { name: 'Background' });
  await expect(background).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await page.getByLabel('First name').fill('Ama');
  await page.getByLabel('Last name').fill('Owusu');
  await page.getByLabel('E-mail', { exact: true }).fill(`down-${Date.now()}@example.org`);
  await page.getByLabel('Topic').selectOption({ label: 'Complaint' });
  await page.getByLabel('Subject').fill('Is anybody there?');
  await page.getByLabel('Message').fill('I write while nobody answers.');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('There is no connection. Check it and try again.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('I write while nobody answers.');
  await page.unroute('**/api/**');
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('I write while nobody answers.');
  await page.route(/chat-panel/, (route) => route.abort('connectionrefused'));
  const chat = page.getByRole('button', { name: 'Chat with us' });
  await chat.click();
  await expect(chat, 'a part that does not come leaves the page as it is').toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(page.getByLabel('Message')).toHaveValue('I write while nobody answers.');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your ticket number is')).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(background, 'what was read can be read again').toBeVisible();
});

test('on a slow line home is readable and nothing jumps', async ({ page, context }) => {
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const shifts: { by: number; of: (string | undefined)[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {
          value = 0,
          hadRecentInput = false,
          sources = [],
        } = entry as PerformanceEntry & {
          value?: number;
          hadRecentInput?: boolean;
          sources?: { node?: Node | null }[];
        };
        const of = sources.map(({ node }) => node?.textContent?.slice(0, 60));
        if (!hadRecentInput) shifts.push({ by: value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Freer trade/);
  await expect(
    page.getByRole('article', { name: 'Base Fund' }).getByText('Open', { exact: true }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { by: number; of: string[] }[] }).shifts,
  );
  const moved = shifts.reduce((sum, { by }) => sum + by, 0);
  expect(moved, JSON.stringify(shifts)).toBeLessThan(0.02);
});
