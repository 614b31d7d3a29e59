import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const desk = '/workspace/content-management';

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

test('the Admin changes the hero in French; visitors read it in French and in no other language', async ({
  as,
  page,
}) => {
  const before = { en: await publicHero(page, 'en'), ar: await publicHero(page, 'ar') };
  const title = `Un commerce plus libre, édition ${Date.now()}`;

  const admin = await as('admin');
  await admin.goto(`${desk}/home?lang=fr`);
  await heroTitle(admin).fill(title);
  await admin.getByRole('button', { name: 'Publish Français' }).click();
  await expect(admin.getByText('Successful operation')).toBeVisible();

  expect(await publicHero(page, 'fr')).toBe(title);
  expect(await publicHero(page, 'en')).toBe(before.en);
  expect(await publicHero(page, 'ar')).toBe(before.ar);
});

test('a text that somebody else published meanwhile is neither lost nor overwritten', async ({ as }) => {
  const first = await as('admin');
  const second = await as('admin');
  await first.goto(`${desk}/about-us?lang=sw`);
  await second.goto(`${desk}/about-us?lang=sw`);
  const title = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Title', exact: true });
  const theirs = `Kuhusu Mfuko ${Date.now()}`;
  await title(second).fill('Maandishi yangu');
  await title(first).fill(theirs);
  await first.getByRole('button', { name: /^Publish/ }).click();
  await expect(first.getByText('Successful operation')).toBeVisible();

  await second.getByRole('button', { name: /^Publish/ }).click();
  await expect(second.getByText('Somebody else published this text while you were editing')).toBeVisible();
  await expect(title(second)).toHaveValue('Maandishi yangu');
  await second.getByRole('button', { name: 'Take their text' }).click();
  await expect(title(second)).toHaveValue(theirs);
  await title(second).fill(`${theirs}, toleo la pili`);
  await second.getByRole('button', { name: /^Publish/ }).click();
  await expect(second.getByText('Successful operation')).toBeVisible();
});

test('an empty title and a script in a link are refused beside their fields, and the rest is kept', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto(`${desk}/home?lang=es`);
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
  test(`the content desk has no accessibility violation at ${width} px`, async ({ as }) => {
    const page = await as('admin');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${desk}/home`);
    await expect(heroTitle(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  });
}
