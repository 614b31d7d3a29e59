import { isHydrated } from '../support/hydrated.ts';
import { prerenderedHtml } from '../support/prerendered-html.ts';
import { breakFilesOf, faults, mendFilesOf, pinBrokenEntry } from './support/broken-files.ts';
import { filesOf, remoteNamed, remotes } from './support/remote-facts.ts';
import { expect, expectPageOf, expectReadable, expectWholeFrame, failure, test } from './support/test.ts';

// Each page is broken by itself, so that these may run side by side.
test.describe.configure({ mode: 'parallel' });

/**
 * One loader serves all remotes. Every fault is tried on a page that arrives prerendered and on one that does
 * not; the other remotes show with two faults each that they are loaded by it.
 */
const triedWithAll = new Set(['public-site', 'review']);
const triedOnEach = new Set(['missing', 'left without its words']);

for (const remote of remotes) {
  const isTriedWithAll = triedWithAll.has(remote.name);
  for (const [fault, handle] of Object.entries(faults)) {
    if (!isTriedWithAll && !triedOnEach.has(fault)) continue;
    test(`${remote.name} ${fault}: named inside a whole frame, and Retry brings it back`, async ({
      pageFor,
    }) => {
      const page = await pageFor(remote);
      if (!remote.account) await prerenderedHtml(page, remote.path);
      await breakFilesOf(page, remote.name, handle);
      await page.goto(remote.path);
      await expect(failure(page, remote)).toBeVisible();
      if (!remote.account) await expectReadable(page);
      await expectWholeFrame(page, remote);
      expect(await page.evaluate(() => 'brokenOnPurpose' in globalThis), 'altered code ran').toBe(false);

      await mendFilesOf(page, remote.name);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await failure(page, remote).getByRole('button', { name: 'Retry' }).click();
      await expectPageOf(page, remote);
      expect(await page.evaluate(() => 'sameDocument' in globalThis), 'without a reload').toBe(true);
    });
  }

  test(`${remote.name} goes on while all others are down`, async ({ pageFor }) => {
    const page = await pageFor(remote);
    for (const other of remotes)
      if (other !== remote) await breakFilesOf(page, other.name, faults.missing ?? (() => {}));
    await page.goto(remote.path);
    await expectPageOf(page, remote);
    await expectWholeFrame(page, remote);
  });

  if (!isTriedWithAll) continue;

  test(`${remote.name} hanging: given up after its time, and Retry brings it back`, async ({ pageFor }) => {
    const page = await pageFor(remote);
    await page.clock.install();
    await breakFilesOf(page, remote.name, () => {});
    const asked = page.waitForRequest(filesOf(remote.name));
    const ownTexts = page.waitForResponse(/\/assets\/shell\/[^/]+\/words-en\./);
    await page.goto(remote.path, { waitUntil: 'commit' });
    await asked;
    // The shell's own time would pass as well.
    await (await ownTexts).finished();
    // The account has come by then: its time would pass as well.
    await expectWholeFrame(page, remote);
    // Somebody who waits: the time it is given passes at once, whenever it begins.
    await expect(async () => {
      await page.clock.runFor(20_000);
      await expect(failure(page, remote)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectWholeFrame(page, remote);
    await mendFilesOf(page, remote.name);
    await failure(page, remote).getByRole('button', { name: 'Retry' }).click();
    await expectPageOf(page, remote);
  });

  test(`${remote.name} with an entry that throws: the remote fails, nothing else`, async ({ pageFor }) => {
    const page = await pageFor(remote);
    await pinBrokenEntry(page, remote.name, (text) => `throw new Error('broken on purpose');${text}`);
    await page.goto(remote.path);
    await expect(failure(page, remote)).toBeVisible();
    await expectWholeFrame(page, remote);
  });

  test(`${remote.name} under a wrong global name: the remote fails, nothing else`, async ({ pageFor }) => {
    const page = await pageFor(remote);
    await pinBrokenEntry(page, remote.name, () => 'var somebodyElse = {};');
    await page.goto(remote.path);
    await expect(failure(page, remote)).toBeVisible();
    await expectWholeFrame(page, remote);
  });
}

test('a shared part that failed once is not failed for good', async ({ pageFor }) => {
  const cms = remoteNamed('cms');
  const page = await pageFor(cms);
  const before = '/workspace/denied';
  const named = await (await page.request.get(before)).text();
  const isNamed = (url: string) => named.includes(`="${new URL(url).pathname}"`);
  // Broken from the beginning, or the frame has fetched them ahead of time.
  await breakFilesOf(page, 'shell', (route) =>
    isNamed(route.request().url()) ? route.continue() : route.abort('connectionreset'),
  );
  await page.goto(before);
  await page
    .getByRole('navigation', { name: 'Workspace' })
    .getByRole('link', { name: 'Content Management' })
    .click();
  await expect(failure(page, cms)).toBeVisible();
  await mendFilesOf(page, 'shell');
  await failure(page, cms).getByRole('button', { name: 'Retry' }).click();
  await expectPageOf(page, cms);
});

test('a chart whose file did not come is drawn by Retry; the figures stay', async ({ pageFor }) => {
  const page = await pageFor({ account: 'manager' });
  const charts = /\/assets\/administration\/.*\/charts\./;
  await page.route(charts, (route) => route.abort('connectionreset'));
  await page.goto('/workspace/dashboard');
  const panel = page.getByRole('main');
  const notDrawn = panel.getByText('The chart could not be drawn.');
  await expect(notDrawn.first()).toBeVisible();
  const lost = await notDrawn.count();
  await page.unroute(charts);
  await panel.getByRole('button', { name: 'Retry' }).first().click();
  await expect(notDrawn).toHaveCount(lost - 1);
  for (const part of [
    '.recharts-xAxis-tick-labels',
    '.recharts-yAxis-tick-labels',
    '.recharts-bar-rectangle',
  ])
    await expect(panel.locator(part).first()).toBeVisible();
  // The library measures texts in the first, each of which lays out the page, and reads the font of the others.
  await expect(page.locator('#recharts_measurement_span')).toHaveCount(0);
  await expect(page.locator('.recharts-cartesian-axis-tick-value')).toHaveCount(0);
});

test('a remote that is down tells the operators which build of which release failed', async ({ pageFor }) => {
  const review = remoteNamed('review');
  const page = await pageFor(review);
  await breakFilesOf(page, review.name, faults.missing ?? (() => {}));
  const report = page.waitForRequest('**/api/client-report');
  await page.goto(review.path);
  const sent = (await report).postDataJSON();
  expect(sent).toMatchObject({ area: 'review', version: expect.stringMatching(/^\d/), phase: 'load' });
  expect(sent.sequence).toBeGreaterThan(0);
  await expect(failure(page, review)).toContainText(sent.reference);
});

test('a remote that is down tries again by itself', async ({ pageFor }) => {
  const home = remoteNamed('public-site');
  const page = await pageFor(home);
  await page.clock.install();
  await breakFilesOf(page, home.name, faults.missing ?? (() => {}));
  await page.goto(home.path);
  await expect(failure(page, home)).toContainText(/Trying again in \d+ s/);
  await mendFilesOf(page, home.name);
  await page.clock.runFor(20_000);
  await expectPageOf(page, home);
});

const words = /\/assets\/shell\/[^/]+\/words-en\./;

test('a shell whose words did not come whole once starts all the same', async ({ pageFor }) => {
  const review = remoteNamed('review');
  const page = await pageFor(review);
  await page.route(words, (route) => route.abort(), { times: 1 });
  const asked = page.waitForRequest(words);
  await page.goto(review.path);
  await asked;
  await expectPageOf(page, review);
});

test('where the words of the shell never come, who is signed in reads so on the first screen', async ({
  pageFor,
}) => {
  const page = await pageFor({ account: 'reviewer' });
  await page.route(words, (route) => route.abort());
  await page.goto('/workspace/profile');
  await expect(page.getByText('The portal could not start yet')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Load the page again' })).toBeInViewport();
});

test('a finished page lives once the words of the shell come, without being loaded again', async ({
  pageFor,
}) => {
  const page = await pageFor({});
  await prerenderedHtml(page, '/');
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (words.test(request.url())) failed += 1;
  });
  await page.route(words, (route) => route.abort());
  await page.goto('/');
  // The first three requests follow each other at once, one of them past the cache; the fourth comes seconds later.
  await expect.poll(() => failed, { timeout: 15_000 }).toBeGreaterThan(3);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.unroute(words);
  await isHydrated(page);
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'without a reload').toBe(true);
});

test('a shell whose script was altered never runs: a finished page stays, any other shows words and a way on', async ({
  pageFor,
}) => {
  const page = await pageFor({});
  await prerenderedHtml(page, '/');
  await page.route(/\/assets\/shell\/[^/]+\/main\./, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.brokenOnPurpose = true;` });
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'brokenOnPurpose' in globalThis)).toBe(false);
  await page.goto('/auth/sign-in');
  await expect(page.getByText('The portal could not start yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Load the page again' })).toBeVisible();
  expect(await page.evaluate(() => 'brokenOnPurpose' in globalThis)).toBe(false);
});
