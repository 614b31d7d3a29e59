import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const given = { RELEASE_STORE_URL: 's3://production/portal', RELEASE_MANAGER_KEY: 'a key' };

/** What a configuration of tests makes of these settings, as text. */
const settingsIn = async (config: string, expression: string): Promise<string> => {
  const address = new URL(`../../../${config}`, import.meta.url);
  const script = `const config = (await import('${address}')).default; console.log(${expression})`;
  const env = { ...process.env, ...given, PORTAL_E2E_DATA: '/nowhere' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env,
  });
  return stdout.trim();
};

test('tests release into no bucket, and sign with no keys, of whoever runs them', async () => {
  const inUnits = JSON.parse(await settingsIn('deploy/vitest.config.ts', 'JSON.stringify(config.test.env)'));
  expect(inUnits).toMatchObject({ RELEASE_STORE_URL: '', RELEASE_MANAGER_KEY: '' });
  expect(await settingsIn('e2e/playwright.config.ts', 'process.env.RELEASE_STORE_URL')).toBe('');
});
