import { prerenderedHtml } from './support/prerendered-html.ts';
import { closeContext, expect, test } from './support/test.ts';

/** Everything that comes over the line for the page: its document, styles, fonts and pictures. */
const maxBytes = 100_000;

for (const language of ['en', 'ar'])
  test(`what an application needs is one page under 100 KB without scripts, and prints whole, in ${language}`, async ({
    page,
    browser,
  }) => {
    const path = `/applications/credit-fund/before-you-start?lang=${language}`;
    await prerenderedHtml(page, path);
    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const sizes: Promise<number>[] = [];
    reader.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await reader.goto(path, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes, `in ${sizes.length} requests`).toBeGreaterThan(20_000);
    expect(bytes, `in ${sizes.length} requests`).toBeLessThan(maxBytes);
    await reader.emulateMedia({ media: 'print' });
    await expect(reader.getByRole('banner')).toBeHidden();
    await expect(reader.getByRole('contentinfo')).toBeHidden();
    const main = reader.getByRole('main');
    const parts = main.locator('#time, #who, #papers, #form');
    await expect(parts).toHaveCount(4);
    for (const part of await parts.all()) await expect(part).toBeVisible();
    await expect(main.getByRole('definition').last()).toBeVisible();
    await closeContext(reader.context());
  });
