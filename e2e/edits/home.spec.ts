import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility-violations.ts';
import { expect, test } from '../support/test.ts';

const editor = '/workspace/content-management';

const heroTitle = (page: Page) =>
  page.getByRole('group', { name: 'Hero' }).getByRole('textbox', { name: 'Title', exact: true }).first();

const publicHero = async (page: Page, language: string): Promise<string> => {
  await page.goto('/');
  await page.context().addCookies([{ name: 'portal_language', value: language, url: page.url() }]);
  await page.evaluate((code) => localStorage.setItem('portal_language', code), language);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
};

/** Every language but one of the home section as the public reads it, to the letter. */
const othersThan = async (page: Page, lang: string): Promise<string> => {
  const answer = await page.request.get('/api/cms/cms-data/all?key=home');
  const { data } = (await answer.json()) as { data: { data: Record<string, unknown> }[] };
  const { [lang]: _changed, ...others } = data[0]?.data ?? {};
  return JSON.stringify(others);
};

test('the Admin edits French, looks at it on the public page, publishes it, and English stays to the letter', async ({
  as,
  page,
}) => {
  const before = { fr: await publicHero(page, 'fr'), others: await othersThan(page, 'fr') };
  const title = `Un commerce plus libre, édition ${Date.now()}`;

  const admin = await as('admin');
  await admin.goto(`${editor}/home?text=fr`);
  const beside = admin.frameLocator('iframe[title="The public page with this text"]');
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(before.fr);
  await heroTitle(admin).fill(title);
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(title);
  await beside.getByRole('main').getByRole('link').first().click();
  await admin.getByRole('button', { name: 'Desktop' }).click();
  await expect(beside.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(title);
  const opened = admin.waitForEvent('popup');
  await admin.getByRole('button', { name: 'Preview in a new tab' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(preview.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(preview.getByRole('complementary', { name: 'Aperçu d’un brouillon' })).toBeVisible();
  await preview.close();
  await expect(admin.getByRole('link', { name: /Français.*Changed/ })).toBeVisible();
  expect(await publicHero(page, 'fr')).toBe(before.fr);

  await admin.getByRole('button', { name: 'Publish French' }).click();
  await expect(admin.getByRole('link', { name: /Français.*Published/ })).toBeVisible();
  // The page that was prerendered is made anew a moment after its text.
  await expect.poll(() => publicHero(page, 'fr')).toBe(title);
  expect(await othersThan(page, 'fr')).toBe(before.others);
});

test('whoever is not an Admin sees the published page behind a preview address', async ({ page }) => {
  const published = await publicHero(page, 'en');
  await page.goto('/?preview&lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(published);
  await expect(page.getByText('Preview of a draft')).toHaveCount(0);
});

test('a list is ordered with the keyboard alone', async ({ as }) => {
  const page = await as('admin');
  await page.goto(`${editor}/home?text=pt`);
  const steps = page.getByRole('region', { name: 'Steps' });
  const handles = steps.getByRole('button', { name: /^Move (?!.* (up|down)$)/ });
  const [first, second] = [
    await handles.nth(0).getAttribute('aria-label'),
    await handles.nth(1).getAttribute('aria-label'),
  ];
  await handles.nth(0).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/is over place 1/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/is over place 2/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(handles.nth(0)).toHaveAttribute('aria-label', second ?? '');
  await expect(handles.nth(1)).toHaveAttribute('aria-label', first ?? '');
});

test('an empty title and a script in a link are refused beside their fields, and the rest is kept', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto(`${editor}/home?text=es`);
  const title = heroTitle(page);
  const original = await title.inputValue();
  await title.fill('');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /Title/ })).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');

  await title.fill(original);
  const link = page.getByRole('group', { name: 'First button' }).getByRole('textbox', { name: 'Link' });
  await link.fill('javascript:alert(1)');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await expect(link).toHaveValue('javascript:alert(1)');
});

for (const width of [390, 1440]) {
  test(`the content editor has no accessibility violation at ${width} px`, async ({ as }) => {
    const page = await as('admin');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${editor}/home`);
    await expect(heroTitle(page)).toBeVisible();
    if (width === 390) await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const beside = page.frameLocator('iframe[title="The public page with this text"]');
    await expect(beside.getByRole('contentinfo').first()).toBeAttached();
    await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
    // The page in the frame is looked at as a page of its own.
    expect(await violations(page)).toEqual([]);
  });
}
