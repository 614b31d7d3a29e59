import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Where {
  /** Rules that are not asked. */
  without?: string[];
  /** Selector of the only part that is looked at. */
  within?: string;
}

/** What axe finds on a page, each rule with the elements that break it; frames are not looked into. */
export const violations = async (page: Page, { without = [], within }: Where = {}) => {
  // The legacy mode needs no second page; only violations are worked out in full.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  const found = await axe.exclude('iframe').disableRules(without).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};
