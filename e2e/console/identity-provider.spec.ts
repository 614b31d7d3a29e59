import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@portal/config/free-port';
import { withOwnGateway } from '../faults/support/own-gateway.ts';
import { violations } from '../support/accessibility-violations.ts';
import { expect, test } from '../support/test.ts';

const root = resolve(import.meta.dirname, '../..');
const email = 'naledi@fund.example';

/** An OpenID provider that sends its one person back to the gateway at once. */
const withProvider = async (port: number, gateway: string, work: () => Promise<void>): Promise<void> => {
  const returnTo = `${gateway}/releases/console/api/oidc/callback`;
  const args = ['deploy/gateway/test/support/run-openid-provider.ts', String(port), returnTo, email];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(child.stdout, 'data');
    await work();
  } finally {
    child.kill();
    await once(child, 'exit');
  }
};

test('somebody with an account comes from the identity provider to the page that was asked for', async ({
  page,
}) => {
  const port = await freePort();
  const settings = {
    RELEASE_OIDC_ISSUER: `http://127.0.0.1:${port}`,
    RELEASE_OIDC_CLIENT_ID: 'release-console',
    RELEASE_OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
  };
  await withOwnGateway(
    root,
    ['deploy/launch/src/start.ts', '--no-build'],
    ({ url, store }) =>
      withProvider(port, url, async () => {
        const people = (...args: string[]) =>
          promisify(execFile)(
            process.execPath,
            ['deploy/release/src/cli.ts', '--store', store, 'console-token', ...args],
            { cwd: root },
          );
        const link = page.getByRole('link', { name: `Sign in at 127.0.0.1:${port}` });

        await page.goto(`${url}/releases/console/history`);
        await expect(link).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await link.click();
        await expect(page.getByRole('alert')).toContainText('Your account may not sign in here.');

        await people('add', 'Tsepo Mokoena', 'manager', '--email', email);
        await page.goto(`${url}/releases/console/history?environment=staging`);
        await link.click();
        await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
        await expect(page).toHaveURL(`${url}/releases/console/history?environment=staging`);
        await expect(page.getByRole('button', { name: 'Tsepo' })).toBeVisible();

        await people('remove', 'Tsepo Mokoena');
        await page.reload();
        await expect(link).toBeVisible();
      }),
    settings,
  );
});
