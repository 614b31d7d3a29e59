import type { Page } from '@playwright/test';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';
import { violations } from './support/violations.ts';

// Pages that only look: the workers may share them.
test.describe.configure({ mode: 'parallel' });

const paths = [
  ...publicPages,
  '/applications/eligibility-check?fund-type=CREDIT_FUND&step=result',
  '/news/no-such-post',
];

const languages = ['en', 'fr', 'pt', 'ar', 'es', 'sw'];
const names = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  es: 'Español',
  sw: 'Kiswahili',
};

/** Both layouts in each direction of writing; other languages change words, so one layout shows them. */
const widthsOf = (language: string): number[] =>
  ({ en: [1440, 390], ar: [1440, 390], fr: [390], pt: [1440], es: [390], sw: [1440] })[language] ?? [];

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** The page is not loaded again: the widget of the header turns it. */
const speak = async (page: Page, language: keyof typeof names) => {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) !== language) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: / (EN|FR|PT|AR|ES|SW)$/ })
      .click();
    await page.getByRole('menuitemradio', { name: names[language] }).click();
  }
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await page.waitForLoadState('networkidle');
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const path of paths) {
  test(`axe finds nothing on ${path}, in six languages at both widths, dark and forced, and nothing sticks out`, async ({
    page,
  }) => {
    await open(page, path);
    for (const language of languages as (keyof typeof names)[]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await speak(page, language);
      for (const width of widthsOf(language)) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await violations(page), `${language} at ${width} px`).toEqual([]);
      }
      // What 200 % of 640 px and 400 % of 1280 px leave.
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await overflow(page), `${language} at ${width} px`).toBeLessThanOrEqual(0);
      }
      if (language !== 'ar') continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
      expect.soft(await violations(page), 'in the dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
      // Axe compares the colours that the page asks for, and the browser shows the reader's own.
      expect.soft(await violations(page, ['color-contrast']), 'with forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: null });
    }
  });
}

test('whoever wants less motion gets none, and forced colours keep the focus in sight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/applications/eligibility-check?fund-type=BASE_FUND');
  await expect(page.getByRole('contentinfo').locator('a:has(> img)').first()).toHaveCSS(
    'forced-color-adjust',
    'none',
  );
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    const style = focused === null ? null : getComputedStyle(focused);
    return style === null ? '' : `${style.outlineStyle} ${style.outlineWidth}`;
  });
  expect(ring).toMatch(/^(solid|auto) [1-9]/);
  // Of the places for a mark, in the header and beside the text, the current one's alone is drawn.
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about-us');
  for (const [entries, edge] of [
    ['header li:visible', 'borderBottomColor'],
    ['main nav a[href*="#"]', 'borderLeftColor'],
  ] as const)
    await expect
      .poll(() =>
        page
          .locator(entries)
          .evaluateAll(
            (all, side) => all.filter((one) => getComputedStyle(one)[side] !== 'rgb(255, 255, 255)').length,
            edge,
          ),
      )
      .toBe(1);
});
