import { expect, type Page } from '@playwright/test';

export const languages = ['en', 'fr', 'pt', 'ar', 'es', 'sw'] as const;

/** Chooses a language in the menu of the page's head; the page stays as it is. */
export const changeLanguage = async (page: Page, language: (typeof languages)[number]) => {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) === language) return;
  // By keys: a pointer would wait until the menu has stopped opening.
  await page.getByRole('button', { name: /\b(EN|FR|PT|AR|ES|SW)$/ }).press('Enter');
  await page.locator(`[role=menuitemradio][lang=${language}]`).press('Enter');
  await expect(html).toHaveAttribute('lang', language);
};
