import { expect, type Page } from '@playwright/test';

/** Waits until the app has taken over the page that was rendered ahead. */
export const isTakenOver = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('taken-over').length))
    .toBeGreaterThan(0);
