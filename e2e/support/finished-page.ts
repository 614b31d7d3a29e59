import { expect, type Page } from '@playwright/test';

/** The finished page of a path; right after the start it may still be on its way. */
export const finished = async (
  page: Page,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> => {
  let html = '';
  await expect
    .poll(async () => {
      html = await (await page.request.get(path, { headers: { accept: 'text/html', ...headers } })).text();
      return html.includes('id="state"');
    })
    .toBe(true);
  return html;
};
