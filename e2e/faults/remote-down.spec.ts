import { finished } from '../support/finished-page.ts';
import { breakArea, faults, mendArea, pinBrokenEntry } from './support/broken-files.ts';
import { areas, filesOf, remoteNamed } from './support/remote-facts.ts';
import { expect, expectPageOf, expectReadable, expectWholeFrame, failure, test } from './support/test.ts';

// Each page is broken by itself, so that these may run side by side.
test.describe.configure({ mode: 'parallel' });

/**
 * One loader serves all remotes. Every fault is tried on a page that arrives prerendered and on one that does
 * not; the other remotes show with two faults each that they are loaded by it.
 */
const triedWithAll = new Set(['public-site', 'review']);
const triedOnEach = new Set(['missing', 'left without its words']);

for (const area of areas) {
  const isTriedWithAll = triedWithAll.has(area.area);
  for (const [fault, handle] of Object.entries(faults)) {
    if (!isTriedWithAll && !triedOnEach.has(fault)) continue;
    test(`${area.area} ${fault}: named inside a whole frame, and Retry brings it back`, async ({
      pageFor,
    }) => {
      const page = await pageFor(area);
      if (!area.account) await finished(page, area.path);
      await breakArea(page, area.area, handle);
      await page.goto(area.path);
      await expect(failure(page, area)).toBeVisible();
      if (!area.account) await expectReadable(page);
      await expectWholeFrame(page, area);
      expect(await page.evaluate(() => 'brokenOnPurpose' in globalThis), 'altered code ran').toBe(false);

      await mendArea(page, area.area);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await failure(page, area).getByRole('button', { name: 'Retry' }).click();
      await expectPageOf(page, area);
      expect(await page.evaluate(() => 'sameDocument' in globalThis), 'without a reload').toBe(true);
    });
  }

  test(`${area.area} goes on while all others are down`, async ({ pageFor }) => {
    const page = await pageFor(area);
    for (const other of areas)
      if (other !== area) await breakArea(page, other.area, faults.missing ?? (() => {}));
    await page.goto(area.path);
    await expectPageOf(page, area);
    await expectWholeFrame(page, area);
  });

  if (!isTriedWithAll) continue;

  test(`${area.area} hanging: given up after its time, and Retry brings it back`, async ({ pageFor }) => {
    const page = await pageFor(area);
    await page.clock.install();
    await breakArea(page, area.area, () => {});
    const asked = page.waitForRequest(filesOf(area.area));
    const ownTexts = page.waitForResponse(/\/assets\/shell\/[^/]+\/words-en\./);
    await page.goto(area.path, { waitUntil: 'commit' });
    await asked;
    // The shell's own time would pass as well.
    await (await ownTexts).finished();
    // The account has come by then: its time would pass as well.
    await expectWholeFrame(page, area);
    // Somebody who waits: the time it is given passes at once, whenever it begins.
    await expect(async () => {
      await page.clock.runFor(20_000);
      await expect(failure(page, area)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectWholeFrame(page, area);
    await mendArea(page, area.area);
    await failure(page, area).getByRole('button', { name: 'Retry' }).click();
    await expectPageOf(page, area);
  });

  test(`${area.area} with an entry that throws: the remote fails, nothing else`, async ({ pageFor }) => {
    const page = await pageFor(area);
    await pinBrokenEntry(page, area.area, (text) => `throw new Error('broken on purpose');${text}`);
    await page.goto(area.path);
    await expect(failure(page, area)).toBeVisible();
    await expectWholeFrame(page, area);
  });

  test(`${area.area} under a wrong global name: the remote fails, nothing else`, async ({ pageFor }) => {
    const page = await pageFor(area);
    await pinBrokenEntry(page, area.area, () => 'var somebodyElse = {};');
    await page.goto(area.path);
    await expect(failure(page, area)).toBeVisible();
    await expectWholeFrame(page, area);
  });
}

test('a shared part that failed once is not failed for good', async ({ pageFor }) => {
  const cms = remoteNamed('cms');
  const page = await pageFor(cms);
  await page.goto('/workspace/denied');
  await breakArea(page, 'shell', (route) => route.abort('connectionreset'));
  await page
    .getByRole('navigation', { name: 'Workspace' })
    .getByRole('link', { name: 'Content Management' })
    .click();
  await expect(failure(page, cms)).toBeVisible();
  await mendArea(page, 'shell');
  await failure(page, cms).getByRole('button', { name: 'Retry' }).click();
  await expectPageOf(page, cms);
});

test('a remote that is down tells the operators which build of which release failed', async ({ pageFor }) => {
  const review = remoteNamed('review');
  const page = await pageFor(review);
  await breakArea(page, review.area, faults.missing ?? (() => {}));
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
  await breakArea(page, home.area, faults.missing ?? (() => {}));
  await page.goto(home.path);
  await expect(failure(page, home)).toContainText(/Trying again in \d+ s/);
  await mendArea(page, home.area);
  await page.clock.runFor(20_000);
  await expectPageOf(page, home);
});

test('a shell whose script was altered never runs: a finished page stays, any other shows words and a way on', async ({
  pageFor,
}) => {
  const page = await pageFor({});
  await finished(page, '/');
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
