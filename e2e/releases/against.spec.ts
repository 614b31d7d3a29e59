import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type OwnGateway, portalUrl as portal, withOwnGateway } from '../faults/support/own-gateway.ts';
import { test as base, expect } from '../faults/support/test.ts';
import { WorkspaceCopy } from '../faults/support/workspace-copy.ts';
import { accounts, password } from '../support/accounts.ts';
import { signIn } from '../support/sign-in.ts';

interface Development extends OwnGateway {
  workspace: WorkspaceCopy;
}

const start = 'deploy/launch/src/start.mjs';
const clock = resolve(import.meta.dirname, '../faults/support/advance-clock-on-signal.mjs');

/** The shared portal with the review remote of a copy of the sources, as `pnpm dev review --against` shows it. */
const test = base.extend<object, { development: Development }>({
  development: [
    async ({ playwright: _ }, use) => {
      const workspace = new WorkspaceCopy('');
      const words = ['--import', clock, start, 'dev', 'review', '--against', portal];
      process.env.RELEASE_TOKEN = 'Demo-2026-release-developer';
      try {
        await withOwnGateway(workspace.folder, words, (gateway) => use({ ...gateway, workspace }));
      } finally {
        workspace.remove();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ development }, use) => use(development.url),
});

test('one local remote works inside a deployed portal, for an hour', async ({ page, development, watch }) => {
  // Development builds of libraries warn.
  watch.allow(/./);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await signIn(page, accounts.reviewer.email, password, true);
  const badge = page.getByRole('complementary', { name: 'Development' });
  await expect(badge).toContainText('review comes from this machine');
  await expect(badge).toContainText(`Everything else is ${new URL(portal).host}. Until `);

  await page.goto('/workspace/review-applications');
  await expect(page).toHaveTitle(/Review Applications/);
  await page.waitForLoadState('networkidle');
  expect(scripts.some((url) => url.endsWith('/remoteEntry.js') && !url.startsWith(development.url))).toBe(
    true,
  );
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const words = 'remotes/review/locales/en.json';
  development.workspace.edit(words, '"title": "Review Applications"', '"title": "Review Desk"');
  await expect(page).toHaveTitle(/Review Desk/);
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'without a reload').toBe(true);

  development.workspace.edit('remotes/review/src/area.ts', "'/workspace/ranking'", "'/workspace/ranks'");
  const headers = { accept: 'text/html' };
  const status = async () => (await page.request.get('/workspace/ranks', { headers })).status();
  await expect.poll(status, 'an address that area.ts gets').toBe(200);

  scripts.length = 0;
  await page.goto('/about-us?lang=ar');
  await expect(page.getByRole('complementary', { name: 'التطوير' })).toContainText('من هذا الجهاز');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const deployed = scripts.filter((url) => url.startsWith(`${development.url}/assets/public-site/`));
  expect(deployed.length, 'from the deployed portal').toBeGreaterThan(0);

  development.signal('SIGUSR2');
  await expect(async () => {
    await page.goto('/workspace/review-applications');
    await expect(page).toHaveTitle(/Review Applications/, { timeout: 5_000 });
  }).toPass();
  await expect(badge).toContainText('The hour for review is over');
  await expect(badge).toContainText('run the command again');
});

test('without the right the command says so and ends', async () => {
  const run = promisify(execFile)(process.execPath, [start, 'dev', 'review', '--against', portal], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, RELEASE_TOKEN: 'Demo-2026-release-reader' },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Ousmane Diallo may look, but develop nothing in this portal.'),
  });
});
