import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The same axe in fewer words: every page that it is given to reads all of them. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Where {
  /** Rules that are not asked. */
  without?: string[];
  /** Selector of the only part that is looked at. */
  within?: string | undefined;
}

/** What axe finds on a page, each rule with the elements that break it; frames are not looked into. */
export const violations = async (page: Page, { without = [], within = 'html' }: Where = {}) => {
  // As words for the debugger: the page's own policy lets no other script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(
    async ([selector, wanted]) => {
      // A colour on its way to another is neither; what is off the screen would not even move on until it is seen.
      const moving = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          );
      const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (await drawn(); moving().length > 0; await drawn()) for (const one of moving()) one.finish();
      const { axe: here } = window as unknown as { axe: typeof axe };
      const found = await here.run(
        { include: [selector], exclude: ['iframe'] },
        // No rule that is asked reads the style sheets, which takes as long as all rules together.
        { iframes: false, resultTypes: ['violations'], rules: wanted, preload: { assets: ['media'] } },
      );
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [within, rules] as const,
  );
};
