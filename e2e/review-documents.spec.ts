import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { violations } from './support/accessibility-violations.ts';
import { spaceText } from './support/space-text.ts';
import { expect, test } from './support/test.ts';

const file = '**/api/file/*';
/** One green pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwAEAQH/7yMK/gAAAABJRU5ErkJggg==',
  'base64',
);

/** A heading and a sentence. */
const letter = Buffer.from(
  'UEsDBBQAAAAIAAAAAAAx0SdPbgAAAKwAAAARAAAAd29yZC9kb2N1bWVudC54bWyzKbdKyU8uzU3NK7GzKbcqABMBRWAquKQyJ1Wh' +
    '3KosMcdWySM1MSUzL91QSd/ORh+uBkyU2AWlpuUX5SoU5CTmgSRLwEqKIArhxkLVupSWZKYWK6Ql5uQoZOYplGQUpaYqFJekFhTr' +
    'YdGrj+Q+AFBLAQIUABQAAAAIAAAAAAAx0SdPbgAAAKwAAAARAAAAAAAAAAAAAAAAAAAAAAB3b3JkL2RvY3VtZW50LnhtbFBLBQYA' +
    'AAAAAQABAD8AAACdAAAAAAA=',
  'base64',
);

/** Says that every document has this name. */
const callAll = (page: Page, fileName: string, mime: string) =>
  page.route('**/api/application/fund/*', async (route) => {
    const reply = await route.fetch();
    const json = await reply.json();
    for (const one of json.data.documents ?? []) Object.assign(one, { mime, fileName });
    await route.fulfill({ response: reply, json });
  });

const openFirst = async (page: Page): Promise<void> => {
  await page.goto('/workspace/review-applications?mine=1&status=UNDER_REVIEW');
  const main = page.getByRole('main');
  await main.getByRole('row').filter({ hasText: 'your turn' }).first().getByRole('link').click();
  await expect(main.getByRole('tablist', { name: 'Parts of the review' })).toBeVisible();
};

test('a damaged document says that it is damaged', async ({ as }) => {
  const page = await as('reviewer');
  await page.route(file, (route) => route.fulfill({ body: 'This was a document once.' }));
  await openFirst(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^This file is damaged and cannot be read/)).toBeVisible();
  await expect(main.getByLabel('Page to go to')).toHaveCount(0);
});

test('a picture is shown in place', async ({ as }) => {
  const page = await as('reviewer');
  await page.route(file, (route) => route.fulfill({ body: picture, contentType: 'image/png' }));
  await callAll(page, 'site.png', 'image/png');
  await openFirst(page);
  const shown = page.getByRole('main').getByRole('img', { name: 'site.png' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});

test('beside the controls of a document the title of a file is whole', async ({ as }) => {
  const page = await as('manager');
  const title = 'Vaccine cold chain for cross-border distribution';
  await page.goto(`/workspace/review-applications?view=ALL&search=${title}`);
  await page.getByRole('row').getByRole('link', { name: title }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: title });
  const cut = (shown: HTMLElement) => [
    shown.scrollWidth - shown.clientWidth,
    shown.scrollHeight - shown.clientHeight,
  ];
  await expect.poll(() => heading.evaluate(cut)).toEqual([0, 0]);
  const number = heading.locator('xpath=preceding-sibling::*');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => number.evaluate(cut)).toEqual([0, 0]);
  await spaceText(page);
  const inItsStrip = async () => {
    const boxes = [heading.locator('xpath=../..'), number, heading].map((part) => part.boundingBox());
    const [strip, top, last] = await Promise.all(boxes);
    if (!strip || !top || !last) return false;
    return top.y >= strip.y && last.y + last.height <= strip.y + strip.height;
  };
  await expect.poll(inItsStrip, 'with its text spaced widely').toBe(true);
});

test('a reviewer gives the first points without scrolling', async ({ as }) => {
  const page = await as('reviewer');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/workspace/review-applications');
  await page
    .getByRole('row')
    .filter({ hasText: /BF-.*your turn/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('radio').nth(5)).toBeInViewport({ ratio: 1 });
  const bottoms = await page
    .getByRole('main')
    .locator('> *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms), 'down to the edge of the window').toBe(900);
});

test('what a criterion is judged by stands beside it, and what was read stays marked', async ({ as }) => {
  const page = await as('reviewer');
  await openFirst(page);
  const main = page.getByRole('main');
  const evidence = main.locator('dl[aria-label^="Evidence for"]');
  await expect(evidence.first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const last = evidence.getByRole('button', { name: /\.pdf$/ }).last();
  const name = (await last.innerText()).trim();
  await last.click();
  const shown = main.getByLabel('Document', { exact: true }).locator('option:checked');
  await expect(shown).toContainText(name);
  await expect(shown).toContainText('(read)');

  await main.getByRole('tab', { name: /^Answers/ }).click();
  const project = main.getByRole('button', { name: 'Read: Project' });
  const before = await project.getAttribute('aria-pressed');
  await project.click();
  await expect(project).not.toHaveAttribute('aria-pressed', before ?? '');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await main.getByRole('tab', { name: /^Answers/ }).click();
  await expect(project).not.toHaveAttribute('aria-pressed', before ?? '');
  const tabs = main.getByRole('tablist', { name: 'Parts of the review' });
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => tabs.evaluate((list) => list.scrollWidth - list.clientWidth), `tabs cut at ${width} px`)
      .toBeLessThanOrEqual(0);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('the paper of a document is light in the dark, not white; a note is put on a spot of it, read there by the staff, and leads back to its page', async ({
  as,
}) => {
  const page = await as('reviewer');
  await page.emulateMedia({ colorScheme: 'dark' });
  await openFirst(page);
  await expect(page.locator('.canvasWrapper').first()).toHaveCSS('filter', 'brightness(0.94)');
  await page.emulateMedia({ colorScheme: 'light' });
  const main = page.getByRole('main');
  const paper = main.getByRole('region', { name: 'Page 1', exact: true });
  await expect(paper.locator('.textLayer span').first()).toBeVisible();
  const words = `${Date.now().toString(36)}: is this the figure of`;
  await page.keyboard.press('m');
  const writing = main.getByRole('region', { name: 'Note on page 1' });
  await expect(writing.getByRole('textbox')).toBeFocused();
  // The name of a document of one page has the place of what leads to others.
  await expect(main.getByLabel('Page to go to')).toHaveCount(0);
  expect((await main.getByLabel('Document', { exact: true }).boundingBox())?.width).toBeGreaterThan(160);
  // Above the pages one strip, in which the title stands as well.
  const [title, file] = [main.getByRole('heading', { level: 1 }), main.locator('.pdfViewer').locator('..')];
  const [above, below] = [await title.boundingBox(), await file.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThanOrEqual(45);
  const box = await paper.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 0.2 * (box?.width ?? 0), (box?.y ?? 0) + 150);
  expect(await violations(page)).toEqual([]);
  await writing.getByRole('textbox').fill(`${words} p. 1?`);
  await page.keyboard.press('Control+Enter');
  await expect(writing).toBeHidden();

  const pin = main.getByRole('button', { name: words });
  const at = await pin.boundingBox();
  expect(Math.abs((at?.x ?? 0) + 13 - (box?.x ?? 0) - 0.2 * (box?.width ?? 0))).toBeLessThan(3);
  await page.reload();
  await pin.click();
  const note = main.getByRole('region', { name: /^Note \d+, page 1$/ });
  await expect(note).toBeFocused();
  await expect(note).toContainText('Staff only');
  await expect(note.getByRole('button', { name: 'p. 1' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(main.getByRole('navigation', { name: 'Pages of the document' })).toBeVisible();
  await note.getByRole('button', { name: 'Resolve' }).click();
  await expect(note).toContainText('Resolved by');
  await note.getByRole('button', { name: 'Delete' }).click();
  await expect(note).toBeHidden();
  await expect(pin).toHaveCount(0);
});

test('a spreadsheet is read beside the page and shown as tables with its sheets, a damaged or too long one says so', async ({
  as,
}) => {
  const page = await as('reviewer');
  const wide = Array.from({ length: 61 }, (_, index) => 1_000_000 + index);
  const sheets = [
    { name: 'Costs', rows: [['Post', 2026], ['Cutter operator', 12], wide] },
    { name: 'Staff', rows: [['Women', 71]] },
    { name: 'Exports', rows: Array.from({ length: 500 }, () => wide) },
  ];
  let body = Buffer.from(await writeXlsx({ sheets }));
  await page.route(file, (route) => route.fulfill({ body }));
  await callAll(page, 'budget.xlsx', 'application/vnd.ms-excel');
  const main = page.getByRole('main');
  const reads = page.waitForEvent('worker', (worker) => worker.url().includes('/sheet-worker.'));
  const answers = reads.then((worker) => worker.waitForEvent('close'));
  await openFirst(page);
  const costs = main.getByRole('table', { name: 'Costs' });
  await expect(costs).toContainText('Cutter operator');
  await answers;
  await expect(main.getByText('60 columns')).toBeVisible();
  const [row, header] = [costs.getByRole('row').last(), costs.getByRole('row').first()];
  expect((await row.boundingBox())?.height).toBeLessThan(2 * ((await header.boundingBox())?.height ?? 0));
  await main.getByRole('tab', { name: 'Staff' }).click();
  await expect(main.getByRole('table', { name: 'Staff' }).getByRole('cell', { name: '71' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await main.getByRole('tab', { name: 'Exports' }).click();
  const drawn = main.getByRole('table', { name: 'Exports' }).locator('tr[aria-rowindex]');
  await expect(drawn.first()).toBeVisible();
  await main.getByRole('region', { name: 'budget.xlsx' }).focus();
  await page.keyboard.press('End');
  await expect(drawn.last()).toHaveAttribute('aria-rowindex', '501');
  await expect(drawn.last()).toBeInViewport();
  // It scrolled past all the others.
  await expect.poll(() => drawn.count()).toBeLessThan(120);
  await expect(drawn.first().getByRole('columnheader', { name: 'B', exact: true })).toBeInViewport();
  body = Buffer.from('This was a table once.');
  await openFirst(page);
  await expect(main.getByText(/^This file is damaged and cannot be read/)).toBeVisible();
  const letters = Array.from({ length: 20 }, () => Array.from({ length: 10 }, () => 'a'.repeat(30_000)));
  body = Buffer.from(await writeXlsx({ sheets: [{ name: 'Letters', rows: letters }] }));
  await openFirst(page);
  await expect(main.getByText(/^This file is too long to be shown here/)).toBeVisible();
});

test('a letter is shown as its words', async ({ as }) => {
  const page = await as('reviewer');
  await page.route(file, (route) => route.fulfill({ body: letter }));
  await callAll(page, 'letter.docx', 'application/msword');
  await openFirst(page);
  const shown = page.getByRole('main').getByRole('region', { name: 'letter.docx' });
  await expect(shown).toContainText('Reform plan');
  await expect(shown).toContainText('Duties fall in three steps.');
  expect(await violations(page)).toEqual([]);
});
