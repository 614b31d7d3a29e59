import type { Page } from '@playwright/test';
import { stateAt } from '../../support/accounts.ts';
import { test as base, closeContext, expect } from '../../support/test.ts';
import type { RemoteFacts } from './remote-facts.ts';

/** What a browser and the portal write to the console when a file is broken on purpose. */
const expected = [
  /Area \S+ \S* ?failed/,
  /Failed to load resource/,
  /integrity|Integrity/,
  /ERR_FAILED|ERR_CONNECTION/,
  /Loading chunk \d+ failed/,
  /Refused to execute script/,
  /broken on purpose/,
  // React says that it draws anew what a lost page did not let it take over.
  /React error #422/,
];

/** Opens a page as the account that may enter a remote; errors that the fault explains are allowed. */
export const test = base.extend<{ pageFor: (remote: Pick<RemoteFacts, 'account'>) => Promise<Page> }>({
  pageFor: async ({ browser, watch, baseURL }, use, testInfo) => {
    for (const pattern of expected) watch.allow(pattern);
    const problems: string[] = [];
    const open: Page[] = [];
    await use(async ({ account }) => {
      const context = await browser.newContext(
        account ? { storageState: stateAt(baseURL ?? '', account) } : {},
      );
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(error.message));
      open.push(page);
      return page;
    });
    for (const page of open) {
      if (testInfo.status === 'passed') await closeContext(page.context());
      else await page.context().close();
    }
    expect(
      problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
      'uncaught errors',
    ).toEqual([]);
  },
});

export { expect };

const isUnavailable = ({ title }: RemoteFacts): RegExp => new RegExp(`${title} is unavailable right now`);

/** The error state in the place of the remote's page, or above the text of a page that came finished. */
export const failure = (page: Page, remote: RemoteFacts) =>
  page.getByRole('alert').filter({
    hasText: new RegExp(`${isUnavailable(remote).source}|This page is only partly available right now`),
  });

/**
 * The remote has drawn its own page: a heading that React answers for, which the prerendered page lacks, that is not
 * the error state's, and no error state.
 */
export const expectPageOf = async (page: Page, remote: RemoteFacts): Promise<void> => {
  const headings = page.getByRole('main').getByRole('heading', { level: 1 });
  const own = headings.filter({ hasNotText: isUnavailable(remote) });
  const drawn = () =>
    own.evaluateAll((all) => all.filter((one) => /__reactFiber\$/.test(Object.keys(one).join())).length);
  await expect.poll(drawn, remote.name).toBe(1);
  await expect(own).toBeVisible();
  await expect(failure(page, remote)).toHaveCount(0);
};

/** The text that came in the document of the home page is still there. */
export const expectReadable = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await main.innerText()).length).toBeGreaterThan(1_000);
};

/** Everything around the remote is whole. */
export const expectWholeFrame = async (page: Page, { account }: RemoteFacts): Promise<void> => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  if (account) await expect(page.getByRole('navigation', { name: 'Workspace' })).toBeVisible();
  else await expect(page.getByRole('contentinfo')).toBeVisible();
};
