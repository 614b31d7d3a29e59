import { matchesPattern } from '@portal/platform/release';
import { expect, test } from 'vitest';
import area from './area.ts';
import { elsewhere, paths } from './navigation/paths.ts';

const own = {
  list: paths.myApplications(),
  closed: paths.myApplications('CLOSED'),
  application: paths.application('app_1'),
  messages: paths.application('app_1', 'messages'),
  form: paths.fillIn('fund_base'),
  named: paths.fillIn('fund_base', 'app_1'),
  section: paths.section('fund_base', 'loss'),
  check: paths.check('fund_base', 'app_1'),
  sent: paths.sent('fund_base', 'app_1'),
  entered: paths.entered('fund_base', 'app_1'),
};

test('the addresses of this area, and those of others that it leads to', () => {
  const before = elsewhere.beforeYouStart('CREDIT_FUND');
  expect({ ...own, chooseFund: elsewhere.chooseFund, before }).toMatchInlineSnapshot(`
    {
      "application": "/workspace/my-applications/app_1",
      "before": "/applications/credit-fund/before-you-start",
      "check": "/application/fund_base/check?id=app_1",
      "chooseFund": "/application",
      "closed": "/workspace/my-applications?state=CLOSED",
      "entered": "/application/fund_base/entered/app_1",
      "form": "/application/fund_base",
      "list": "/workspace/my-applications",
      "messages": "/workspace/my-applications/app_1#messages",
      "named": "/application/fund_base?id=app_1",
      "section": "/application/fund_base/loss",
      "sent": "/application/fund_base/sent/app_1",
    }
  `);
});

test('every address of its own is one that the manifest claims', () => {
  const isClaimed = (address: string) => {
    const { pathname } = new URL(address, 'https://portal.example');
    return area.routes.some(({ path }) => matchesPattern(path, pathname));
  };
  expect(Object.values(own).filter((address) => !isClaimed(address))).toEqual([]);
});
