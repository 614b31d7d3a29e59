import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const file = '**/api/file/*';
/** One green pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwAEAQH/7yMK/gAAAABJRU5ErkJggg==',
  'base64',
);

const openFirst = async (page: Page): Promise<void> => {
  await page.goto('/workspace/review-applications?mine=1&status=UNDER_REVIEW');
  const main = page.getByRole('main');
  await main.getByRole('row').filter({ hasText: 'your turn' }).first().getByRole('link').click();
  await expect(main.getByRole('tablist')).toBeVisible();
};

test('a damaged document says that it is damaged', async ({ as }) => {
  const page = await as('reviewer');
  await page.route(file, (route) => route.fulfill({ body: 'This was a document once.' }));
  await openFirst(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^This file is damaged and cannot be read/)).toBeVisible();
  await expect(main.getByLabel('Page to go to')).toHaveCount(0);
});

test('a picture is shown in place', async ({ as }) => {
  const page = await as('reviewer');
  await page.route(file, (route) => route.fulfill({ body: picture, contentType: 'image/png' }));
  await page.route('**/api/application/fund/*', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    for (const one of body.data.documents ?? [])
      Object.assign(one, { mime: 'image/png', fileName: 'site.png' });
    await route.fulfill({ response: reply, json: body });
  });
  await openFirst(page);
  const shown = page.getByRole('main').getByRole('img', { name: 'site.png' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});
