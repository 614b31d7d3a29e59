import type { Page } from '@playwright/test';
import type { RemoteFacts } from '../../faults/support/remote-facts.ts';
import {
  expect,
  expectPageOf,
  expectWholeFrame,
  failure,
  test as withFaults,
} from '../../faults/support/test.ts';
import { test as base } from '../../support/test.ts';

/** The remote whose files do not arrive in this cell. */
export const absent = process.env.PORTAL_MATRIX_ABSENT;

type PageFor = { pageFor: (remote: Pick<RemoteFacts, 'account'>) => Promise<Page> };

/** Nothing at all may be amiss in the console. */
const whole = base.extend<PageFor>({
  pageFor: ({ as, page }, use) => use(async ({ account }) => (account ? as(account) : page)),
});

/** What a remote that is missing explains is allowed, on every page. */
const incomplete = withFaults.extend<PageFor>({
  pageFor: ({ pageFor }, use) =>
    use(async (remote) => {
      const page = await pageFor(remote);
      await page.route(`**/assets/${absent}/**`, (route) => route.abort('connectionreset'));
      return page;
    }),
});

export const test = absent ? incomplete : whole;

export { expect, expectPageOf, expectWholeFrame, failure };
