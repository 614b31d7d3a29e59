import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newApplicant } from './support/new-applicant.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** Three megabytes that are a PDF by their beginning and end. */
const largePdf = (): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000), Buffer.from('\n%%EOF\n')]);

/** The SHA-256 of a stored file as its owner gets it. */
const storedHash = (page: Page, fileKey: string): Promise<string> =>
  page.evaluate(async (key) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` };
    const reply = await fetch(`/api/file/${key}`, { headers, credentials: 'include' });
    const digest = await crypto.subtle.digest('SHA-256', await reply.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }, fileKey);

test('a large file goes on where it stopped when the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/);
  const plan = largePdf();
  const starts: number[] = [];
  await page.route('**/api/file/tus/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    starts.push(Number(request.headers()['upload-offset']));
    if (starts.length !== 2) return route.continue();
    await context.setOffline(true);
    return route.abort('connectionreset');
  });
  await newApplicant(page);
  await page.goto('/application/fund_credit/documents');
  const finished = page.waitForResponse((reply) => reply.headers()['upload-file-key'] !== undefined);
  await main(page)
    .getByLabel('Business plan', { exact: true })
    .setInputFiles({ name: 'business-plan.pdf', mimeType: 'application/pdf', buffer: plan });

  await expect(main(page).getByText('Waiting for a connection.', { exact: false })).toBeVisible();
  await context.setOffline(false);

  const fileKey = (await finished).headers()['upload-file-key'] ?? '';
  await expect(main(page).getByRole('button', { name: 'Remove business-plan.pdf' })).toBeVisible();
  await expect(main(page).getByText('Waiting for a connection.', { exact: false })).toBeHidden();
  // The piece that was cut began where the next one began: what was there was not sent again.
  expect(starts[1]).toBeGreaterThan(0);
  expect(starts[2]).toBe(starts[1]);
  expect(await storedHash(page, fileKey)).toBe(createHash('sha256').update(plan).digest('hex'));
});
