import type { Page } from '@playwright/test';
import { violations } from './support/accessibility-violations.ts';
import { expectFocusInSight } from './support/focus-in-sight.ts';
import { declareNoConflict, enterBaseApplication } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';

const openDesk = async (reviewer: Page, id: string) => {
  await declareNoConflict(reviewer, id);
  await reviewer.goto(`/workspace/review-applications/${id}`);
  const first = reviewer.locator('[data-criterion="QUANTIFIED_NEED"]');
  await expect(first).toContainText('0:');
  return first;
};

test('a criterion that the Admin words anew counts for applications that are sent afterwards', async ({
  as,
}) => {
  const [admin, manager, reviewer] = [await as('admin'), await as('manager'), await as('reviewer')];
  const mark = Date.now().toString(36);
  const before = await enterBaseApplication(manager, `Before ${mark}`, `before.${mark}@example.org`);
  await admin.goto('/workspace/fund-description/fund_base/criteria');
  const main = admin.getByRole('main');
  const guide = main.getByLabel('What the points mean (English)').first();
  await guide.fill(`0: no figures at all. 5: every figure of ${mark}.`);
  await main.getByText('Choose what is shown beside it').first().click();
  await expectFocusInSight(main);
  expect(await violations(admin)).toEqual([]);
  const publish = main.getByRole('button', { name: /^Publish version/ });
  const version = Number((await publish.innerText()).match(/\d+/)?.[0]);
  await publish.click();
  await expect(main.getByRole('button', { name: `Publish version ${version + 1}` })).toBeVisible();
  await admin.setViewportSize({ width: 390, height: 844 });
  const wide = await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

  const after = await enterBaseApplication(manager, `After ${mark}`, `after.${mark}@example.org`);
  await expect(await openDesk(reviewer, after.id)).toContainText(`every figure of ${mark}`);
  await expect(await openDesk(reviewer, before.id)).not.toContainText(mark);
});
