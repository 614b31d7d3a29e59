import type { AccountName } from './support/accounts.ts';
import { changeLanguage, languages } from './support/change-language.ts';
import { spaceText } from './support/space-text.ts';
import { expect, test } from './support/test.ts';

const lists: [account: AccountName, path: string, heading: string][] = [
  ['admin', '/workspace/user-management', 'Name'],
  ['admin', '/workspace/user-management/sign-ins', 'When'],
  ['admin', '/workspace/log-history', 'When'],
  ['manager', '/workspace/fund-description/fund_base/history', 'Date'],
  ['manager', '/workspace/contact-us', 'Received'],
  ['manager', '/workspace/interests', 'Received'],
  ['manager', '/workspace/inbox', 'Since'],
  ['manager', '/workspace', 'Requested'],
  ['manager', '/workspace/login-history', 'When'],
];

const opposite: Record<string, string> = { ascending: 'descending', descending: 'ascending' };

for (const [account, path, name] of lists)
  test(`${path} is sorted by a heading, and by cards on a phone`, async ({ as }) => {
    const page = await as(account);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const main = page.getByRole('main');
    const heading = main.getByRole('columnheader', { name });
    const first = main.locator('[data-row]').first();
    const before = { sort: await heading.getAttribute('aria-sort'), first: await first.innerText() };
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', opposite[before.sort ?? ''] ?? /cending$/);
    await expect.poll(() => first.innerText()).not.toBe(before.first);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(main.locator('li[data-row]').first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

test('what strangers write without spaces keeps every column of a list in sight', async ({ as, page }) => {
  const name = 'Wolderufael'.repeat(7);
  const email = `without.spaces.${Date.now()}@visitor.example`;
  const visitor = { firstName: name, lastName: name, email, countryCode: 'KE', language: 'en' };
  const calls = {
    'contact-us': { topic: 'GENERAL', subject: 'a'.repeat(150), message: 'Hello' },
    'interest/new': { type: 'PARTNER', consent: true },
    profile: { phone: '+254700123456', password: 'Demo-2026-pass', consent: true },
  };
  for (const [path, data] of Object.entries(calls)) {
    const reply = await page.request.post(`/api/${path}`, { data: { ...visitor, ...data } });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  const admin = await as('admin');
  await admin.setViewportSize({ width: 1280, height: 900 });
  for (const list of ['inbox', 'contact-us', 'interests', 'user-management']) {
    await admin.goto(`/workspace/${list}?search=${list === 'inbox' ? name : email}`);
    const table = admin.getByRole('main').getByRole('table').first();
    await expect(table.locator('[data-row]')).not.toHaveCount(0);
    const overflow = await table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0));
    expect.soft(overflow, list).toBeLessThanOrEqual(0);
  }
});

/** Words of usual length that a line ends within. */
const broken = (names: Element[]) =>
  names.flatMap(({ firstChild: text }) =>
    [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text as Node, index);
      range.setEnd(text as Node, index + word.length);
      return word.length <= 12 && range.getClientRects().length > 1 ? [word] : [];
    }),
  );

for (const [path, width, names] of [
  ['/workspace/inbox', 1280, 'td:nth-child(2) bdi'],
  ['/workspace?lang=ar', 768, 'td:nth-child(2) img + span'],
] as const)
  test(`at ${width} px no name in the list of ${path} breaks within a word`, async ({ as }) => {
    const page = await as('manager');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const cells = page.getByRole('main').locator('[data-row]').locator(names);
    await expect(cells).not.toHaveCount(0);
    expect(await cells.evaluateAll(broken)).toEqual([]);
  });

test('at 768 px an e-mail address of a list breaks at its sign or a dot', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/workspace/user-management');
  const addresses = page.getByRole('main').locator('[data-row] bdi', { hasText: '@' });
  await expect(addresses).not.toHaveCount(0);
  const lines = await addresses.evaluateAll((all) =>
    all.map((address) => {
      const texts = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let [text, below] = ['', Number.POSITIVE_INFINITY];
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        for (const [at, letter] of [...(node.nodeValue ?? '')].entries()) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          text += top > below ? ` ${letter}` : letter;
          below = top;
        }
      }
      return text;
    }),
  );
  const parts = lines.flatMap((line) => line.split(/[@.]/)).map((part) => part.trim());
  expect(parts.filter((part) => part.includes(' ') && part.length <= 13)).toEqual([]);
});

test('a phone on its side shows rows of the queue, without the bar above', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/workspace/review-applications');
  const rows = page.getByRole('main').locator('[data-row]');
  await expect(rows.nth(9)).toBeAttached();
  await rows.nth(9).evaluate((row) => row.scrollIntoView({ block: 'end' }));
  // Those are wider than the window.
  for (const at of [4, 9]) await expect(rows.nth(at)).toBeInViewport({ ratio: 0.7 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('a list in a card on a phone keeps the round corners of the card', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/workspace/login-history');
  const rows = page.getByRole('main').locator('li[data-row]');
  await expect(rows).not.toHaveCount(0);
  expect(
    await rows.first().evaluate((row) => {
      const card = row.closest('[data-card]') ?? row;
      const { left, top } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(left + 1, top + 1));
    }),
  ).toBe(false);
  await expect(rows.last()).toHaveCSS('border-bottom-width', '0px');
});

test('the count of the inbox stands in its own tab on a phone, in every language', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/workspace/inbox');
  const tab = page.getByRole('main').locator('nav a[aria-current=page]');
  for (const language of languages) {
    await changeLanguage(page, language);
    await expect(tab, language).toContainText(/\d/);
    const cut = await tab.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(cut, language).toBeLessThanOrEqual(0);
  }
  await spaceText(page);
  const bar = page.getByRole('banner');
  const name = bar.getByRole('link').first();
  const room = async () => {
    const [around, text] = await Promise.all([bar.boundingBox(), name.boundingBox()]);
    return (around?.height ?? 0) - (text?.height ?? 0);
  };
  await expect.poll(room, 'the bar holds a name whose text is spaced widely').toBeGreaterThan(0);
});

test('the bar of the workspace and a row of two lines are as high as drawn', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/workspace');
  const row = page.getByRole('main').locator('[data-row]').first();
  await expect(row).toBeVisible();
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(68);
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(100);
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(64);
});

test('the focus is drawn dark within its gold where it stands on pale or white ground', async ({ as }) => {
  const page = await as('manager');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/workspace/login-history');
  const size = page.getByRole('main').getByRole('button', { name: '25', exact: true });
  await size.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(size).toBeFocused();
  await expect(size).toHaveCSS('outline-color', 'rgb(255, 201, 74)');
  await expect(size).toHaveCSS('box-shadow', 'rgb(12, 19, 17) 0px 0px 0px 5px inset');
  await page.goto('/workspace/review-applications');
  const link = page.getByRole('main').locator('[data-row] a').first();
  await link.focus();
  await page.keyboard.press('ArrowDown');
  const row = page.getByRole('main').locator('[data-row]').nth(1);
  await expect(row.locator('td').first()).toHaveCSS(
    'box-shadow',
    'rgb(12, 19, 17) 0px 3.5px 0px 0px inset, rgb(12, 19, 17) 0px -3.5px 0px 0px inset',
  );
});
