import type { Locator } from '@playwright/test';
import { violations } from './support/accessibility-violations.ts';
import { changeLanguage, languages } from './support/change-language.ts';
import { cutTexts } from './support/cut-texts.ts';
import { isHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const address = '/workspace/review-applications';
const textsOf = (cells: Locator) => cells.allInnerTexts();

test('a manager sorts, narrows and arranges the queue, and a reload keeps it', async ({ as }) => {
  const page = await as('manager');
  await page.goto(address);
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('columnheader', { name });
  await expect(heading('Due')).toHaveAttribute('aria-sort', 'ascending');

  await main.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'All' }).click();
  // Before hydration a link leads as it does without script, and leaves this page.
  await expect(page).toHaveURL(/view=ALL/);
  await heading('Number').getByRole('button').click();
  await expect(heading('Number')).toHaveAttribute('aria-sort', 'ascending');
  const numbers = main.locator('[data-row] bdi').filter({ hasText: /^[BC]F-/ });
  // The rows from before stay until the others have come.
  await expect
    .poll(async () => {
      const texts = await textsOf(numbers);
      return texts.length > 1 && texts.join() === texts.toSorted().join();
    })
    .toBe(true);

  await main.getByRole('button', { name: 'Late', exact: true }).click();
  await expect(page).toHaveURL(/late=1/);
  await expect
    .poll(async () => {
      const rows = await textsOf(main.locator('[data-row]'));
      return rows.length > 0 && rows.every((row) => /days? late/.test(row));
    })
    .toBe(true);

  await main.getByRole('button', { name: /^Columns/ }).click();
  await page.getByRole('checkbox', { name: 'Sector' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(heading('Sector')).toBeVisible();
  await expect(heading('Number')).toHaveAttribute('aria-sort', 'ascending');
  await expect(main.getByRole('button', { name: 'Remove Late' })).toBeVisible();

  await main.locator('[data-row] a').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(main.locator('[data-row]').nth(1).getByRole('link')).toBeFocused();

  // What goes away under a key leaves the focus to what is left.
  await main.getByRole('button', { name: 'Remove Late' }).press('Enter');
  await expect(page).not.toHaveURL(/late=1/);
  await expect(main.locator('button:focus')).toBeVisible();
});

test('rows are dense on a wide screen and cards on a phone, and axe finds nothing on either', async ({
  as,
}) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}?view=ALL`);
  // Before, even a trial is a press that the page keeps.
  await isHydrated(page);
  for (const [width, height, highest, shape] of [
    [1440, 900, 28, 'tr'],
    [768, 1024, 28, 'tr'],
    [390, 844, 119, 'li'],
  ] as const) {
    await page.setViewportSize({ width, height });
    const rows = page.getByRole('main').locator(`${shape}[data-row]`);
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(highest);
    await rows.first().getByRole('link').first().click({ trial: true });
    // A title that is cut off is pressed, and ringed by the focus, where it is seen.
    const beyond = await rows.evaluateAll((all) =>
      all.filter((row) => {
        const link = row.querySelector('a[data-link]');
        const cell = link?.closest('td') ?? row;
        return (link?.getBoundingClientRect().right ?? 0) > cell.getBoundingClientRect().right;
      }),
    );
    expect(beyond).toHaveLength(0);
    if (width === 390) {
      // Score and spread.
      const figures = (await textsOf(rows)).map((text) => text.match(/\b\d\.\d\b/g) ?? []);
      const spreads = figures.flatMap(([, spread]) => spread ?? []);
      expect(
        spreads.filter((spread) => Number(spread) < 2),
        'spreads of reviewers who agree',
      ).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
  }
});

test('in all languages the first columns fit a narrow window, and only titles and names are cut', async ({
  as,
}) => {
  // Of all who have it, the one with the most views.
  const page = await as('admin');
  await page.setViewportSize({ width: 1280, height: 720 });
  const main = page.getByRole('main');
  const [table, rows] = [main.getByRole('table'), main.locator('[data-row]')];
  await page.goto(`${address}?view=ALL&pageSize=100`);
  await expect(rows.first()).toBeVisible();
  await isHydrated(page);
  for (const code of languages) {
    await changeLanguage(page, code);
    // A bar to scroll by takes up to 15 px of the place.
    const least = await table.evaluate((it: HTMLElement) => {
      it.style.width = '0';
      return it.offsetWidth;
    });
    expect(least, code).toBeLessThanOrEqual(1280 - 72 - 15);
    const whole = table.locator(':is(th, td):not(:nth-child(3), :nth-child(4))');
    expect(await cutTexts(whole.or(whole.locator('button > span'))), code).toEqual([]);
    const title = rows.locator('td:nth-child(3) [title]').first();
    await expect(title).toHaveAttribute('title', await title.innerText());
    const views = main.getByRole('navigation').first();
    await expect(views.getByRole('button')).toBeVisible();
    // One row.
    expect(await views.evaluate((it: HTMLElement) => it.offsetHeight), code).toBeLessThanOrEqual(42);
    const footTop = async () => (await main.getByRole('combobox').boundingBox())?.y;
    const before = await footTop();
    const selection = main.locator('.lucide-bell-ring');
    await rows.first().getByRole('checkbox').check();
    await expect(selection).toBeVisible();
    expect(await footTop(), code).toBe(before);
    await rows.first().getByRole('checkbox').uncheck();
    await expect(selection).toBeHidden();
  }
  // Whoever uses no pointer reads them whole in the row that has the focus.
  const cutIn = (row: Locator) =>
    row
      .locator('[title]')
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  const cutInEach = await Promise.all((await rows.all()).map(cutIn));
  const row = rows.nth(cutInEach.findIndex((count) => count > 0));
  const endOfList = () => rows.last().evaluate((it: HTMLElement) => it.offsetTop);
  const before = await endOfList();
  await page.keyboard.press('Tab');
  await row.getByRole('link').first().focus();
  expect(await cutIn(row)).toBe(0);
  // Over the rows below, which stay where they are.
  const isInSight = (texts: Element[]) =>
    texts.map((text) => {
      const { left, bottom } = text.getBoundingClientRect();
      return document.elementFromPoint(left + 2, bottom - 2) === text;
    });
  expect(await row.locator('[title][dir]').evaluateAll(isInSight)).toEqual([true, true]);
  expect(await endOfList()).toBe(before);
});

test('all that a reviewer may set stands in one row of a small laptop, in every language', async ({ as }) => {
  const page = await as('reviewer');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(address);
  const search = page.getByRole('searchbox');
  const filters = page.getByRole('main').getByRole('group').filter({ has: search });
  await expect(search).toBeVisible();
  await isHydrated(page);
  for (const code of languages) {
    await changeLanguage(page, code);
    expect(await filters.evaluate((it: HTMLElement) => it.offsetHeight), code).toBeLessThanOrEqual(42);
  }
});

test('where letters stand wider apart the columns are wider, and no word in them is cut', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}?view=ALL&pageSize=100`);
  const table = page.getByRole('main').getByRole('table');
  await expect(table.locator('[data-row]').first()).toBeVisible();
  await page.evaluate(() => {
    const wider = new CSSStyleSheet();
    wider.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(wider);
  });
  const whole = table.locator(':is(th, td):not(:nth-child(3), :nth-child(4))');
  expect(await cutTexts(whole.or(whole.locator('button > span')))).toEqual([]);
});

test('keys lead from row to row and to what narrows the list, and select', async ({ as }) => {
  const page = await as('manager');
  await page.goto(`${address}?view=ALL`);
  const main = page.getByRole('main');
  const rows = main.locator('[data-row]');
  const rowLink = (at: number) => rows.nth(at).getByRole('link').first();
  const press = (key: string) => page.keyboard.press(key);
  await expect(rows.nth(3)).toBeVisible();
  await isHydrated(page);
  await press('j');
  await expect(rowLink(0)).toBeFocused();
  await press('j');
  await press('x');
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  await press('Shift+ArrowDown');
  await press('Shift+ArrowDown');
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await press('k');
  await expect(rowLink(2)).toBeFocused();
  await press('Escape');
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(rowLink(2)).toBeFocused();

  await press('/');
  await expect(main.getByRole('searchbox')).toBeFocused();
  await press('x');
  await expect(main.getByRole('searchbox')).toHaveValue('x');
  await press('Tab');
  await press('f');
  const filters = main.getByRole('group', { name: 'Filters' });
  await expect(filters.getByRole('button', { name: 'Status' })).toBeFocused();
  await press('?');
  const list = page.getByRole('dialog', { name: 'Keys on the keyboard' });
  await expect(list.getByRole('term').first()).toHaveText('j');

  await list.getByRole('checkbox', { name: 'Letters and digits are keys' }).uncheck();
  await press('Escape');
  await expect(list).toBeHidden();
  await press('/');
  await expect(main.getByRole('searchbox')).not.toBeFocused();
});

test('a manager goes from file to file by keys and comes back to the list as it was', async ({ as }) => {
  const page = await as('manager');
  await page.goto(`${address}?view=ALL&sort=applicationNumber&order=ASC`);
  const titles = page.getByRole('main').locator('[data-row] a');
  await expect(titles.nth(1)).toBeVisible();
  const [first = '', second = ''] = await textsOf(titles);
  await titles.first().click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading(first)).toBeVisible();
  const place = page.getByRole('navigation', { name: 'Applications of the list' });
  await expect(place).toContainText(/^1 of \d+/);
  expect(await violations(page)).toEqual([]);
  // However little room the strip has, the number is whole, with the dots after it.
  const roomAfter = await page.getByText(/^[BC]F-\d{4}-\d{6}, /).evaluate((line) => {
    const number = document.createRange();
    number.setStart(line.firstChild ?? line, 0);
    number.setEnd(line.firstChild ?? line, 'BF-2026-000001'.length);
    return line.getBoundingClientRect().right - number.getBoundingClientRect().right;
  });
  expect(roomAfter).toBeGreaterThan(12);

  await page.keyboard.press('n');
  await expect(heading(second)).toBeVisible();
  await expect(place).toContainText(/^2 of \d+/);
  await page.keyboard.press('p');
  await expect(heading(first)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list of applications' }).click();
  await expect(page).toHaveURL(/view=ALL&sort=applicationNumber&order=ASC$/);
  await expect(titles.first()).toBeFocused();

  // Also by the browser's own way back, where the row is far down, by the link and on a phone.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 600 });
    const far = page.getByRole('main').locator('[data-row] a').last();
    for (const goBack of [
      () => page.goBack(),
      // Shorter where it was entered by the one who looks.
      () => page.getByRole('link', { name: /^Back to the list/ }).click(),
    ]) {
      await far.click();
      await expect(place).toBeVisible();
      await goBack();
      await expect(far).toBeFocused();
      await expect(far).toBeInViewport();
    }
  }
});

test('on a phone the search and the filters open over the bar at the bottom', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}?view=ALL`);
  const main = page.getByRole('main');
  const rows = main.locator('[data-row]');
  const number = (await rows.nth(1).locator('bdi').first().innerText()).trim();
  const search = main.getByRole('button', { name: /^Search/ });
  const field = main.getByRole('searchbox', { name: 'Search applications' });
  const heightOf = async () => Math.round((await search.boundingBox())?.y ?? 0);
  const height = await heightOf();
  expect(height).toBeGreaterThan(780);
  await expect(field).toHaveCount(0);
  await search.click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await field.fill(number);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(number);
  await expect.poll(heightOf).toBe(height); // also where few are found

  await main.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(field).toHaveCount(0);
  await expect(main.getByRole('button', { name: `Search: ${number}` })).toHaveText(number);
  const late = main.getByRole('button', { name: 'Late', exact: true });
  await expect(late).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await late.click();
  await expect(main.getByRole('button', { name: 'Filter, 1' })).toBeInViewport();
  await main.getByRole('button', { name: 'Filter, 1' }).click();
  await expect(late).toBeHidden();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('on a screen of 1400 px what narrows a view of managers stands in one line', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(`${address}?view=NO_REVIEWER&unassigned=1`);
  const bar = page.getByRole('main').getByRole('group', { name: 'Filters' });
  await expect(bar.getByRole('button', { name: 'Reviewer', exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Clear' })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(44);
});

test('every status is readable to its end in every language, on a screen of 1440 px', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}?view=ALL&pageSize=50`);
  await expect(page.locator('tr[data-row]').nth(30)).toBeVisible();
  await isHydrated(page);
  for (const language of languages) {
    await changeLanguage(page, language);
    const cut = await cutTexts(page.locator('tr[data-row] td:nth-child(5)'));
    expect.soft([...new Set(cut)], language).toEqual([]);
  }
});
