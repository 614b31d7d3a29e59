import type { Page } from '@playwright/test';
import { freePort } from '@portal/config/free-port';
import { withOwnGateway } from './faults/support/own-gateway.ts';
import { expect, test } from './faults/support/test.ts';
import { WorkspaceCopy } from './faults/support/workspace-copy.ts';
import { newApplicant } from './support/new-applicant.ts';

test.use({ serviceWorkers: 'allow' });

const root = new URL('..', import.meta.url).pathname;
const serve = ['deploy/launch/src/start.ts', '--no-build'];

/** Where what is kept comes from: the versions of the builds. */
const versionsKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = new Set<string>();
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const [, version] = /\/assets\/([^/]+\/[^/]+)\//.exec(url) ?? [];
        if (version) found.add(version);
      }
    return [...found].sort();
  });

const untilKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/releases/offline.json')) !== undefined), {
      timeout: 60_000,
    })
    .toBe(true);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('sign-in and the public forms open without a connection, with all that they are made of', async ({
  pageFor,
}) => {
  const page = await pageFor({});
  await page.goto('/');
  await untilKept(page);
  const scripts: boolean[] = [];
  page.on('response', (response) => {
    if (/\/main\.[^/]+\.js$/.test(response.url())) scripts.push(response.fromServiceWorker());
  });
  await page.goto('/contact-us');
  await expect.poll(() => scripts).toEqual([true]);
  // The page itself did not wait for the worker.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
    workerMatchedSourceType: 'race-network-and-fetch-handler',
  });

  await page.context().setOffline(true);
  for (const path of ['/auth/sign-in', '/contact-us', '/interest']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await page.getByRole('main').getByRole('textbox').first().fill('typed without a connection');
  }
  await page.goto('/applications/eligibility-check');
  await expect(heading(page)).toBeVisible();
  // Nothing stands in for what is not kept.
  await expect(page.goto('/news')).rejects.toThrow(/ERR_/);
});

test('the applications of a person open without a connection, and show once it is back', async ({
  pageFor,
}) => {
  const page = await pageFor({ account: 'beneficiary' });
  await page.goto('/workspace/my-applications');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await untilKept(page);
  await page.context().setOffline(true);
  for (const path of ['/workspace/my-applications', '/application/any/summary']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('still signed in');
  }
  await page.goto('/workspace/my-applications');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a form opens without a connection with what the server lacks, and sends it once it is back', async ({
  pageFor,
}) => {
  const page = await pageFor({});
  const form = page.getByRole('main');
  const onDevice = () => page.evaluate(() => JSON.stringify(localStorage));
  await newApplicant(page);
  await page.goto('/application/fund_base/project');
  await form.getByLabel('Summary').fill('Kept by the server.');
  await expect(form.getByText(/^Saved/).first()).toBeVisible();
  await untilKept(page);
  await page.context().setOffline(true);
  await form.getByLabel('Project title').fill('Kept by this phone');
  await expect.poll(onDevice).toContain('Kept by this phone');
  await page.reload();
  await expect(form.getByLabel('Project title')).toHaveValue('Kept by this phone');
  await expect(form.getByLabel('Summary')).toHaveValue('Kept by the server.');
  await form.getByLabel('City of the project').fill('Mombasa');
  await expect.poll(onDevice).toContain('Mombasa');
  await page.goto('/application/fund_base');
  await expect(form.getByRole('link', { name: 'Project', exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(onDevice).not.toContain('fund_base-grown-from');
  await page.goto('/application/fund_base/project');
  await expect(form.getByLabel('Project title')).toHaveValue('Kept by this phone');
  await expect(form.getByLabel('City of the project')).toHaveValue('Mombasa');

  await page.context().setOffline(true);
  await page.goto('/workspace/my-applications');
  await expect(form.getByRole('alert')).toContainText('no connection');
  await page.context().setOffline(false);
  await expect(form.getByRole('article')).toContainText('Kept by this phone');
});

test('a new release takes the place of the one that is kept as a whole, and so does the one before', async ({
  browser,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await withOwnGateway(root, serve, async ({ url, store }) => {
    const workspace = new WorkspaceCopy(store);
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    const messages = 'remotes/public-site/locales/en.json';
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    try {
      await page.goto('/contact-us');
      await expect(button('Send message')).toBeVisible();
      await untilKept(page);
      const first = await versionsKept(page);
      expect(first).toHaveLength(2);

      workspace.edit(messages, '"Send message"', '"Send it on"');
      await workspace.release('publish', 'public-site');
      await workspace.release('pin', 'public-site');
      await context.setOffline(true);
      await page.goto('/contact-us');
      await expect(button('Send message')).toBeVisible();
      await context.setOffline(false);
      await page.goto('/contact-us');
      await expect(button('Send it on')).toBeVisible();
      const isReplaced = async () => {
        const now = await versionsKept(page);
        return now.length === 2 && now.join() !== first.join();
      };
      await expect.poll(isReplaced, { timeout: 60_000 }).toBe(true);
      await context.setOffline(true);
      await page.goto('/contact-us');
      await expect(button('Send it on')).toBeVisible();

      await context.setOffline(false);
      await workspace.release('rollback');
      await page.goto('/contact-us');
      await expect(button('Send message')).toBeVisible();
      await expect.poll(() => versionsKept(page), { timeout: 60_000 }).toEqual(first);
    } finally {
      await context.close();
      workspace.remove();
    }
  });
});

test('switched off, it takes away what it kept and itself', async ({ browser, watch }) => {
  watch.allow(/Failed to load resource/);
  const PORT = String(await freePort());
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${PORT}` });
  const page = await context.newPage();
  await withOwnGateway(
    root,
    serve,
    async () => {
      await page.goto('/contact-us');
      await untilKept(page);
    },
    { PORT },
  );
  await withOwnGateway(
    root,
    serve,
    async () => {
      await page.goto('/contact-us');
      const left = () =>
        page.evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ]);
      await expect.poll(left).toEqual([]);
      await page.reload();
      await expect(heading(page)).toBeVisible();
    },
    { PORT, OFFLINE_PAGES: 'off' },
  );
  await context.close();
});
