import type { Page } from '@playwright/test';
import { test } from '../faults/support/own-gateway.ts';
import { remoteNamed } from '../faults/support/remote-facts.ts';
import { expect, expectPageOf } from '../faults/support/test.ts';
import { WorkspaceCopy } from '../faults/support/workspace-copy.ts';

const cms = remoteNamed('cms');
const messages = 'remotes/cms/locales/en.json';

let workspace: WorkspaceCopy;
test.beforeAll(({ gateway }) => {
  workspace = new WorkspaceCopy(gateway.store);
});
test.afterAll(() => workspace.remove());

const titleOf = async (page: Page): Promise<string> => {
  await page.goto(cms.path);
  await expectPageOf(page, cms);
  return page.title();
};

test('a canary is given to whom it is meant for, at every visit, until it is stopped', async ({
  pageFor,
}) => {
  const page = await pageFor(cms);
  expect(await titleOf(page)).toContain('Content Management');

  // Words that no other file publishes: with the same it would be their build, and not the newest.
  workspace.edit(messages, '"title": "Content Management"', '"title": "Content Bureau"');
  await workspace.release('publish', 'cms');
  await workspace.release('canary', 'cms', '--group', 'FUND_REVIEWER_USER');
  for (let visit = 0; visit < 2; visit += 1)
    expect(await titleOf(page), 'an Admin is no reviewer').toContain('Content Management');

  await workspace.release('canary', 'stop', 'cms');
  await workspace.release('canary', 'cms', '--group', 'FUND_MANAGER_SUPER_USER');
  // The account is named by the first page, and decides from the next one on.
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

const shownRelease = async (page: Page) =>
  JSON.parse((await page.locator('#release').textContent()) ?? '{}') as {
    trials?: Record<string, string>;
    remotes: Record<string, { pin: string }>;
  };

/** What the pages of 100 other visitors send in one batch, which may hold no more; of the 19 steps of load times one is used. */
const othersOf = (build: string) => {
  const all = { samples: 100, failures: 0 };
  const times = Array.from({ length: 19 }, (_, at) => (at === 5 ? 100 : 0));
  const counts = { area: 'cms', build, cohort: 'rest', loads: all, renders: all, times, calls: {} };
  return { environment: 'production', areas: [counts] };
};

test('a canary that breaks is stopped by the gateway itself, by what pages report', async ({ pageFor }) => {
  const page = await pageFor(cms);
  workspace.edit(
    'remotes/cms/src/edit-section/EditSectionPage.tsx',
    "const { t } = useTranslation('cms');",
    "if (location.pathname.endsWith('management')) throw new Error('broken on purpose');\n  const { t } = useTranslation('cms');",
  );
  await workspace.release('publish', 'cms');
  await workspace.release('canary', 'cms', '--group', 'FUND_REVIEWER_USER', '--budget', 'minSamples=3');
  // Counted by the rest with its page: it leads to no operation that the page knows by name.
  const whatWaits = page.waitForResponse('**/api/inbox/waiting');
  await titleOf(page);
  await whatWaits;
  const { trials, remotes } = await shownRelease(page);
  expect(trials).toEqual({ cms: 'rest' });
  const pin = remotes.cms?.pin ?? '';
  for (let batch = 0; batch < 2; batch += 1) {
    const sent = await page.request.post('/api/canary-figures', { data: othersOf(pin.slice('cms@'.length)) });
    expect(sent.status()).toBe(204);
  }

  await workspace.release('canary', 'raise', 'cms', '--share', '100%');
  expect(await titleOf(page), 'the pin helps within the page').toContain('Content Management');
  expect((await shownRelease(page)).trials).toEqual({ cms: 'canary' });
  const afterOneMoreVisit = async () => {
    await titleOf(page);
    return shownRelease(page);
  };
  await expect.poll(afterOneMoreVisit).not.toHaveProperty('trials');
  expect((await shownRelease(page)).remotes.cms?.pin).toBe(pin);

  const history = await workspace.release('history', '--json');
  const halt = JSON.parse(history).find(({ action }: { action: string }) => action === 'canary-halt');
  expect(halt).toMatchObject({ by: 'portal', reason: expect.stringContaining('render errors') });
  const [figure] = halt.figures;
  expect(figure).toMatchObject({ metric: 'renderErrorRate', rest: { failures: 0 } });
  expect(figure.rest.samples, 'a page of the rest reported, too').toBeGreaterThan(200);
  expect(figure.canary.failures).toBeGreaterThanOrEqual(3);
});
