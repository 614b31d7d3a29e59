import type { Page } from '@playwright/test';
import { areaNamed } from '../faults/support/areas.ts';
import { test } from '../faults/support/own-gateway.ts';
import { expect } from '../faults/support/test.ts';
import { WorkspaceCopy } from '../faults/support/workspace-copy.ts';

const cms = areaNamed('cms');
const words = 'remotes/cms/locales/en.json';

let workspace: WorkspaceCopy;
test.beforeAll(({ gateway }) => {
  workspace = new WorkspaceCopy(gateway.store);
});
test.afterAll(() => workspace.remove());

const titleOf = async (page: Page): Promise<string> => {
  await page.goto(cms.path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return page.title();
};

test('a canary is given to whom it is meant for, at every visit, until it is stopped', async ({
  pageFor,
}) => {
  const page = await pageFor(cms);
  expect(await titleOf(page)).toContain('Content Management');

  // Words that no other file publishes: with the same it would be their build, and not the newest.
  workspace.edit(words, '"title": "Content Management"', '"title": "Content Bureau"');
  await workspace.release('publish', 'cms');
  await workspace.release('canary', 'cms', '--group', 'FUND_REVIEWER_USER');
  for (let visit = 0; visit < 2; visit += 1)
    expect(await titleOf(page), 'an Admin is no reviewer').toContain('Content Management');

  await workspace.release('canary', 'stop', 'cms');
  await workspace.release('canary', 'cms', '--group', 'FUND_MANAGER_SUPER_USER');
  // The account is told by the first page, and decides from the next one on.
  await expect.poll(() => titleOf(page)).toContain('Content Bureau');
  expect(await titleOf(page)).toContain('Content Bureau');

  await workspace.release('canary', 'raise', 'cms', '--share', '100%');
  expect(await titleOf(page)).toContain('Content Bureau');
  const visitor = await pageFor({});
  await visitor.goto('/');
  const shown = await visitor.locator('#release').textContent();
  expect(JSON.parse(shown ?? '{}').trials).toEqual({ cms: 'canary' });

  await workspace.release('canary', 'stop', 'cms');
  expect(await titleOf(page)).toContain('Content Management');
});
