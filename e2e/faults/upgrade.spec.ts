import type { Page } from '@playwright/test';
import { areas } from './support/areas.ts';
import { test } from './support/own-gateway.ts';
import { expect, expectPageOf, failure } from './support/test.ts';
import { WorkspaceCopy } from './support/workspace-copy.ts';

const [, , , , cms] = areas;
if (!cms) throw new Error('There is no such area.');
const words = 'remotes/cms/locales/en.json';

interface Release {
  sequence: number;
  shell: string;
  remotes: Record<string, { pin: string }>;
}

const currentRelease = async (page: Page): Promise<Release> =>
  (await page.request.get('/releases/production/current.json')).json();

const pins = ({ shell, remotes }: Release) => ({
  shell,
  ...Object.fromEntries(Object.entries(remotes).map(([name, { pin }]) => [name, pin])),
});

test.describe.configure({ mode: 'serial' });

let workspace: WorkspaceCopy;
let before: number;

test.beforeAll(async ({ gateway }) => {
  workspace = new WorkspaceCopy(gateway.store);
  const current = await fetch(`${gateway.url}/releases/production/current.json`);
  before = ((await current.json()) as Release).sequence;
});

test.afterAll(() => workspace.remove());

test('one rebuilt area is on the page after a reload, and nothing else changes', async ({ pageFor }) => {
  const page = await pageFor(cms);
  await page.goto(cms.path);
  await expect(page).toHaveTitle(/Content Management/);
  const old = await currentRelease(page);

  workspace.edit(words, '"title": "Content Management"', '"title": "Content Desk"');
  await workspace.release('publish', 'cms');
  await workspace.release('pin', 'cms');

  await page.reload();
  await expect(page).toHaveTitle(/Content Desk/);
  await expectPageOf(page, cms);
  const now = await currentRelease(page);
  expect(pins(now)).toEqual({ ...pins(old), cms: now.remotes.cms?.pin });
  expect(now.remotes.cms?.pin).not.toBe(old.remotes.cms?.pin);
});

test('when the new build cannot be had, the last good one takes its place on the same page', async ({
  pageFor,
}) => {
  const page = await pageFor(cms);
  const { remotes } = await currentRelease(page);
  const folder = remotes.cms?.pin.replace('cms@', '/assets/cms/');
  await page.route(`**${folder}/**`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(cms.path);
  await expect(page).toHaveTitle(/Content Management/);
  await expectPageOf(page, cms);
});

test('a new build that comes too late does not replace the one that took its place', async ({ pageFor }) => {
  const page = await pageFor(cms);
  const { remotes } = await currentRelease(page);
  const folder = remotes.cms?.pin.replace('cms@', '/assets/cms/');
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${folder}/remoteEntry.*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(cms.path, { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/Content Management/, { timeout: 30_000 });
  const late = page.waitForEvent('requestfinished', (request) =>
    request.url().includes(`${folder}/remoteEntry`),
  );
  letGo();
  await late;
  await page.getByRole('banner').getByRole('link').first().click();
  await page.goBack();
  await expect(page).toHaveTitle(/Content Management/);
  await expectPageOf(page, cms);
});

test('a build that throws while it starts is replaced by the last good one', async ({ pageFor }) => {
  workspace.edit('remotes/cms/src/expose.ts', /$/, "\nthrow new Error('broken on purpose');\n");
  await workspace.release('deploy', 'cms');
  const page = await pageFor(cms);
  await page.goto(cms.path);
  await expect(page).toHaveTitle(/Content Desk/);
  await expectPageOf(page, cms);
  workspace.edit('remotes/cms/src/expose.ts', "\nthrow new Error('broken on purpose');\n", '');
});

test('a page that throws while it is shown fails in its place, and another page recovers', async ({
  pageFor,
}) => {
  workspace.edit(
    'remotes/cms/src/edit-section/EditSectionPage.tsx',
    "const { t } = useTranslation('cms');",
    "if (location.pathname.endsWith('management')) throw new Error('broken on purpose');\n  const { t } = useTranslation('cms');",
  );
  await workspace.release('deploy', 'cms');
  const page = await pageFor(cms);
  await page.goto(cms.path);
  await expect(failure(page, cms)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Workspace' });
  await menu.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(failure(page, cms)).toHaveCount(0);
  await page.goto(`${cms.path}/about`);
  await expectPageOf(page, cms);
});

test('rolling back brings the former release back as a whole, at once', async ({ pageFor }) => {
  await workspace.release('rollback', String(before));
  const page = await pageFor(cms);
  await page.goto(cms.path);
  await expect(page).toHaveTitle(/Content Management/);
  expect((await currentRelease(page)).sequence).toBe(before);
});

test('a role that never enters an area never downloads its code', async ({ pageFor }) => {
  const page = await pageFor({ account: 'beneficiary' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, end] of [
    ['/workspace', '/workspace/my-applications'],
    ['/workspace/review-applications', '/workspace/my-applications'],
    ['/workspace/user-management', '/workspace/denied'],
    ['/workspace/content-management', '/workspace/denied'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(end);
  }
  const areasAsked = new Set(asked.flatMap((path) => /^\/assets\/([^/]+)\//.exec(path)?.[1] ?? []));
  expect([...areasAsked].filter((name) => ['administration', 'review', 'cms'].includes(name))).toEqual([]);
});
