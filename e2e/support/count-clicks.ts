import type { Page } from '@playwright/test';

/**
 * Counts from now on how often the mouse is pressed on a page; clicks that keys and scripts make count for nothing.
 * @returns the number so far; it rejects once the page was loaded anew.
 */
export const countClicks = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0';
    const count = ({ isTrusted, detail }: MouseEvent) => {
      const { dataset } = document.documentElement;
      if (isTrusted && detail > 0) dataset.clicks = String(Number(dataset.clicks) + 1);
    };
    document.addEventListener('click', count, true);
  });
  return () =>
    page.evaluate(() => {
      const { clicks } = document.documentElement.dataset;
      if (clicks === undefined) throw new Error('The page was loaded anew.');
      return Number(clicks);
    });
};
