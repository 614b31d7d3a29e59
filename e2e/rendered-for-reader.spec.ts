import { countClicks } from './support/count-clicks.ts';
import { attributesNotAsHeld, isHydrated } from './support/hydrated.ts';
import { newApplicant } from './support/new-applicant.ts';
import { callApi, prepareCreditForm, sendBaseApplication } from './support/portal-api.ts';
import { expect, test } from './support/test.ts';
import { gotoRendered, openWithoutApp } from './support/without-app.ts';

test.use({ firstVisit: true });

test('what an applicant presses before the app is there is done once it is', async ({ as }) => {
  const page = await as('beneficiary');
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openWithoutApp(page, '/workspace/my-applications');
  await page.getByRole('main').getByRole('button', { name: 'Create new application' }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await letGo();
  await expect(page.getByRole('menuitem', { name: /Base Fund/ })).toBeVisible();
});

test('a menu that has the focus before the app is there opens by key, then and later, at its first entry', async ({
  as,
}) => {
  const page = await as('beneficiary');
  await page.setViewportSize({ width: 390, height: 844 });
  const trigger = page.getByRole('main').getByRole('button', { name: 'Create new application' });
  const first = page.getByRole('menuitem', { name: 'Base Fund' });
  for (const pressed of ['before', 'after']) {
    const letGo = await openWithoutApp(page, '/workspace/my-applications');
    await trigger.focus();
    if (pressed === 'before') await page.keyboard.press('Enter');
    await letGo();
    if (pressed === 'after') await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('data-highlighted');
    await page.unrouteAll();
  }
});

test('a link that an applicant follows before the app is there leads on without loading a page', async ({
  as,
}) => {
  const page = await as('beneficiary');
  const letGo = await openWithoutApp(page, '/workspace/my-applications');
  const clicks = await countClicks(page);
  await page.getByRole('main').getByRole('link', { name: 'Open application' }).first().click();
  await expect(page).toHaveURL(/my-applications$/);
  await letGo();
  await expect(page).toHaveURL(/my-applications\/app_/);
  expect(await clicks()).toBe(1);
});

test('styles of a page that comes after the script of the app are not made again', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/workspace');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.route(/\/releases\/rendered-page\.json\?/, async (route) => {
    const response = await route.fetch();
    // The script sets the class when it starts.
    await page.waitForFunction(() => document.documentElement.className !== '');
    await route.fulfill({ response });
  });
  await expect(async () => {
    await gotoRendered(page, '/workspace');
    await isHydrated(page);
    const made = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ ownerNode }) => (ownerNode as HTMLElement).dataset.emotion)
        .reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    );
    expect(made).toBeLessThan(40);
  }).toPass();
});

test('what a reviewer types before the app is there stays and is searched for', async ({ as }) => {
  const page = await as('reviewer');
  const letGo = await openWithoutApp(page, '/workspace/review-applications?status=all');
  const search = page.getByRole('searchbox', { name: 'Search applications' });
  await search.fill('leather');
  await letGo();
  await expect(search).toHaveValue('leather');
  await expect(page).toHaveURL(/search=leather/);
});

for (const [account, path] of [
  ['beneficiary', '/workspace/my-applications'],
  ['beneficiary', '/application/fund_base/project'],
  ['reviewer', '/workspace/review-applications'],
] as const) {
  test(`the page of a ${account} at ${path} reads in Arabic as the app draws it, at once in dark`, async ({
    as,
    baseURL,
  }) => {
    const page = await as(account);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies([{ name: 'portal_language', value: 'ar', url: baseURL ?? '' }]);
    const letGo = await openWithoutApp(page, path);
    const main = page.getByRole('main');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    const rendered = await main.innerText();
    await letGo();
    expect(await main.innerText()).toBe(rendered);
  });
}

test('the application that a letter leads to is read before the app is there, and stays as it stands', async ({
  page,
}) => {
  const email = await newApplicant(page);
  const { id } = await sendBaseApplication(page, `From a letter ${email}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openWithoutApp(page, `/workspace/my-applications/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`From a letter ${email}`);
  await expect(main.getByRole('heading', { name: 'What happened' })).toBeVisible();
  const heading = await main.getByRole('heading', { level: 1 }).elementHandle();
  const rendered = await main.innerText();
  await letGo();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await main.innerText()).toBe(rendered);
  expect(await attributesNotAsHeld(page)).toEqual([]);
});

test('a page stays as it was rendered where the clock of the device is a day ahead', async ({ page }) => {
  // The clock of the browser's test tools would stand for its measurements, too.
  await page.addInitScript(() => {
    const ahead = (date: DateConstructor) => date.now() + 86_400_000;
    window.Date = new Proxy(Date, {
      construct: (date, given) => Reflect.construct(date, given.length === 0 ? [ahead(date)] : given),
      get: (date, name) => (name === 'now' ? () => ahead(date) : Reflect.get(date, name)),
    });
  });
  await newApplicant(page);
  await prepareCreditForm(page, 'Cold rooms');
  const letGo = await openWithoutApp(page, '/application/fund_credit/project');
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).elementHandle();
  await letGo();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

test('the form that an applicant goes on with is read before the app is there, and stays as it stands', async ({
  page,
}) => {
  await newApplicant(page);
  await prepareCreditForm(page, 'Cold rooms');
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openWithoutApp(page, '/application/fund_credit/organisation');
  const main = page.getByRole('main');
  const name = main.getByLabel('Name of the organisation');
  await expect(name).toHaveValue('Mwangi Grain Ltd');
  const fields = await main.locator('input, select, textarea').elementHandles();
  const stand = async () => ({
    text: await main.innerText(),
    values: await Promise.all(fields.map((field) => field.inputValue())),
  });
  const rendered = await stand();
  await letGo();
  expect(await stand()).toEqual(rendered);
  expect(await Promise.all(fields.map((field) => field.evaluate((one) => one.isConnected)))).not.toContain(
    false,
  );
  expect(await attributesNotAsHeld(page)).toEqual([]);
});

test('the application that a reviewer opens is read before the app is there, and stays as it stands', async ({
  as,
}) => {
  const page = await as('reviewer');
  const main = page.getByRole('main');
  await page.goto('/workspace/review-applications?mine=1&status=UNDER_REVIEW');
  const row = main.getByRole('row').filter({ hasText: 'your turn' }).first();
  const address = (await row.getByRole('link').first().getAttribute('href')) ?? '';
  const files: string[] = [];
  page.on('request', (request) => request.url().includes('/api/file/') && files.push(request.url()));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await openWithoutApp(page, address);
    files.splice(0);
    const panel = main.getByRole('tabpanel', { name: /^Scoring/ });
    await expect(panel.getByRole('group', { name: /%$/ })).toBeVisible();
    const stand = async () => [await main.getByRole('tablist').innerText(), await panel.innerText()];
    const heading = await main.getByRole('heading', { level: 1 }).elementHandle();
    const rendered = await stand();
    await letGo();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await stand()).toEqual(rendered);
    expect(await attributesNotAsHeld(page)).toEqual([]);
    await expect.poll(() => files.length).toBe(1);
    await page.unrouteAll();
  }
});

test('a key of the page that a reviewer presses before the app is there is done once it is', async ({
  as,
}) => {
  const page = await as('reviewer');
  await page.goto('/workspace/review-applications?status=all');
  const links = page.getByRole('main').getByRole('row').getByRole('link', { name: /./ });
  const address = (await links.first().getAttribute('href')) ?? '';
  const letGo = await openWithoutApp(page, address);
  await page.keyboard.press('n');
  await letGo();
  await expect(page).not.toHaveURL(address);
  await expect(page).toHaveURL(/review-applications\/app_/);
});

test('answers that the device kept come into the rendered form, and what was typed meanwhile stays', async ({
  page,
}) => {
  await newApplicant(page);
  const { id } = await prepareCreditForm(page, 'Cold rooms');
  const letGo = await openWithoutApp(page, '/application/fund_credit/project');
  const { id: person } = await callApi<{ id: string }>(page, 'GET', '/profile/current');
  const stored = async () =>
    (await callApi<{ answers: { project: object } }>(page, 'GET', `/application/draft?id=${id}`)).answers;
  const answers = await stored();
  const kept = { ...answers, project: { ...answers.project, projectTitle: 'Kept on this device' } };
  await page.evaluate(
    ([name = '', copy = '']) => localStorage.setItem(name, copy),
    [`portal_draft:${person}:application-fund_credit`, JSON.stringify({ values: kept, at: 1 })],
  );
  const city = page.getByRole('main').getByLabel('City of the project');
  await city.fill('Kisumu');
  await letGo();
  await expect(page.getByRole('main').getByLabel('Project title')).toHaveValue('Kept on this device');
  await expect(city).toHaveValue('Kisumu');
  await expect(city).toBeFocused();
  await expect
    .poll(async () => (await stored()).project)
    .toMatchObject({ projectTitle: 'Kept on this device', city: 'Kisumu' });
});

test('nobody is shown the page whose token is no longer good', async ({ as }) => {
  const page = await as('beneficiary');
  await page.goto('/workspace/my-applications');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // Where no app runs: one that does may use the token, and end the session, before the page is left.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('access_token', 'afp_gone'));
  const answered = page.waitForResponse(/rendered-page\.json/);
  await page.goto('/workspace/my-applications');
  expect((await answered).status()).toBe(204);
  await expect(page).toHaveURL(/\/(auth\/|403)/);
});
