import type { Locator } from '@playwright/test';

/** Presses a button that saves and sees that this is said: for some seconds only, so that it is looked for from before. */
export const save = async (button: Locator): Promise<void> => {
  const said = button.page().getByText('Successful operation');
  await Promise.all([said.waitFor(), button.click()]);
};
