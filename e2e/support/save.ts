import type { Locator } from '@playwright/test';

/** Presses a button that saves and sees the notice of it: for some seconds only, so that it is looked for from before. */
export const save = async (button: Locator): Promise<void> => {
  const notice = button.page().getByText('Successful operation');
  await Promise.all([notice.waitFor(), button.click()]);
};
