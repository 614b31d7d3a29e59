import { expect, type Page } from '@playwright/test';
import { isHydrated } from './hydrated.ts';

/** The first script of the shell, without which no page is more than what was rendered. */
export const shellScript = /\/assets\/shell\/[^/]+\/main\.[^/]+\.js$/;

/** Goes to a page behind sign-in until the gateway has rendered it: on a busy machine that may come too late. */
export const gotoRendered = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await page.goto('about:blank');
    const answered = page.waitForResponse(/\/releases\/rendered-page\.json\?/);
    await page.goto(path, { waitUntil: 'commit' });
    expect((await answered).status()).toBe(200);
  }).toPass();

/** Opens a page whose app does not come before it is let go: what shows is what the gateway rendered. */
export const openWithoutApp = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  // The device learns who is there.
  await page.goto(path);
  await expect(heading).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(shellScript, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await gotoRendered(page, path);
  await expect(heading).toBeVisible();
  return async () => {
    letGo();
    await isHydrated(page);
  };
};
