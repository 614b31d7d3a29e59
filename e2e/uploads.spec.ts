import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { violations } from './support/accessibility-violations.ts';
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

test('an upload that a reload cut off is listed, and goes on with the same file', async ({ page }) => {
  const plan = largePdf();
  const chosen = { name: 'business-plan.pdf', mimeType: 'application/pdf', buffer: plan };
  let isHeld = true;
  const starts: number[] = [];
  await page.route('**/api/file/tus/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    starts.push(Number(route.request().headers()['upload-offset']));
    // The second piece gets nowhere before the reload.
    if (isHeld && starts.length > 1) return;
    return route.continue();
  });
  await newApplicant(page);
  await page.goto('/application/fund_credit/documents');
  page.on('dialog', (dialog) => void dialog.accept());
  await main(page).getByLabel('Business plan', { exact: true }).setInputFiles(chosen);
  await expect.poll(() => starts.length).toBe(2);
  await page.reload();
  isHeld = false;
  await expect(main(page).getByText('is sent. Not finished.', { exact: false })).toBeVisible();
  const finished = page.waitForResponse((reply) => reply.headers()['upload-file-key'] !== undefined);
  const again = main(page).getByLabel('Choose business-plan.pdf again');
  await again.setInputFiles({ ...chosen, buffer: Buffer.from('%PDF-1.7') });
  await expect(main(page).getByText('This is another file.', { exact: false })).toBeVisible();
  await again.setInputFiles(chosen);
  const fileKey = (await finished).headers()['upload-file-key'] ?? '';
  await expect(main(page).getByRole('button', { name: 'Remove business-plan.pdf' })).toBeVisible();
  expect(starts[2]).toBe(starts[1]);
  expect(await storedHash(page, fileKey)).toBe(createHash('sha256').update(plan).digest('hex'));
});

const headings = ['HS chapter', 'Value of imports', 'Rate before, %', 'Rate after, %', 'Loss'];

const worksheet = async (name: string, ...rows: (string | number)[][]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Loss', rows: [headings, ...rows] }] })),
});

test('a worksheet fills in the lines of the loss, names what is wrong in it, and stays as evidence', async ({
  page,
}) => {
  await newApplicant(page);
  await page.goto('/application/fund_base/loss');
  await main(page).getByRole('radio', { name: 'Tariff revenue loss' }).check();
  const choice = main(page).getByLabel('Fill in the lines from a spreadsheet (optional)');
  const lines = main(page).getByRole('group', { name: 'Loss by chapter' });

  await choice.setInputFiles(await worksheet('first.xlsx', ['02', 1000, 20, 10], ['87', 'a lot', 25, 12.5]));
  await expect(main(page).getByText('Lines read from', { exact: false })).toContainText('2');
  await expect(main(page).getByText('Row 3: Value of imports', { exact: false })).toBeVisible();
  await expect(lines.getByLabel('HS chapter').nth(1)).toHaveValue('87');
  await expect(lines.getByLabel('Value of imports').nth(0)).toHaveValue('1,000.00');
  await expect(lines.getByLabel('Value of imports').nth(1)).toHaveValue('');

  await choice.setInputFiles(await worksheet('second.xlsx', ['27', 5000, 10, 5]));
  await expect(lines.getByLabel('HS chapter')).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Bring back my earlier lines' }).click();
  await expect(lines.getByLabel('HS chapter')).toHaveCount(2);
  await choice.setInputFiles(await worksheet('third.xlsx', ['27', 5000, 10, 5]));
  await expect(lines.getByLabel('HS chapter')).toHaveCount(1);

  await page.goto('/application/fund_base/documents');
  await expect(main(page).getByRole('button', { name: 'Remove third.xlsx' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('photographs of a paper become one PDF on the device', async ({ page }) => {
    await newApplicant(page);
    await page.goto('/application/fund_credit/documents');
    const paper = main(page).getByRole('group', { name: 'Business plan: Photographed pages' });
    const camera = paper.getByLabel('Business plan: Photograph the pages');
    const photograph = async (name: string, fullPage: boolean) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg', fullPage }),
    });

    await camera.setInputFiles(await photograph('photo.jpg', true));
    await camera.setInputFiles(await photograph('photo.jpg', false));
    await expect(paper.getByRole('img')).toHaveCount(2);
    await camera.setInputFiles({ name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('torn') });
    await expect(paper.getByText('torn.jpg cannot be read as a picture.', { exact: false })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await camera.setInputFiles(await photograph('photo.jpg', true));
    await paper.getByRole('button', { name: 'Remove page 1' }).click();
    await expect(paper.getByRole('button', { name: 'Photograph the next page' })).toBeFocused();

    const stored = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/file');
    await paper.getByRole('button', { name: 'Send as one PDF' }).click();
    const { data } = await (await stored).json();
    expect(data).toMatchObject({ mime: 'application/pdf', scanStatus: 'CLEAN' });
    await expect(main(page).getByRole('button', { name: `Remove ${data.fileName}` })).toBeVisible();
    await expect(paper.getByRole('img')).toHaveCount(0);
    await expect(paper.getByRole('button', { name: 'Photograph the pages' })).toBeFocused();
  });
});
