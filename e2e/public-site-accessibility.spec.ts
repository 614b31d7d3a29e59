import type { Page } from '@playwright/test';
import { violations } from './support/accessibility-violations.ts';
import { followRequests } from './support/follow-requests.ts';
import { isHydrated } from './support/hydrated.ts';
import { expectNothingToStickOut } from './support/nothing-sticks-out.ts';
import { inLanguage, publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

// Pages that only look: the workers may share them.
test.describe.configure({ mode: 'parallel' });

const paths = [
  ...publicPages,
  '/applications/eligibility-check?fund-type=CREDIT_FUND&step=result',
  '/news/no-such-post',
];

const open = async (page: Page, path: string) => {
  const answered = followRequests(page);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await isHydrated(page);
  await answered();
};

const nothingFound = async (page: Page, path: string) => {
  const found = async (state: string, without: string[] = []) =>
    expect.soft(await violations(page, { without }), `${path}, ${state}`).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await open(page, inLanguage(path, 'en'));
  await found('English at 1440 px');
  await page.setViewportSize({ width: 390, height: 900 });
  await found('English at 390 px');
  await expectNothingToStickOut(page, `${path}, English`);

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, inLanguage(path, 'ar'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await found('Arabic at 1440 px');
  await expectNothingToStickOut(page, `${path}, Arabic`);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await found('in the dark');
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  // Axe compares the colours that the page asks for, and the browser shows the reader's own.
  await found('with forced colours', ['color-contrast']);
};

/** As many pages as one tab opens one after the other: it reads the app's files once. */
const groupSize = 4;

for (let from = 0; from < paths.length; from += groupSize) {
  const group = paths.slice(from, from + groupSize);
  test(`axe finds nothing on ${group.join(', ')}, in both directions of writing, dark and forced, and nothing sticks out`, async ({
    page,
  }) => {
    for (const path of group) await nothingFound(page, path);
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
  // Until it is gone the dialog keeps the focus.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    const style = focused === null ? null : getComputedStyle(focused);
    return style === null ? '' : `${style.outlineStyle} ${style.outlineWidth}`;
  });
  expect(ring).toMatch(/^(solid|auto) [1-9]/);
  await page.goto('/auth/register');
  const strength = page.getByText('Password strength').locator('..').locator('[aria-hidden]');
  await expect(strength).toHaveCSS('forced-color-adjust', 'none');
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
