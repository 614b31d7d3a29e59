import { type OwnGateway, withOwnGateway } from '../faults/support/own-gateway.ts';
import { remoteNamed } from '../faults/support/remote-facts.ts';
import { test as base, expect } from '../faults/support/test.ts';
import { WorkspaceCopy } from '../faults/support/workspace-copy.ts';
import { followRequests } from '../support/follow-requests.ts';

interface Development extends OwnGateway {
  workspace: WorkspaceCopy;
}

const cms = remoteNamed('cms');
const texts = 'remotes/cms/locales/en.json';
const areaFile = 'remotes/cms/src/area.ts';
const listFile = 'remotes/cms/src/edit-section/SectionList.tsx';

/** A remote as it is made: one page, which alone imports what the shell shares. */
const made = { name: 'reports', account: 'admin', path: '/workspace/reports', title: 'Reports' } as const;
const madePage = 'remotes/reports/src/overview/OverviewPage.tsx';

/** The portal as `pnpm dev cms reports` serves it from a copy of the sources. */
const test = base.extend<object, { development: Development }>({
  development: [
    async ({ playwright: _ }, use) => {
      const workspace = new WorkspaceCopy('');
      const args = ['deploy/launch/src/start.mjs', 'dev', cms.name, made.name];
      try {
        await workspace.run('deploy/launch/src/new-remote/cli.ts', made.name, '--no-install');
        workspace.linkPackages(made.name, cms.name);
        await withOwnGateway(workspace.folder, args, (gateway) => use({ ...gateway, workspace }));
      } finally {
        workspace.remove();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ development }, use) => use(development.url),
});

test('a saved text is on the open page, and what does not compile is shown on it', async ({
  pageFor,
  development: { workspace },
  watch,
}) => {
  // Development builds of libraries warn, and what does not compile is logged.
  watch.allow(/./);
  const page = await pageFor(cms);
  const requestsEnd = followRequests(page);
  await page.goto(cms.path);
  await expect(page).toHaveTitle(/Content Management/);
  // Files that are still on their way would come from the next compilation.
  await requestsEnd();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  workspace.edit(texts, '"title": "Content Management"', '"title": "Content Desk"');
  await expect(page).toHaveTitle(/Content Desk/);

  const overlay = page.frameLocator('#rspack-dev-server-client-overlay');
  workspace.edit(listFile, /$/, '\nconst broken = ;\n');
  await expect(overlay.getByText(/SectionList\.tsx/).first()).toBeVisible();
  await expect(page).toHaveTitle(/Content Desk/);
  workspace.edit(listFile, '\nconst broken = ;\n', '');
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);

  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'without a reload').toBe(true);
});

test('the only page of a remote is shown again once it compiles again', async ({
  pageFor,
  development: { workspace },
  watch,
}) => {
  watch.allow(/./);
  const page = await pageFor(made);
  await page.goto(made.path);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  workspace.edit(madePage, '<Empty title', '<p>First {report</p><Empty title');
  const overlay = page.locator('#rspack-dev-server-client-overlay');
  await expect(overlay).toBeVisible();
  workspace.edit(madePage, '{report', 'report');
  await expect(page.getByText('First report')).toBeVisible();
  await expect(overlay).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'without a reload').toBe(true);
});

test('a saved menu entry is there after a reload, and what cannot be read leaves it', async ({
  pageFor,
  development: { workspace },
  watch,
}) => {
  watch.allow(/./);
  const page = await pageFor(cms);
  await page.goto(cms.path);
  const entry = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  await expect(entry('Content Management')).toBeVisible();
  const shelf = "{ ...labels.contentManagement, en: 'Content Shelf' }";
  workspace.edit(areaFile, /labels\.contentManagement/g, shelf);
  const headers = { accept: 'text/html' };
  const sent = async () => (await page.request.get(cms.path, { headers })).text();
  await expect.poll(sent).toContain('Content Shelf');
  await page.reload();
  await expect(entry('Content Shelf')).toBeVisible();
  workspace.edit(areaFile, /$/, '\nconst broken = ;\n');
  await page.reload();
  await expect(entry('Content Shelf')).toBeVisible();
});
