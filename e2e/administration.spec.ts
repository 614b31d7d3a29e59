import type { Page } from '@playwright/test';
import { password } from './support/accounts.ts';
import { mailTo } from './support/mailbox.ts';
import { newApplicant } from './support/new-applicant.ts';
import { save } from './support/save.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** A stretch of the example data that no other test adds to. */
const past = 'from=2025-12-01&to=2026-09-30';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const digits = (text: string): number => Number(text.replace(/[^\d.]/g, ''));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const openTable = async (page: Page, name: string): Promise<number[][]> => {
  await section(page, name).getByRole('button', { name: 'Show as a table' }).click();
  const rows = section(page, name).getByRole('table').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => Number(cell.textContent))),
  );
  await section(page, name).getByRole('button', { name: 'Hide the table' }).click();
  return cells;
};

/** The big number under a label of the figure panel. */
const figure = async (page: Page, label: string): Promise<number> => {
  const number = page.getByText(label, { exact: true }).locator('xpath=..').locator('p').nth(1);
  await expect(number).toHaveText(/^\d/, { timeout: 30_000 });
  return digits(await number.innerText());
};

test('the figures of the dashboard agree with each other', async ({ as }) => {
  const page = await as('manager');
  await page.goto(`/workspace?${past}`);
  const received = await figure(page, 'Received');
  const byMonth = await openTable(page, 'Applications received');
  expect(byMonth).toHaveLength(10);
  expect(sum(byMonth.flat())).toBe(received);
  expect(sum((await openTable(page, 'Applications by country')).flat())).toBe(received);

  const tiles = page.getByRole('group', { name: 'Map of the member states' }).getByRole('button');
  await expect(tiles).toHaveCount(55);
  const names = await tiles.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
  expect(sum(names.map(digits))).toBe(received);
  // What is drawn in a tile is what its name says.
  const drawn = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-count') ?? '0'));
  expect(drawn.map(digits)).toEqual(names.map(digits));

  const parts: number[] = [];
  for (const fund of ['BASE_FUND', 'CREDIT_FUND']) {
    await page.goto(`/workspace?${past}&fund=${fund}`);
    parts.push(await figure(page, 'Received'));
  }
  expect(sum(parts)).toBe(received);
});

test('what is available and what is committed make up the balance of each fund', async ({ as }) => {
  const page = await as('reviewer');
  await page.goto('/workspace');
  const balances = section(page, 'Fund balance');
  await expect(balances.getByText('Committed').first()).toBeVisible({ timeout: 30_000 });
  const lists = await balances.locator('dl').all();
  expect(lists).toHaveLength(2);
  for (const list of lists) {
    const total = digits(await list.locator('xpath=..').locator('p').nth(1).innerText());
    const [available = 0, committed = 0] = (await list.locator('dd').allInnerTexts()).map(digits);
    expect(available + committed).toBe(total);
  }
});

test('a country of the map filters the page, and the address keeps it', async ({ as }) => {
  const page = await as('manager');
  await page.goto(`/workspace?${past}`);
  const tile = page.getByRole('button', { name: /^GH Ghana: [1-9]/ });
  const count = digits((await tile.getAttribute('aria-label')) ?? '');
  await tile.click();
  await expect(page).toHaveURL(/country=GH/);
  await expect.poll(() => figure(page, 'Received')).toBe(count);
  await page.reload();
  await expect(page.getByRole('button', { name: /^GH Ghana: / })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/workspace$/);
});

test('the Admin disables a person, who is out at once, and lets them in again', async ({ as, page }) => {
  const email = await newApplicant(page);
  const admin = await as('admin');
  await admin.goto(`/workspace/user-management?search=${encodeURIComponent(email)}`);
  const row = admin.getByRole('row', { name: new RegExp(email) });
  const choose = async (verb: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await admin.getByRole('menuitem', { name: verb, exact: true }).click();
    const question = admin.getByRole('alertdialog', { name: new RegExp(`^${verb} `) });
    await question.getByRole('button', { name: verb, exact: true }).click();
    await expect(question).toBeHidden();
  };

  await choose('Disable');
  await expect(row).toContainText('Disabled');
  await page.goto('/workspace/my-applications');
  await expect(page).toHaveURL(/\/auth\/|\/403/);
  await page.goto('/auth/sign-in');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail address').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(
    main
      .getByRole('alert')
      .or(page.getByText(/disabled/i))
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/sign-in/);

  await choose('Enable');
  await expect(row).toContainText('Active');
  await signIn(page, email, password, false);

  await admin.goto(`/workspace/log-history?process=USER&search=${encodeURIComponent(email)}`);
  const first = admin.getByRole('row', { name: /User: switched/ }).first();
  await first.getByRole('button', { name: /Changes/ }).click();
  await expect(admin.getByRole('table', { name: 'Changes' })).toContainText('Disabled');
});

test('the Admin invites a reviewer and makes them a chat agent', async ({ as }) => {
  const admin = await as('admin');
  const email = `reviewer.${Date.now().toString(36)}@staff.example`;
  await admin.goto('/workspace/user-management');
  await admin.getByRole('button', { name: 'Add user' }).click();
  await admin.getByRole('menuitem', { name: 'Add fund reviewer' }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Add fund reviewer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('First name');
  await dialog.getByLabel('First name').fill('Efua');
  await dialog.getByLabel('Last name').fill('Mensah');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Country').selectOption('GH');
  await dialog.getByRole('button', { name: 'Add fund reviewer' }).click();
  await expect(dialog).toBeHidden();
  await mailTo(admin.request, email, /auth\/invitation/);

  await admin.goto(`/workspace/user-management?type=FUND_REVIEWER_USER&search=${encodeURIComponent(email)}`);
  const row = admin.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await admin.getByRole('menuitem', { name: 'Make chat agent' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Make chat agent' }).click();
  await expect(row).toContainText('Chat agent');
});

test('a dialog that a quick pointer opens from a menu gives the focus back to its button', async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/workspace/user-management?search=Nadia');
  const menu = admin.getByRole('button', { name: /^Actions for Nadia/ });
  await menu.click();
  // The last move and the press come within one frame.
  await admin.getByRole('menuitem', { name: 'Disable' }).evaluate(async (item: HTMLElement) => {
    const isUnderPointer = new Promise((resolve) => {
      new MutationObserver(resolve).observe(item, { attributeFilter: ['data-highlighted'] });
    });
    await new Promise(requestAnimationFrame);
    item.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    await isUnderPointer;
    item.click();
  });
  const question = admin.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(menu).toBeFocused();
});

test('the users that are shown are the users that are exported', async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/workspace/user-management?type=FUND_BENEFICIARY_USER&country=GH');
  await expect(admin.getByRole('row', { name: /Fund Beneficiary/ }).first()).toBeVisible();
  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Users_.+\.xlsx$/);
});

const publicFund = async (page: Page, id: string) => {
  const reply = await page.request.get(`/api/fund/${id}`);
  const { data } = (await reply.json()) as {
    data: { description: Record<string, string>; balance: { amount: string } };
  };
  return data;
};

test('a description is changed in one language only, on top of what another person saved', async ({ as }) => {
  const [mine, theirs] = [await as('admin'), await as('admin')];
  const before = await publicFund(mine, 'fund_credit');
  const stamp = Date.now().toString(36);
  const path = '/workspace/fund-description/fund_credit';
  for (const page of [mine, theirs]) await page.goto(path);

  const write = async (page: Page, language: string, text: string) => {
    await page.getByRole('button', { name: language, exact: true }).click();
    await page.getByLabel(`Description (${language})`).fill(text);
  };
  const saveIn = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
  await write(theirs, 'Español', `Créditos ${stamp}`);
  await save(saveIn(theirs));

  await write(mine, 'Português', `Créditos para empresas ${stamp}`);
  await saveIn(mine).click();
  await expect(mine.getByText('Somebody else saved this fund meanwhile')).toBeVisible();
  await expect(mine.getByLabel('Description (Português)')).toHaveValue(`Créditos para empresas ${stamp}`);
  await mine.getByRole('button', { name: 'Keep what I typed' }).click();
  await save(saveIn(mine));

  expect((await publicFund(mine, 'fund_credit')).description).toEqual({
    ...before.description,
    es: `Créditos ${stamp}`,
    pt: `Créditos para empresas ${stamp}`,
  });
  await mine.goto(`${path}/history?process=DETAILS_UPDATE`);
  await expect(mine.getByRole('row', { name: /Description changed/ }).first()).toBeVisible();
});

test('a contribution moves the balance by exactly its amount and stands in the history', async ({ as }) => {
  const admin = await as('admin');
  const before = Number((await publicFund(admin, 'fund_credit')).balance.amount);
  const reference = `GA-${Date.now().toString(36)}`;
  await admin.goto('/workspace/fund-description/fund_credit/balance');
  await admin.getByRole('radio', { name: /^Contribution/ }).check();
  await admin.getByLabel('Amount').fill('1250.50');
  await admin.getByLabel('Reference').fill(reference);
  await admin.getByRole('button', { name: 'Check and confirm' }).click();
  const question = admin.getByRole('alertdialog');
  await expect(question).toContainText('Balance afterwards');
  expect(Number((await publicFund(admin, 'fund_credit')).balance.amount)).toBe(before);
  await question.getByRole('button', { name: 'Update balance' }).click();
  await expect(admin).toHaveURL(/fund_credit\/history$/);
  await expect(admin.getByRole('row', { name: new RegExp(reference) })).toContainText('+USD');
  expect(Number((await publicFund(admin, 'fund_credit')).balance.amount)).toBeCloseTo(before + 1250.5, 2);
});

test('a visitor writes, a manager replies, the mail arrives, and the log tells it', async ({ as }) => {
  const manager = await as('manager');
  const stamp = Date.now().toString(36);
  const email = `visitor.${stamp}@example.org`;
  const sent = await manager.request.post('/api/contact-us', {
    data: {
      firstName: 'Kofi',
      lastName: 'Adjei',
      email,
      topic: 'GENERAL',
      subject: `Opening hours ${stamp}`,
      message: 'When is the office open?',
      language: 'en',
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { data } = (await sent.json()) as { data: { ticketNumber: string } };

  await manager.goto(`/workspace/contact-us?status=NEW&search=${stamp}`);
  await expect(manager.getByRole('link', { name: `Opening hours ${stamp}` })).toBeVisible();
  // The queue of all who wrote has it, too, and opens it beside the list.
  await manager.getByRole('link', { name: /^Inbox/ }).click();
  await expect(manager).toHaveURL(/\/workspace\/inbox$/);
  await manager.getByRole('searchbox', { name: 'Search the inbox' }).fill(stamp);
  await manager.getByRole('link', { name: `Opening hours ${stamp}` }).click();
  const panel = manager.getByRole('dialog');
  await panel.getByRole('button', { name: 'Send reply' }).click();
  await expect(panel.getByRole('alert')).toContainText('Reply to Kofi');
  await panel.getByLabel('Reply to Kofi').fill('From nine to five.');
  await panel.getByRole('button', { name: 'Send reply' }).click();
  await expect(panel.getByText('Answered', { exact: true })).toBeVisible();
  const mail = await mailTo(manager.request, email, /From nine to five\./);
  expect(`${mail.subject} ${mail.text}`).toContain(data.ticketNumber);

  const admin = await as('admin');
  await admin.goto(`/workspace/log-history?search=${data.ticketNumber}`);
  const row = admin.getByRole('row', { name: /Contact: changed/ });
  await row.getByRole('button', { name: /Changes/ }).click();
  await expect(admin.getByRole('table', { name: 'Changes' })).toContainText('From nine to five.');
});

test('the number of an application leads to its history, from the first row to the last', async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/workspace/review-applications?status=APPROVED');
  const number = await admin
    .getByText(/^[BC]F-\d{4}-\d{6}/)
    .first()
    .innerText();
  await admin.goto('/workspace/log-history');
  await admin.getByLabel('Application number').fill(number.slice(0, 14));
  await admin.getByRole('button', { name: 'Show its history' }).click();
  await expect(admin).toHaveURL(/entityType=application/);
  const rows = admin.getByRole('table', { name: 'Log History' }).locator('tbody tr');
  await expect(rows.first()).toContainText('Application');
  await expect(admin.getByRole('row', { name: /decided/ }).first()).toBeVisible();
  await admin.getByRole('button', { name: 'Check the log' }).click();
  await expect(admin.getByText(/^The log is whole/)).toBeVisible();
});

test('a chat agent sees what visitors read, and the Admin alone decides who is one', async ({ as }) => {
  const page = await as('reviewer');
  await page.goto('/workspace/live-chat');
  await expect(page.getByRole('group', { name: 'Whether new visitors reach you' })).toBeVisible();
  await expect(section(page, 'Offices').getByRole('link', { name: /@/ }).first()).toBeVisible();
});

test('how much waits stands beside the name of its page, also in a language of long names', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto('/workspace/profile?lang=pt');
  const entry = page.getByRole('link', { name: 'Mensagens de contacto' });
  const count = entry.locator('xpath=following-sibling::*');
  await expect(count).toHaveText(/\d/);
  const words = await entry.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect().right;
  });
  expect((await count.boundingBox())?.x).toBeGreaterThan(words);
  // Where nothing waits a name has the whole line.
  await page.goto('/workspace/fund-description?lang=en');
  const menu = page.getByRole('complementary');
  await expect(menu.getByText('Contact Us')).toBeVisible();
  const heights = await menu
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.nextElementSibling?.firstElementChild)
        .map((link) => link.getBoundingClientRect().height),
    );
  expect(new Set(heights)).toEqual(new Set([44]));
});
