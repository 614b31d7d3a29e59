import { type RemoteFacts, remotes } from '../faults/support/remote-facts.ts';
import { actions } from './support/actions.ts';
import { absent, expect, expectPageOf, expectWholeFrame, failure, test } from './support/test.ts';

/** The remotes that this set has: one that is new in it is unknown to sets from before. */
const served = process.env.PORTAL_MATRIX_AREAS?.split(',');
const inSet = remotes.filter(({ name }) => served?.includes(name) ?? true);
const whole = inSet.filter(({ name }) => name !== absent);

const landing = ({ path }: RemoteFacts): string => path;

for (const facts of whole) {
  test(`${facts.name} opens and does its work`, async ({ pageFor }) => {
    const page = await pageFor(facts);
    await page.goto(landing(facts));
    await expectPageOf(page, facts);
    await expectWholeFrame(page, facts);
    await actions[facts.name]?.(page);
    await expect(failure(page, facts)).toHaveCount(0);
  });
}

test('one person goes from remote to remote in one document', async ({ pageFor }) => {
  const page = await pageFor({ account: 'admin' });
  const own = whole.filter(({ account }) => account === 'admin');
  const [first] = own;
  await page.goto(first ? landing(first) : '/workspace/profile');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Before hydration a link would load another document.
  if (first) await expectPageOf(page, first);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  for (const facts of [...own, ...own]) {
    const menu = page.getByRole('navigation', { name: 'Workspace' });
    await menu
      .locator(`a[href="${landing(facts)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(landing(facts));
    await expectPageOf(page, facts);
  }
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'without a reload').toBe(true);
});

for (const facts of inSet.filter(({ name }) => name === absent)) {
  test(`${facts.name} is absent and says so inside a whole frame`, async ({ pageFor }) => {
    const page = await pageFor(facts);
    await page.goto(landing(facts));
    await expect(failure(page, facts)).toBeVisible();
    await expectWholeFrame(page, facts);
    await expect(failure(page, facts).getByRole('button', { name: 'Retry' })).toBeVisible();
  });
}
