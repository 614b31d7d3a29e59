import type { Browser, Page } from '@playwright/test';
import { mailTo } from './support/mailbox.ts';
import { expectNothingToStickOut } from './support/nothing-sticks-out.ts';
import { prerenderedHtml } from './support/prerendered-html.ts';
import { inLanguage, renderedPages } from './support/public-pages.ts';
import { closeContext, expect, test } from './support/test.ts';

// No test reads what another one writes: the workers may share them.
test.describe.configure({ mode: 'parallel' });

const withoutScripts = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage();

/** What does nothing without scripts. */
const deadParts = (reader: Page): Promise<string[]> =>
  reader
    .locator(':is(button, input, select, textarea):visible:not([popovertarget], form[method=post] *)')
    .evaluateAll((all) => all.map((one) => one.outerHTML));

for (const language of ['en', 'fr', 'ar', 'pt', 'es', 'sw'] as const) {
  test(`every page is read in ${language} without JavaScript`, async ({ browser, page }) => {
    const reader = await withoutScripts(browser);
    for (const path of renderedPages) {
      await prerenderedHtml(page, inLanguage(path, language));
      await reader.goto(inLanguage(path, language));
      await expect(reader.locator('html')).toHaveAttribute('lang', language);
      await expect(reader.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(reader.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      expect((await reader.getByRole('main').innerText()).length, path).toBeGreaterThan(200);
      if (language === 'fr') expect(await deadParts(reader), path).toEqual([]);
      // English and Arabic are measured with scripts, beside what axe finds there.
      if (language === 'en' || language === 'ar') continue;
      await expectNothingToStickOut(reader, path);
      await reader.setViewportSize({ width: 1440, height: 900 });
    }
    await reader.goto(inLanguage('/applications/base-fund', language));
    const form = `/api/fund/blank-form/BASE_FUND/${language}`;
    await expect(reader.locator(`a[href="${form}"]`)).toBeVisible();
    expect((await reader.request.get(form)).headers()['content-type']).toBe('application/pdf');
    await closeContext(reader.context());
  });
}

test('without JavaScript the menu opens, and the language stays', async ({ browser, page }) => {
  const reader = await withoutScripts(browser);
  await prerenderedHtml(page, '/?lang=fr');
  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.goto('/?lang=fr');
  await expect(reader.getByText(/Sans JavaScript/)).toBeVisible();
  await expect(reader.getByRole('heading', { level: 1 })).toBeInViewport();
  await reader.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await reader.getByRole('dialog').locator('a[href="/contact-us"]').click();
  await expect(reader).toHaveURL(/\/contact-us$/);
  await expect(reader.locator('html')).toHaveAttribute('lang', 'fr');
  // Wide pages have dropdowns, which need scripts: without them the burger stays.
  await reader.setViewportSize({ width: 1440, height: 900 });
  await reader.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await reader.getByRole('dialog').locator('summary').last().click();
  await reader.getByRole('dialog').locator('a[href="/applications/base-fund#process"]').click();
  await expect(reader).toHaveURL(/\/applications\/base-fund#process$/);
  // What needs scripts says so, with ways on that can be seen to be links.
  await reader.goto('/auth/register');
  for (const link of await reader.locator('noscript a').all())
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await closeContext(reader.context());
});

test('without JavaScript a message is checked, comes back with its words, and is sent once', async ({
  browser,
  page,
}) => {
  const reader = await withoutScripts(browser);
  await prerenderedHtml(page, '/contact-us?lang=fr');
  await reader.goto('/contact-us?lang=fr');
  const field = (name: string) => reader.locator(`main form [name=${name}]`);
  await field('firstName').fill('Amina');
  await field('email').fill('amina');
  await field('message').fill('Où en est ma demande ?');
  await reader.locator('main form [type=submit]').click();
  await expect(reader.locator('html')).toHaveAttribute('lang', 'fr');
  const problems = reader.getByRole('alert');
  await expect(problems).toBeInViewport();
  await expect(problems.getByRole('link')).toHaveCount(4);
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('firstName')).toHaveValue('Amina');
  await expect(field('message')).toHaveValue('Où en est ma demande ?');
  await problems.getByRole('link').first().click();
  await expect(field('lastName')).toBeFocused();
  await field('lastName').fill('Bello');
  await field('email').fill('amina@example.org');
  await field('topic').selectOption('GENERAL');
  await field('subject').fill('Une question');
  await reader.locator('main form [type=submit]').click();
  const receipt = reader.getByRole('status').filter({ hasText: /CM-\d{4}-\d{6}/ });
  await expect(receipt).toBeInViewport();
  const number = /CM-[\d-]+/.exec(await receipt.innerText())?.[0] ?? 'none';
  await reader.reload();
  await expect(receipt).toContainText(number);
  await closeContext(reader.context());
});

test('without JavaScript news are asked for, and confirmed by the button behind the mailed link', async ({
  browser,
  page,
}) => {
  const reader = await withoutScripts(browser);
  const email = `news-${Date.now()}@example.org`;
  await prerenderedHtml(page, '/interest?lang=en');
  await reader.goto('/interest?lang=en');
  await reader.getByRole('radio', { name: 'News by e-mail' }).check();
  await reader.getByLabel('First name').fill('Amina');
  await reader.getByLabel('Last name').fill('Bello');
  await reader.getByLabel('E-mail', { exact: true }).fill(email);
  await reader.getByRole('checkbox', { name: /write to me/ }).check();
  await reader.getByRole('main').getByRole('button', { name: 'Register interest' }).click();
  await expect(reader.getByText('Your interest has been registered')).toBeInViewport();

  const mail = await mailTo(page.request, email, /interest\/confirm/);
  const link = /https?:\/\/\S+interest\/confirm\S+/.exec(mail.text)?.[0] ?? '';
  const verb = reader.getByRole('button', { name: 'Yes, send me news' });
  for (let times = 0; times < 2; times += 1) {
    await reader.goto(link);
    await expect(verb).toBeVisible();
  }
  await verb.click();
  await expect(reader.getByText('Thank you. Our news will go to your e-mail address.')).toBeInViewport();
  await reader.goto(link);
  await verb.click();
  await expect(reader.getByRole('alert')).toContainText('This link is not valid or has already been used.');
  await closeContext(reader.context());
});
