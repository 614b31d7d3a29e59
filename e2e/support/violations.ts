import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, each rule with the elements that break it; frames are not looked into. */
export const violations = async (page: Page, without: string[] = []) => {
  // The legacy mode needs no second page; only violations are worked out in full.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const found = await axe.exclude('iframe').disableRules(without).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};
