import { expect, type Page } from '@playwright/test';

/** Waits until the app has taken over the prerendered page. */
export const isTakenOver = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('taken-over').length))
    .toBeGreaterThan(0);
