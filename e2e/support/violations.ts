import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds on a page, or in the part of it that a selector names: each rule with the elements that break it.
 * Frames are not looked into.
 */
export const violations = async (page: Page, within = 'html') => {
  // As words for the debugger: the page's own policy lets no other script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    // A colour on its way to another is neither.
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (await drawn(); moving().length > 0; await drawn())
      await Promise.allSettled(moving().map(({ finished }) => finished));
    const { axe: here } = window as unknown as { axe: typeof axe };
    const found = await here.run(
      { include: [selector], exclude: ['iframe'] },
      { iframes: false, resultTypes: ['violations'] },
    );
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, within);
};
