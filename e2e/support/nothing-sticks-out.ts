import { expect, type Page } from '@playwright/test';

/** At what 200 % of 640 px and 400 % of 1280 px leave. */
export const expectNothingToStickOut = async (page: Page, what: string) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
};
