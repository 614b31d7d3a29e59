import { expect, type Page, type Request } from '@playwright/test';

/**
 * Follows what a page itself asks for, from before its first address on. The function that it gives waits until
 * nothing of that is on its way and no task of the page waits. `networkidle` of Playwright waits for the frames
 * in a page as well: one that is replaced while it loads may keep it from ever coming.
 */
export const followRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    // The end of what the document before asked for may never be reported.
    for (const request of open) if (!request.isNavigationRequest()) open.delete(request);
  });
  const unanswered = async () => {
    await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
    return [...open].map((request) => request.url());
  };
  return () => expect.poll(unanswered, 'requests on their way').toEqual([]);
};
