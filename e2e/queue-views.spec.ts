import { violations } from './support/accessibility-violations.ts';
import { changeLanguage, languages } from './support/change-language.ts';
import { cutTexts } from './support/cut-texts.ts';
import { expect, test } from './support/test.ts';

test('a person saves a view with its filters and columns, renames it and deletes it', async ({ as }) => {
  // A try that failed may have left its view behind.
  const { retry } = test.info();
  const [first, second] = [`Of Amina (${retry})`, `Mine (${retry})`];
  const page = await as('manager');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/workspace/review-applications?view=ALL');
  const main = page.getByRole('main');
  const views = main.getByRole('navigation', { name: 'Views' });
  const all = views.getByRole('link', { name: /^All \d+$/ });
  const total = (await all.innerText()).replace(/\D/g, '');
  await expect(main.getByText(`1 to 25 of ${total}, USD`)).toBeVisible();

  await main.getByRole('button', { name: 'Reviewer', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Amina Bello' }).click();
  await expect(main.getByRole('button', { name: 'Remove Amina Bello' })).toBeVisible();
  await main.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of the view').fill(first);
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  const tab = views.getByRole('link', { name: first });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  const count = (await tab.innerText()).match(/\d+$/)?.[0];
  await expect(main.getByText(new RegExp(`of ${count}, USD`))).toBeVisible();

  await main.getByRole('button', { name: /^Columns/ }).click();
  const sector = page.getByRole('checkbox', { name: 'Sector' });
  await sector.click();
  await expect(sector).toBeChecked();
  await page.keyboard.press('Escape');
  await all.click();
  await expect(main.getByRole('columnheader', { name: 'Sector' })).toBeHidden();
  await tab.click();
  await expect(main.getByRole('columnheader', { name: 'Sector' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove Amina Bello' })).toBeVisible();

  await main.getByRole('button', { name: 'Change view' }).click();
  const name = page.getByLabel('Name of the view');
  await name.fill(second);
  expect(await violations(page)).toEqual([]);
  const form = page.getByRole('dialog', { name: 'Save view' });
  await form.getByRole('button', { name: 'Change view' }).click();
  await expect(form).toBeHidden();
  await expect(views.getByRole('link', { name: second })).toBeVisible();
  await main.getByRole('button', { name: 'Change view' }).click();
  await form.getByRole('button', { name: 'Delete view' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(views.getByRole('link', { name: second })).toBeHidden();
  await expect(views.getByRole('link', { name: /^Due next/ })).toHaveAttribute('aria-current', 'page');
});

test('neither a view, a heading nor how late a review is is cut off, in any language', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/workspace/review-applications');
  const views = page.getByRole('main').getByRole('navigation').first();
  const cut = () => views.evaluate((list) => list.scrollWidth - list.clientWidth);
  const late = page.locator('tbody td:has(.lucide-clock-alert)');
  const headings = page.locator('thead button > span');
  for (const language of languages) {
    await changeLanguage(page, language);
    await expect(late.first()).toBeVisible();
    await expect.soft.poll(() => cutTexts(late.or(headings)), { message: language }).toEqual([]);
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.soft.poll(cut, { message: `${language} at ${width} px` }).toBe(0);
    }
  }
});

for (const [account, view, width] of [
  ['reviewer', 'Your turn', 600],
  ['manager', 'Ready to decide', 1440],
] as const)
  test(`the bell leads a ${account} to what waits`, async ({ as }) => {
    const page = await as(account);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/workspace/profile');
    const bar = page.getByRole('banner');
    // Without room for the bell the button of the menu has a dot, which lets itself be pressed through.
    const dot = bar.getByText(/^What waits for you: [1-9]/).locator('..');
    await expect(dot).toBeInViewport();
    const menu = bar.getByRole('button', { name: 'Menu' });
    const [at, around] = [await dot.boundingBox(), await menu.boundingBox()];
    expect(at && around && at.x > around.x && at.x + at.width < around.x + around.width).toBe(true);
    await page.setViewportSize({ width, height: 900 });
    await expect(dot).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^What waits for you: [1-9]/ })
      .click();
    const item = page.getByRole('menuitem', { name: /Applications/ });
    await expect(item).toHaveText(/[1-9]\d*$/);
    expect(await violations(page)).toEqual([]);
    await item.click();
    // Other tests judge and decide meanwhile: how many is not compared.
    const shown = page.getByRole('link', { name: new RegExp(`^${view} [1-9]`) });
    await expect(shown).toHaveAttribute('aria-current', 'page');
  });
