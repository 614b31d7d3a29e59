import type { Locator } from '@playwright/test';

/** Checks every box, or every radio button, of a page that may still be about to draw them. */
export const checkAll = async (boxes: Locator): Promise<void> => {
  await boxes.first().waitFor();
  for (const one of await boxes.all()) await one.check();
};
