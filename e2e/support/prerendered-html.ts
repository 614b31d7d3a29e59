import { expect, type Page } from '@playwright/test';

/** The prerendered HTML of a path as it is now: after the start, or a change of what is public, it may be on its way. */
export const prerenderedHtml = async (
  page: Page,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> => {
  let html = '';
  await expect
    .poll(async () => {
      html = await (await page.request.get(path, { headers: { accept: 'text/html', ...headers } })).text();
      return html.includes('id="state"') && !html.includes('id="state">{"isStale":true');
    })
    .toBe(true);
  return html;
};
