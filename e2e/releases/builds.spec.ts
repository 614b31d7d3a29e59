import type { Page } from '@playwright/test';
import { test } from '../faults/support/own-gateway.ts';
import { remoteNamed } from '../faults/support/remote-facts.ts';
import { expect, expectPageOf } from '../faults/support/test.ts';
import { WorkspaceCopy } from '../faults/support/workspace-copy.ts';

const cms = remoteNamed('cms');
const messages = 'remotes/cms/locales/en.json';

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

test('one rebuilt remote is on the page after a reload, and nothing else changes', async ({ pageFor }) => {
  const page = await pageFor(cms);
  await page.goto(cms.path);
  await expectPageOf(page, cms);
  await expect(page).toHaveTitle(/Content Management/);
  const old = await currentRelease(page);

  workspace.edit(messages, '"title": "Content Management"', '"title": "Content Desk"');
  await workspace.release('publish', 'cms');
  await workspace.release('pin', 'cms');

  await page.reload();
  await expect(page).toHaveTitle(/Content Desk/);
  await expectPageOf(page, cms);
  const now = await currentRelease(page);
  expect(pins(now)).toEqual({ ...pins(old), cms: now.remotes.cms?.pin });
  expect(now.remotes.cms?.pin).not.toBe(old.remotes.cms?.pin);
});

test('an open tab takes a new build when the person comes back and goes to another remote', async ({
  pageFor,
}) => {
  const page = await pageFor(cms);
  await page.goto('/workspace/user-management');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  workspace.edit(messages, '"title": "Content Desk"', '"title": "Content Office"');
  await workspace.release('deploy', 'cms');

  // The page knows of the release once it has read the answer: a press before is for the release that was known.
  await page.evaluate(
    () =>
      new Promise<void>((known) => {
        const { json } = Response.prototype;
        Response.prototype.json = async function (this: Response) {
          const answer = await json.call(this);
          if (this.url.includes('/releases/served.json')) setTimeout(known);
          return answer;
        };
        window.dispatchEvent(new Event('focus'));
      }),
  );
  await page
    .getByRole('navigation', { name: 'Workspace' })
    .getByRole('link', { name: 'Content Management' })
    .click();
  await expect(page).toHaveTitle(/Content Office/);
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'without a reload').toBe(true);
  await workspace.release('rollback');
  workspace.edit(messages, '"title": "Content Office"', '"title": "Content Desk"');
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
  await expect(page).toHaveTitle(/Content Management/);
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

test('a page that throws while it is shown is replaced by the last good build in the same document', async ({
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
  await expect(page).toHaveTitle(/Content Desk/);
  await expectPageOf(page, cms);
});

test('rolling back brings the former release back as a whole, at once', async ({ pageFor }) => {
  await workspace.release('rollback', String(before));
  const page = await pageFor(cms);
  await page.goto(cms.path);
  await expectPageOf(page, cms);
  await expect(page).toHaveTitle(/Content Management/);
  expect((await currentRelease(page)).sequence).toBe(before);
});

test('a role that never opens a remote never downloads its code', async ({ pageFor }) => {
  const page = await pageFor({ account: 'beneficiary' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, end] of [
    ['/workspace', '/workspace/my-applications'],
    ['/workspace/review-applications', '/workspace/denied'],
    ['/workspace/user-management', '/workspace/denied'],
    ['/workspace/content-management', '/workspace/denied'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(end);
  }
  const partsAsked = new Set(asked.flatMap((path) => /^\/assets\/([^/]+)\//.exec(path)?.[1] ?? []));
  expect([...partsAsked].filter((name) => ['administration', 'review', 'cms'].includes(name))).toEqual([]);
});
