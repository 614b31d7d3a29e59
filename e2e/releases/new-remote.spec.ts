import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../faults/support/own-gateway.ts';
import { expect, expectPageOf } from '../faults/support/test.ts';
import { WorkspaceCopy } from '../faults/support/workspace-copy.ts';

let workspace: WorkspaceCopy;
test.beforeAll(({ gateway }) => {
  workspace = new WorkspaceCopy(gateway.store);
});
test.afterAll(() => workspace.remove());

test('a remote made by one command compiles, passes its test, and is on the page once released', async ({
  pageFor,
}) => {
  await workspace.run(
    'deploy/launch/src/new-remote/cli.ts',
    'grant-reports',
    ...['--title', 'Grant Reports', '--title', 'fr=Rapports sur les subventions', '--no-install'],
  );
  workspace.linkPackages('grant-reports', 'review');
  // What its README shows a newcomer compiles, too.
  const folder = join(workspace.folder, 'remotes/grant-reports');
  const [, example = ''] = /```tsx\n(.*?)```/s.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  expect(example).toContain("useTranslation('grant-reports')");
  mkdirSync(join(folder, 'src/prepare-reply'));
  writeFileSync(join(folder, 'src/prepare-reply/PrepareReplyPage.tsx'), example);
  await workspace.run('node_modules/typescript/bin/tsc', '-p', 'remotes/grant-reports');
  const report = await workspace.run(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--root', 'remotes/grant-reports', '--reporter', 'tap'],
  );
  expect(report.match(/ok \d+ - in \w\w the page has its title/g)).toHaveLength(6);

  expect(await workspace.release('deploy', 'grant-reports')).toContain('grant-reports 0.1.0-');
  const remote = {
    name: 'grant-reports',
    account: 'admin',
    path: '/workspace',
    title: 'Grant Reports',
  } as const;
  const page = await pageFor(remote);
  await page.goto(remote.path);
  await page
    .getByRole('navigation', { name: 'Workspace menu' })
    .getByRole('link', { name: remote.title })
    .click();
  await expectPageOf(page, remote);
  await expect(page).toHaveURL('/workspace/grant-reports');
  await expect(page.getByRole('heading', { level: 1, name: remote.title })).toBeVisible();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});
