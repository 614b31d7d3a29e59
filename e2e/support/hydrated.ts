import { expect, type Page } from '@playwright/test';

/** Waits until the prerendered page is hydrated. */
export const isHydrated = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('taken-over').length))
    .toBeGreaterThan(0);

/** How many elements of the page React answers for. */
export const countHydratedElements = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isReacts = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return [...document.querySelectorAll('*')].filter(isReacts).length;
  });
