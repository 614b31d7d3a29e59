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
