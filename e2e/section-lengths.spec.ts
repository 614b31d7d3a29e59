import type { Page } from '@playwright/test';
import { newApplicant } from './support/new-applicant.ts';
import { prepareLongForms } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';

const screen = { width: 390, height: 844 };
const MAX_SCREENS = 3;

const own = ['eligibility', 'organisation', 'project', 'documents', 'declarations'];
const sections = {
  fund_base: [...own, 'loss'],
  fund_credit: [...own, 'financing'],
};

const screensOf = async (page: Page, path: string): Promise<number> => {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('button', { name: 'Save and continue' })).toBeVisible();
  return page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
};

test('no section is longer than three screens of a phone, with six lines and eight files', async ({
  page,
}) => {
  await page.setViewportSize(screen);
  await newApplicant(page);
  await prepareLongForms(page);
  const long: Record<string, number> = {};
  for (const [fund, names] of Object.entries(sections))
    for (const name of names) {
      const screens = await screensOf(page, `/application/${fund}/${name}`);
      if (screens > MAX_SCREENS) long[`${fund} ${name}`] = screens;
    }
  expect(long).toEqual({});
});

test('a box for a long answer shows all of it', async ({ page }) => {
  await page.setViewportSize(screen);
  await newApplicant(page);
  await page.goto('/application/fund_credit/project');
  const box = page.getByRole('main').locator('textarea').first();
  const hidden = () => box.evaluate((one) => one.scrollHeight - one.clientHeight);
  await box.fill('One more line of the answer.\n'.repeat(10));
  expect(await hidden()).toBe(0);
  await box.fill('');
  expect(await hidden()).toBe(0);
});

/** The room that is left beside what a list shows as chosen. */
const roomBeside = (list: HTMLSelectElement): number => {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.font = font;
  const words = pen.measureText(list.selectedOptions[0]?.text ?? '').width;
  return (
    list.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) - words
  );
};

test('the name of the country that is chosen is read whole on a phone', async ({ page }) => {
  await page.setViewportSize(screen);
  await newApplicant(page);
  for (const section of ['organisation', 'project']) {
    await page.goto(`/application/fund_base/${section}`);
    const list = page.getByRole('main').locator('[name=countryCode]');
    await list.selectOption('CF');
    expect(await list.evaluate(roomBeside), section).toBeGreaterThanOrEqual(0);
  }
});

test('a tablet on its side shows the amounts of lines, boxes stand beside each other, the way stays', async ({
  page,
}) => {
  await newApplicant(page);
  await prepareLongForms(page);
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/application/fund_base/loss');
  const amount = main.getByLabel(/^Value of imports/).first();
  await expect(amount).toHaveValue('18,420,000');
  expect(await amount.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/application/fund_credit/organisation');
  const top = async (name: string) => (await main.locator(`[name=${name}]`).boundingBox())?.y;
  await expect(main.locator('[name=registrationNumber]')).toBeVisible();
  expect(await top('registrationNumber')).toBe(await top('countryCode'));
  await main.locator('[name=auditor]').scrollIntoViewIfNeeded();
  const back = main.getByRole('link', { name: 'All sections' }).first();
  const isSeen = (it: HTMLElement) => {
    const { left, top, width } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, top + 8));
  };
  await expect.poll(() => back.evaluate(isSeen)).toBe(true);
});
