import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type AccountName, password, stateFile } from './accounts.ts';

interface Watch {
  /** What a test expects to see in the console, such as a blocked script in a tampering test. */
  allow: (pattern: RegExp) => void;
  isAllowed: (problem: string) => boolean;
}

/** Messages of the browser itself that say nothing about the portal. */
const harmless = [/Download the React DevTools/, /No routes matched location/];

/** A run may be longer than a proof of who is there counts: the dialog that asks again is answered. */
const answerIdentity = (page: Page) =>
  page.addLocatorHandler(
    page.getByRole('dialog', { name: 'Please confirm that it is you' }),
    async (dialog) => {
      await dialog.getByLabel('Your password').fill(password);
      await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    },
  );

/**
 * Every page of every test is watched: a content-security violation, an uncaught error or a console
 * error fails the test that caused it.
 */
const watchPage = (page: Page, problems: string[]) => {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && !/violat|Trusted/i.test(message.text())) return;
    // A 4xx answer that the page handles is logged by the browser as a failed resource.
    if (/Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())) return;
    problems.push(`console: ${message.text()}`);
  });
};

interface Fixtures {
  watch: Watch;
  /** For what a first visit downloads and moves: otherwise the browser may have the app's files from another test. */
  firstVisit: boolean;
  as: (name: AccountName) => Promise<Page>;
}

const closePages = async (context: BrowserContext): Promise<void> => {
  for (const page of context.pages()) await page.close();
};

/** For a test that passed: of a page that closes with its context Playwright takes a screenshot, in case the test fails later. */
export const closeContext = async (context: BrowserContext): Promise<void> => {
  await closePages(context);
  await context.close();
};

export const test = base.extend<Fixtures, { unused: Map<string, BrowserContext[]> }>({
  firstVisit: [false, { option: true }],
  /** Contexts of tests that passed, by account and device: the next test finds the app's files in them, and nothing else. */
  unused: [({ browser: _ }, use) => use(new Map()), { scope: 'worker' }],
  watch: ({ browser: _ }, use) => {
    const allowed = [...harmless];
    return use({
      allow: (pattern) => allowed.push(pattern),
      isAllowed: (problem) => allowed.some((pattern) => pattern.test(problem)),
    });
  },
  context: async ({ context, watch }, use, testInfo) => {
    const problems: string[] = [];
    context.on('page', (page) => watchPage(page, problems));
    await use(context);
    const left = problems.filter((problem) => !watch.isAllowed(problem));
    expect(left, 'content-security violations, uncaught errors and console errors').toEqual([]);
    // As `closeContext`: the context itself is closed after this.
    if (testInfo.status === 'passed') await closePages(context);
  },
  /** A page signed in as a demo account, in a browser context that it shares with no other page. */
  as: async (
    { browser, unused, firstVisit, viewport, hasTouch, colorScheme, locale, timezoneId, serviceWorkers },
    use,
    testInfo,
  ) => {
    const problems: string[] = [];
    const used: [device: string, context: BrowserContext][] = [];
    await use(async (name) => {
      const storageState = stateFile(name);
      const device = JSON.stringify([
        name,
        viewport,
        hasTouch,
        colorScheme,
        locale,
        timezoneId,
        serviceWorkers,
      ]);
      const again = firstVisit ? undefined : unused.get(device)?.pop();
      await again?.setStorageState(storageState);
      const context = again ?? (await browser.newContext({ storageState }));
      used.push([device, context]);
      const page = await context.newPage();
      watchPage(page, problems);
      await answerIdentity(page);
      return page;
    });
    for (const [device, context] of used) {
      await closePages(context);
      if (testInfo.status === 'passed') unused.set(device, [...(unused.get(device) ?? []), context]);
      else await context.close();
    }
    expect(
      problems.filter((problem) => !harmless.some((pattern) => pattern.test(problem))),
      'problems on signed-in pages',
    ).toEqual([]);
  },
});

export { expect };
