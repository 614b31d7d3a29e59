import type { Page } from '@playwright/test';
import { save } from '../../support/save.ts';
import { expect } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** One thing that a person does in a remote, with an answer of the API in it; from the remote's landing page. */
export const actions: Record<string, (page: Page) => Promise<void>> = {
  administration: async (page) => {
    await page
      .getByRole('navigation', { name: 'Workspace' })
      .getByRole('link', { name: 'User Management' })
      .click();
    await main(page).getByRole('searchbox').first().fill('reviewer2@demo.example');
    await expect(main(page).getByText('reviewer2@demo.example').first()).toBeVisible();
  },
  applications: async (page) => {
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/workspace\/my-applications\/app_|\/application\//);
    await expect(main(page).getByRole('heading', { level: 1 })).not.toBeEmpty();
  },
  cms: async (page) => {
    await page.goto('/workspace/content-management/about-us?text=sw');
    const title = main(page).getByRole('textbox', { name: 'Title', exact: true });
    await title.fill(`Kuhusu Mfuko ${Date.now()}`);
    await save(page.getByRole('button', { name: 'Save draft' }));
  },
  'public-site': async (page) => {
    await page.goto('/faqs');
    await page.getByRole('searchbox').fill('file types');
    await expect(page.getByText('1 question', { exact: true })).toBeVisible();
    await page.getByText('Which file types can I upload?').click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(/has been counted/)).toBeVisible();
  },
  review: async (page) => {
    await page.goto('/workspace/review-applications?mine=1&status=UNDER_REVIEW');
    await main(page).getByRole('row').filter({ hasText: 'your turn' }).first().getByRole('link').click();
    await expect(main(page).getByRole('tablist')).toBeVisible();
  },
};
