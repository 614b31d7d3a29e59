import type { APIRequestContext, Page } from '@playwright/test';
import { test } from '../faults/support/own-gateway.ts';
import { violations } from '../support/accessibility-violations.ts';
import { expect } from '../support/test.ts';

const manager = 'Demo-2026-release-manager';
const reader = 'Demo-2026-release-reader';
const api = '/releases/console/api';

const signIn = async (request: APIRequestContext, token: string): Promise<void> => {
  const reply = await request.post(`${api}/session`, { data: { token } });
  expect(reply.ok()).toBe(true);
};

interface State {
  release: number;
  move: number;
  apps: { app: string; isInMaintenance: boolean }[];
}

const production = async (request: APIRequestContext): Promise<State> => {
  const { environments } = await (await request.get(`${api}/environments`)).json();
  return environments.find(({ name }: { name: string }) => name === 'production');
};

/** A release more, as somebody else makes it: a remote goes into maintenance, or out of it. @returns its number */
const moveOn = async (request: APIRequestContext, reason: string): Promise<number> => {
  const { move, apps } = await production(request);
  const isOn = !apps.find(({ app }) => app === 'cms')?.isInMaintenance;
  const data = { app: 'cms', isOn, reason, seen: move };
  const reply = await request.post(`${api}/environments/production/maintenance`, { data });
  return (await reply.json()).release;
};

const rollBack = async (page: Page, chip: string) => {
  await page.getByRole('button', { name: 'Roll back production' }).click();
  const sheet = page.getByRole('dialog', { name: 'Roll production back' });
  const button = sheet.getByRole('button', { name: /^Roll back/ });
  await expect(button).toBeDisabled();
  await expect(sheet.getByText(/^Closed until (there is a reason|a release is chosen)\.$/)).toBeVisible();
  await sheet.getByRole('radio', { name: chip }).check();
  return { sheet, button };
};

test.describe.configure({ mode: 'serial' });

test('a token opens the page that was asked for, and the main page is accessible', async ({ page }) => {
  await page.goto('/releases/console/history');
  await page.getByLabel('Token', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('This token is not known.');
  await page.getByLabel('Token', { exact: true }).fill(manager);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Environments' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^shell/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Production/ })).toContainText('Signed');
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys on the keyboard' });
  await expect(list).toContainText('g m');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.getByRole('button', { name: 'Naledi' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await page.request.get(`${api}/environments`)).status()).toBe(401);
});

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('production is rolled back and forward again, each with a reason', async ({ page }) => {
    await signIn(page.request, manager);
    await moveOn(page.request, 'moving pages');
    const last = await moveOn(page.request, 'moved');
    await page.goto('/releases/console/');
    await expect(page.getByRole('heading', { level: 1, name: 'Production' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const back = await rollBack(page, 'Errors after release');
    expect((await back.button.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await back.sheet.getByLabel('Ticket').fill('INC-58');
    expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
    await back.button.click();
    await expect(page.getByText(`production serves release ${last - 1}.`)).toBeVisible();
    expect((await production(page.request)).release).toBe(last - 1);
    const newest = page.getByRole('listitem').filter({ hasText: 'INC-58' });
    await expect(newest).toContainText('Roll back');

    const forward = await rollBack(page, 'Own words');
    await expect(forward.sheet.getByText(/^No release before has other builds/)).toBeVisible();
    await forward.sheet.getByLabel('Which release').selectOption(String(last));
    await forward.sheet.getByLabel('Your reason').fill('it was not the release');
    await forward.button.click();
    await expect(forward.sheet).toBeHidden();
    const forth = page.getByRole('listitem').filter({ hasText: 'it was not the release' });
    await expect(forth).toContainText('Roll back');
  });

  test('production is frozen under the thumb: a pin is refused, a rollback is not, until it is unfrozen', async ({
    page,
  }) => {
    await signIn(page.request, manager);
    // The release before closes a remote, so that there is one to go back to.
    await moveOn(page.request, 'opened');
    await page.goto('/releases/console/');
    await page.getByRole('button', { name: 'Freeze production' }).click();
    const sheet = page.getByRole('dialog', { name: 'Freeze production' });
    await sheet.getByRole('radio', { name: 'Errors after release' }).check();
    expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
    await sheet.getByRole('button', { name: 'Freeze production' }).click();
    await expect(page.getByText('Production is frozen', { exact: true })).toBeVisible();
    await expect(page.getByText(/^By Naledi Khumalo since .+: Errors after release$/)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const { move } = await production(page.request);
    const data = { area: 'cms', version: '1', share: 100, reason: 'new', seen: move };
    const refused = await page.request.post(`${api}/environments/production/canary`, { data });
    expect(refused.status()).toBe(422);
    await rollBack(page, 'Slow');
    await page.getByRole('button', { name: /^Roll back to / }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Production is frozen', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Unfreeze production' }).click();
    const end = page.getByRole('dialog', { name: 'Unfreeze production' });
    await end.getByRole('radio', { name: 'Mended' }).check();
    await end.getByRole('button', { name: 'Unfreeze production' }).click();
    await expect(end).toBeHidden();
    await expect(page.getByRole('button', { name: 'Freeze production', exact: true })).toBeVisible();
    await expect(page.getByText('Production is frozen', { exact: true })).toBeHidden();
  });

  test('every column of the matrix is in sight', async ({ page }) => {
    await signIn(page.request, reader);
    await page.goto('/releases/console/matrix');
    for (const name of ['Changed part', 'As it is', 'New part', 'Its fallback', 'Absent'])
      await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
  });
});

test('who may sign in can be read on a phone, by the keyboard too', async ({ page }) => {
  await signIn(page.request, reader);
  await page.setViewportSize({ width: 390, height: 844 });
  const email = 'somebody.with.a.long.name@secretariat.example';
  const people = [{ name: 'Naledi '.repeat(11).trim(), role: 'developer', email }];
  const keys = [{ id: '0123456789abcdef'.repeat(2), role: 'manager', madeAt: '2026-11-22T10:20:00Z' }];
  await page.route('**/api/keys', (route) => route.fulfill({ json: { keys, people } }));
  await page.goto('/releases/console/keys');
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('who is slower reads who was faster, and keeps what was typed', async ({ page }) => {
  await signIn(page.request, manager);
  await moveOn(page.request, 'opened again');
  await page.goto('/releases/console/');
  const { sheet, button } = await rollBack(page, 'Security');
  await sheet.getByLabel('Ticket').fill('INC-59');
  const theirs = await moveOn(page.request, 'the faster one');
  await button.click();
  const alert = sheet.getByRole('alert');
  await expect(alert).toContainText('Somebody else was faster');
  await expect(alert).toContainText('by Naledi Khumalo');
  await expect(alert).toContainText('the faster one');
  await expect(sheet.getByLabel('Ticket')).toHaveValue('INC-59');
  expect((await production(page.request)).release).toBe(theirs);

  await button.click();
  await expect(sheet).toBeHidden();
  const { entries } = await (await page.request.get(`${api}/history?environment=production`)).json();
  expect(entries[0]).toMatchObject({
    action: 'rollback',
    reason: 'Security',
    ticket: 'INC-59',
    from: theirs,
  });
});

test('who is signed out while deciding signs in again above what was typed', async ({ page }) => {
  await signIn(page.request, manager);
  await moveOn(page.request, 'closed or opened');
  await page.goto('/releases/console/');
  const { sheet, button } = await rollBack(page, 'Slow');
  await sheet.getByLabel('Ticket').fill('INC-60');
  await page.request.delete(`${api}/session`);
  await button.click();
  const again = page.getByRole('alertdialog', { name: 'Your session is over' });
  await expect(again).toContainText('What you typed is kept.');
  expect(await violations(page, { within: '[role=alertdialog]' })).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await again.getByLabel('Token', { exact: true }).fill(manager);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
  await expect(sheet.getByLabel('Ticket')).toHaveValue('INC-60');
  await button.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'INC-60' })).toContainText('Roll back');
});

test('from the history of one person to what a move changed, on a desk and on a phone', async ({ page }) => {
  await signIn(page.request, manager);
  const { release } = await production(page.request);
  await page.goto('/releases/console/history');
  await page.getByLabel('Person').selectOption('Naledi Khumalo');
  await page.getByLabel('Change', { exact: true }).selectOption('Roll back');
  await expect(page).toHaveURL(/action=rollback&by=Naledi/);
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: new RegExp(` to ${release}\\b`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  await expect(page.getByText(/^Releases \d+ and \d+ pin the same builds\.$/)).toBeVisible();
  await expect(page.getByText(/^cms\s+(not )?in maintenance/)).toBeVisible();
  await expect(page.getByLabel('To release')).toHaveValue(String(release));
  expect(await violations(page)).toEqual([]);

  const apps = [{ app: 'cms', from: '1.0.0-aaaaaaaa', to: '1.1.0-bbbbbbbb', words: ['new address /pages'] }];
  await page.route('**/release-difference?*', (route) => route.fulfill({ json: { apps } }));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    await expect(page.getByText(/differs from \d+ in one app\.$/)).toBeVisible();
    await expect(page.getByText('new address /pages')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('bbbbbbbb')).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
  }
});

test('a remote is removed from its row, and pinned there again', async ({ page }) => {
  await signIn(page.request, manager);
  await page.goto('/releases/console/');
  const row = page.getByRole('row', { name: /^review/ });
  const menu = page.getByRole('button', { name: 'Change review in production' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove review from production' });
  await removal.getByLabel('Reason').fill('moved away');
  await removal.getByRole('button', { name: 'Remove review' }).click();
  await expect(row).toContainText('Not there');
  expect((await production(page.request)).apps.map(({ app }) => app)).not.toContain('review');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Pin a build' }).click();
  const pinning = page.getByRole('dialog', { name: 'Pin review in production' });
  await pinning.getByLabel('Build').selectOption({ index: 1 });
  await pinning.getByLabel('Reason').fill('back again');
  await pinning.getByRole('button', { name: /^Pin / }).click();
  await expect(row).not.toContainText('Not there');
  expect((await production(page.request)).apps.map(({ app }) => app)).toContain('review');
});

test('names as long as they may be push no column of the history out of sight', async ({ page }) => {
  await signIn(page.request, manager);
  const [by, ticket] = ['Naledi Khumalo '.repeat(5).trim(), 'INC-'.padEnd(60, '1')];
  const move = { environment: 'production', at: '2026-11-22T10:20:00Z', action: 'pin', from: 1, to: 2 };
  const halt = {
    ...move,
    action: 'canary-halt',
    by: 'portal',
    reason: 'cms exceeds its budget: loads '.repeat(4),
  };
  const entries = [{ ...move, by, ticket, reason: 'why' }, halt];
  const history = { entries, count: entries.length, people: [by], faults: [] };
  await page.route('**/api/history*', (route) => route.fulfill({ json: history }));
  await page.goto('/releases/console/history');
  for (const name of ['Who', 'Why', 'Ticket', 'Check, tests', 'Took'])
    await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  for (const text of [by, ticket, 'why']) await expect(page.getByRole('cell', { name: text })).toBeVisible();
  const why = await page.getByRole('cell', { name: 'why' }).boundingBox();
  expect(why?.width).toBeGreaterThan(200);
  const figures = page.getByRole('cell', { name: halt.reason.trim() });
  expect(await figures.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
});

test('who may only look sees no button for a change, and why', async ({ page }) => {
  await signIn(page.request, reader);
  await page.goto('/releases/console/');
  await expect(page.getByText('You may look, but change nothing')).toBeVisible();
  for (const name of [/Roll back/, /New canary/, /Promote/, /^Change /, /Freeze/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
});

test('on a tablet reasons have room, and on a small phone or with large letters nothing is cut', async ({
  page,
}) => {
  await signIn(page.request, manager);
  const [at, reason] = ['2026-11-22T10:20:00Z', 'Render errors +0.61 points, limit +0.40'];
  const halt = { environment: 'production', at, action: 'canary-halt', by: 'portal', reason, from: 1, to: 2 };
  await page.route('**/api/history*', (route) =>
    route.fulfill({ json: { entries: [halt], count: 1, people: [], faults: [] } }),
  );
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/releases/console/history');
  const why = page.getByText(reason);
  expect((await why.boundingBox())?.width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 320, height: 640 });
  const time = page.locator('li time');
  const card = time.locator('xpath=ancestor::li');
  const cut = async () => {
    const [inner, outer] = [await time.boundingBox(), await card.boundingBox()];
    return (inner?.x ?? 0) + (inner?.width ?? 0) - (outer?.x ?? 0) - (outer?.width ?? 0);
  };
  expect(await cut()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await cut()).toBeLessThanOrEqual(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
